type Picture = readonly [size: number, png: Buffer]

/** Windows: a directory of pictures, then the pictures as PNG. A size of 256 is written as 0. */
export function ico(pictures: readonly Picture[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let at = head.length
  for (const [i, [size, png]] of pictures.entries()) {
    const entry = 6 + 16 * i
    head.writeUInt8(size % 256, entry)
    head.writeUInt8(size % 256, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(at, entry + 12)
    at += png.length
  }
  return Buffer.concat([head, ...pictures.map(([, png]) => png)])
}

/** The names macOS has for pictures of each size, those for screens of double density among them. */
const NAMES: Readonly<Record<number, readonly string[]>> = {
  16: ['icp4'],
  32: ['icp5', 'ic11'],
  64: ['ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
}

/** macOS: named parts, each with its length. */
export function icns(pictures: readonly Picture[]): Buffer {
  const parts = pictures.flatMap(([size, png]) => (NAMES[size] ?? []).map((name) => part(name, png)))
  return part('icns', Buffer.concat(parts))
}

function part(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32BE(8 + content.length, 4)
  return Buffer.concat([head, content])
}
