// node build/dist.ts [--draft] [--dir]: installers for the system it runs on, into release/; with --dir the app unpacked.
// Nothing is uploaded. Each kind is made by itself: where a tool is missing, the others are made all the same.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { downloadArtifact } from '@electron/get'
import { Arch, build, type Configuration, Platform } from 'electron-builder'
import config from './electron-builder.ts'
import { fakeElectron } from './fake-electron.ts'
import { identity, refusal } from './identity.ts'
import { root } from './vite.ts'

const require = createRequire(import.meta.url)
const draft = process.argv.includes('--draft')
const dir = process.argv.includes('--dir')

const why = draft || dir ? null : refusal(identity())
if (why !== null) {
  console.error(`error: ${why}`)
  process.exit(1)
}

const KINDS = { linux: ['AppImage', 'deb', 'rpm'], darwin: ['dmg', 'zip'], win32: ['nsis', 'portable'] } as const
const PLATFORMS = { linux: Platform.LINUX, darwin: Platform.MAC, win32: Platform.WINDOWS } as const
/** Where electron-builder puts the package that no installer holds yet. */
const UNPACKED = {
  linux: { x64: 'linux-unpacked', arm64: 'linux-arm64-unpacked' },
  darwin: { x64: 'mac', arm64: 'mac-arm64' },
  win32: { x64: 'win-unpacked', arm64: 'win-arm64-unpacked' },
} as const
const { platform } = process
if (!(platform in KINDS)) throw new Error(`no installers are made on ${platform}`)
const system = platform as keyof typeof KINDS

const made: string[] = []
const failed: string[] = []
/** The host of electron-builder's tools, where it cannot be reached: asked once. */
let unreachable: string | null = null
const fakes: string[] = []

/** A folder or archive of the runtime; a fake one for a draft where the real one cannot be had. */
async function runtime(arch: 'x64' | 'arm64'): Promise<string | null> {
  try {
    const version = String(config.electronVersion)
    const checksums = require('electron/checksums.json') as Record<string, string>
    await downloadArtifact({ version, artifactName: 'electron', platform, arch, checksums })
    return null
  } catch (error) {
    if (!draft) throw error
    fakes.push(arch)
    const at = join(root, `.cache/fake/${system}-${arch}`)
    await fakeElectron(at, String(config.electronVersion), system)
    return at
  }
}

/** The files of that kind. */
async function make(kind: string, arch: 'x64' | 'arm64', electronDist: string | null): Promise<readonly string[]> {
  const options: Configuration = {
    // electron-builder writes into what it is given.
    ...structuredClone(config),
    ...(electronDist !== null && { electronDist }),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: electron-builder fills these in
    ...(draft && { artifactName: '${productName}-DRAFT-${version}-${arch}.${ext}' }),
  }
  const targets = PLATFORMS[system].createTarget(kind, Arch[arch])
  const files = await build({ projectDir: root, targets, publish: 'never', config: options })
  return kind === 'dir' ? [join(root, 'release', UNPACKED[system][arch])] : files.filter((file) => !file.endsWith('.blockmap'))
}

for (const arch of dir ? ([process.arch === 'arm64' ? 'arm64' : 'x64'] as const) : (['x64', 'arm64'] as const)) {
  const electronDist = await runtime(arch)
  const before = made.length
  for (const kind of dir ? ['dir'] : KINDS[system]) {
    if (unreachable !== null) {
      failed.push(`${kind} for ${arch}`)
      continue
    }
    try {
      made.push(...(await make(kind, arch, electronDist)))
    } catch (error) {
      const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
      unreachable = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT) ([\w.-]+)/.exec(line)?.[1] ?? null
      failed.push(`${kind} for ${arch}${unreachable === null ? ` (${line.slice(0, 160)})` : ''}`)
    }
  }
  // What an installer would hold.
  if (draft && made.length === before) made.push(...(await make('dir', arch, electronDist)))
}

console.log(made.length > 0 ? `Made:\n${made.map((file) => `  ${file}`).join('\n')}` : 'Nothing could be made.')
if (fakes.length > 0)
  console.log(`The Electron runtime for ${fakes.join(' and ')} could not be had: these drafts hold a fake one and start nothing.`)
if (failed.length > 0) {
  const why = unreachable === null ? '' : `, whose tools electron-builder fetches from ${unreachable}, which cannot be reached`
  console.log(`Could not be made here: ${failed.join(', ')}${why}.`)
}
process.exitCode = failed.length > 0 && !draft ? 1 : 0
