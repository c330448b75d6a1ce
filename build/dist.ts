// node build/dist.ts [--draft] [--dir]: installers for the system it runs on, into release/; with --dir the app unpacked.
// Nothing is uploaded. Each kind is made by itself: where a tool is missing, the others are made all the same.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { downloadArtifact } from '@electron/get'
import { build, type Configuration, Platform, Arch as Processor } from 'electron-builder'
import config from './electron-builder.ts'
import { fakeElectron } from './fake-electron.ts'
import { identity, refusal } from './identity.ts'
import { ARCHS, type Arch, type Failure, KINDS, missingInWords, nameOf, type System, unreachableHost } from './installers.ts'
import { root } from './vite.ts'

const require = createRequire(import.meta.url)
const draft = process.argv.includes('--draft')
const dir = process.argv.includes('--dir')

const why = draft || dir ? null : refusal(identity())
if (why !== null) {
  console.error(`error: ${why}`)
  process.exit(1)
}

const PLATFORMS = { linux: Platform.LINUX, darwin: Platform.MAC, win32: Platform.WINDOWS } as const
/** Where electron-builder puts the package that no installer holds yet. */
const UNPACKED = {
  linux: { x64: 'linux-unpacked', arm64: 'linux-arm64-unpacked' },
  darwin: { x64: 'mac', arm64: 'mac-arm64' },
  win32: { x64: 'win-unpacked', arm64: 'win-arm64-unpacked' },
} as const
const { platform } = process
if (!(platform in KINDS)) throw new Error(`no installers are made on ${platform}`)
const system = platform as System

/** Null for the real runtime; the folder of a fake one, for a draft where the real one cannot be had. */
async function fakeRuntime(arch: Arch): Promise<string | null> {
  const version = String(config.electronVersion)
  try {
    const checksums = require('electron/checksums.json') as Record<string, string>
    await downloadArtifact({ version, artifactName: 'electron', platform, arch, checksums })
    return null
  } catch (error) {
    if (!draft) throw error
    const at = join(root, `.cache/fake/${system}-${arch}`)
    await fakeElectron(at, version, system)
    return at
  }
}

/** The files of that kind. */
async function make(kind: string, arch: Arch, electronDist: string | null): Promise<readonly string[]> {
  const options: Configuration = {
    // electron-builder writes into what it is given.
    ...structuredClone(config),
    ...(electronDist !== null && { electronDist }),
    artifactName: nameOf(kind, draft),
  }
  const targets = PLATFORMS[system].createTarget(kind, Processor[arch])
  const files = await build({ projectDir: root, targets, publish: 'never', config: options })
  return kind === 'dir' ? [join(root, 'release', UNPACKED[system][arch])] : files.filter((file) => !file.endsWith('.blockmap'))
}

const made: string[] = []
const failures: Failure[] = []
const fakes: Arch[] = []
/** Why a tool of electron-builder's could not be fetched: its host gets one request. */
const missingTools = new Map<string, string>()
const kinds: Readonly<Record<string, string>> = dir ? { dir: '' } : KINDS[system]
const own: Arch = process.arch === 'arm64' ? 'arm64' : 'x64'

for (const arch of dir ? [own] : ARCHS) {
  const electronDist = await fakeRuntime(arch)
  if (electronDist !== null) fakes.push(arch)
  const before = made.length
  for (const [kind, tool] of Object.entries(kinds)) {
    try {
      const missing = missingTools.get(tool)
      if (missing !== undefined) throw new Error(missing)
      made.push(...(await make(kind, arch, electronDist)))
    } catch (thrown) {
      const [error = ''] = (thrown instanceof Error ? thrown.message : String(thrown)).split('\n')
      if (unreachableHost(error) !== null) missingTools.set(tool, error)
      failures.push({ kind, arch, error: error.slice(0, 160) })
    }
  }
  // What an installer would hold.
  if (draft && made.length === before) made.push(...(await make('dir', arch, electronDist)))
}

console.log(made.length > 0 ? `Made:\n${made.map((file) => `  ${file}`).join('\n')}` : 'Nothing could be made.')
const missing = missingInWords(failures, fakes)
if (missing !== null) console.log(missing)
process.exitCode = failures.length > 0 && !draft ? 1 : 0
