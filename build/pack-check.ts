// Packs for three systems with the real configuration and fake distributions of Electron, and checks contents, fuses and file types. The
// package for Linux goes into the given folder (outside the repository, so that our own node_modules cannot help by accident): it is run.
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { getRawHeader, listPackage } from '@electron/asar'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { Arch, build, Platform } from 'electron-builder'
import config from './electron-builder.ts'
import { fakeElectron } from './fake-electron.ts'
import { FILE_TYPES } from './file-types.ts'
import { root } from './vite.ts'

const allowed = (binary: string) => [
  /^\/package\.json$/,
  /^\/dist\/electron\/(main\.js|worker\.js|preload\.cjs)$/,
  /^\/dist\/renderer\/(index\.html|licences\.json|assets\/[\w.-]+\.(js|css|woff2|svg|png))$/,
  new RegExp(`^/node_modules/better-sqlite3/(LICENSE|package\\.json|lib/.+\\.js|prebuilds/${binary}\\.node)$`),
]
const FUSES = [
  [FuseV1Options.RunAsNode, FuseState.DISABLE],
  [FuseV1Options.EnableCookieEncryption, FuseState.DISABLE],
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable, FuseState.DISABLE],
  [FuseV1Options.EnableNodeCliInspectArguments, FuseState.DISABLE],
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation, FuseState.ENABLE],
  [FuseV1Options.OnlyLoadAppFromAsar, FuseState.ENABLE],
  [FuseV1Options.GrantFileProtocolExtraPrivileges, FuseState.DISABLE],
] as const

/** Of each system: where its package is, and in it the archive and the program. */
const SYSTEMS = {
  linux: { arch: 'x64', platform: Platform.LINUX, folder: 'linux-unpacked', resources: 'resources', program: './citadel' },
  darwin: {
    ...{ arch: 'arm64', platform: Platform.MAC, folder: 'mac-arm64' },
    ...{ resources: 'Citadel.app/Contents/Resources', program: 'Citadel.app' },
  },
  win32: { arch: 'x64', platform: Platform.WINDOWS, folder: 'win-unpacked', resources: 'resources', program: 'Citadel.exe' },
} as const

const cache = join(root, '.cache/pack')
rmSync(cache, { recursive: true, force: true })

async function packed(system: keyof typeof SYSTEMS): Promise<string> {
  const { arch, platform, folder, resources, program } = SYSTEMS[system]
  const [fake, out] = [join(root, `.cache/fake/check-${system}`), join(cache, system)]
  await fakeElectron(fake, String(config.electronVersion), system)
  const its = structuredClone(config)
  await build({
    projectDir: root,
    targets: platform.createTarget('dir', arch === 'x64' ? Arch.x64 : Arch.arm64),
    publish: 'never',
    // Names and icons are edited by a tool of Windows' own.
    config: {
      ...its,
      ...{ electronDist: fake, directories: { ...its.directories, output: out } },
      win: { ...its.win, signAndEditExecutable: false },
      // Signing needs a tool of macOS' own.
      electronFuses: { ...its.electronFuses, resetAdHocDarwinSignature: process.platform === 'darwin' },
    },
  })
  const home = join(out, folder)
  const asar = join(home, resources, 'app.asar')
  const ALLOWED = allowed(`${system}-${arch}`)
  const files = listPackage(asar, { isPack: false }).filter((name) => /\.\w+$|LICENSE$/.test(name))
  const strangers = files.filter((name) => !ALLOWED.some((pattern) => pattern.test(name)))
  const missing = ALLOWED.filter((pattern) => !files.some((name) => pattern.test(name)))
  if (strangers.length > 0) throw new Error(`${system}: unexpected files in app.asar:\n${strangers.join('\n')}`)
  if (missing.length > 0) throw new Error(`${system}: missing from app.asar: ${missing.join(' ')}`)
  // The system loads a binary from a file, never from an archive.
  if (!/"[\w-]+\.node":\{[^{}]*"unpacked":true/.test(JSON.stringify(getRawHeader(asar).header)))
    throw new Error(`${system}: the database's binary is inside the archive`)
  const wire = await getCurrentFuseWire(join(home, program))
  const wrong = FUSES.filter(([fuse, state]) => wire[fuse] !== state).map(([fuse]) => FuseV1Options[fuse])
  if (wrong.length > 0) throw new Error(`${system}: fuses set wrongly: ${wrong.join(', ')}`)
  if (system === 'darwin') checkBundle(readFileSync(join(home, program, 'Contents/Info.plist'), 'utf8'))
  console.log(`${system}: app.asar holds the ${files.length} files it should, and the fuses are set`)
  return join(home, resources)
}

function checkBundle(plist: string): void {
  const wanted = ['ElectronAsarIntegrity', String(config.appId), ...FILE_TYPES.map(({ ext }) => `<string>${ext}</string>`)]
  const missing = wanted.filter((each) => !plist.includes(each))
  if (missing.length > 0) throw new Error(`darwin: missing from Info.plist: ${missing.join(', ')}`)
}

const resources = await packed('linux')
await packed('darwin')
await packed('win32')

const bundle = readFileSync(join(root, 'dist/electron/main.js'), 'utf8')
if (/\bWebSocketServer\b/.test(bundle)) throw new Error('browser mode got into the desktop app')

const at = process.argv[2]
if (at) cpSync(resources, at, { recursive: true })
