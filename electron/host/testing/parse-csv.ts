/** RFC 4180, strictly; the apostrophe that guards a text from being taken for a formula is taken away. */
export function parseCsv(file: string): readonly Readonly<Record<string, string>>[] {
  if (!file.startsWith('\uFEFF')) throw new Error('the mark of UTF-8 is missing')
  const rows: string[][] = []
  let row: string[] = []
  let at = 1
  while (at < file.length) {
    const [cell, next] = file[at] === '"' ? quoted(file, at) : plain(file, at)
    row.push(cell)
    if (file[next] === ',') at = next + 1
    else if (file.startsWith('\r\n', next)) {
      rows.push(row)
      row = []
      at = next + 2
    } else throw new Error(`a cell ends oddly at ${next}`)
  }
  if (row.length > 0) throw new Error('the last line has no end')
  const [head = [], ...lines] = rows
  return lines.map((line) => {
    if (line.length !== head.length) throw new Error('a line is shorter or longer than the first')
    return Object.fromEntries(head.map((label, i) => [label, unguarded(line[i] ?? '')]))
  })
}

function quoted(file: string, from: number): readonly [string, number] {
  for (let at = from + 1; ; at++) {
    if (at >= file.length) throw new Error('a quoted cell has no end')
    if (file[at] !== '"') continue
    if (file[at + 1] !== '"') return [file.slice(from + 1, at).replaceAll('""', '"'), at + 1]
    at += 1
  }
}

function plain(file: string, from: number): readonly [string, number] {
  let to = from
  while (to < file.length && file[to] !== ',' && file[to] !== '\r') to += 1
  const cell = file.slice(from, to)
  if (/["\n]/.test(cell)) throw new Error('a cell with a quote or a line end is not quoted')
  return [cell, to]
}

/** No cell begins as a formula does, numbers apart. */
function unguarded(cell: string): string {
  if (cell.startsWith("'")) return cell.slice(1)
  if (/^[=+\-@\t\r|%]/.test(cell) && !/^-?\d+$/.test(cell)) throw new Error(`a formula: ${cell}`)
  return cell
}
