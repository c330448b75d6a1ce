// Packs for Linux with the real configuration and a fake Electron, checks the contents and the fuses, and unpacks the
// result for a run into the given folder (outside the repository, so that our own node_modules cannot help by accident).
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { extractAll, listPackage } from '@electron/asar'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { build, Platform } from 'electron-builder'
import config from './electron-builder.ts'
import { fakeElectron } from './fake-electron.ts'
import { root } from './vite.ts'

const ALLOWED = [
  /^\/package\.json$/,
  /^\/dist\/electron\/(main\.js|worker\.js|preload\.cjs)$/,
  /^\/dist\/renderer\/(index\.html|licences\.json|assets\/[\w.-]+\.(js|css|woff2|svg|png))$/,
  /^\/node_modules\/better-sqlite3\/(LICENSE|package\.json|lib\/.+\.js|prebuilds\/linux-x64\.node)$/,
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

const fake = join(root, '.cache/fake/electron')
const out = join(root, '.cache/pack')
await fakeElectron(fake, String(config.electronVersion))
rmSync(out, { recursive: true, force: true })
await build({
  projectDir: root,
  targets: Platform.LINUX.createTarget('dir'),
  publish: 'never',
  config: { ...config, electronDist: fake, directories: { ...config.directories, output: out } },
})

const asar = join(out, 'linux-unpacked/resources/app.asar')
const files = listPackage(asar, { isPack: false }).filter((name) => /\.\w+$|LICENSE$/.test(name))
const strangers = files.filter((name) => !ALLOWED.some((pattern) => pattern.test(name)))
const missing = ALLOWED.filter((pattern) => !files.some((name) => pattern.test(name)))
if (strangers.length > 0) throw new Error(`unexpected files in app.asar:\n${strangers.join('\n')}`)
if (missing.length > 0) throw new Error(`missing from app.asar: ${missing.join(' ')}`)

const wire = await getCurrentFuseWire(join(out, 'linux-unpacked/citadel'))
const wrong = FUSES.filter(([fuse, state]) => wire[fuse] !== state).map(([fuse]) => FuseV1Options[fuse])
if (wrong.length > 0) throw new Error(`fuses set wrongly: ${wrong.join(', ')}`)

const bundle = readFileSync(join(root, 'dist/electron/main.js'), 'utf8')
if (/\bWebSocketServer\b/.test(bundle)) throw new Error('browser mode got into the desktop app')

const at = process.argv[2]
if (at) extractAll(asar, at)
console.log(`app.asar holds the ${files.length} files it should, and the fuses are set`)
