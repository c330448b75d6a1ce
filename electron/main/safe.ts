import type { WebPreferences } from 'electron'

/** What every page of ours runs under, shown or printed. */
export const SAFE = {
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  webSecurity: true,
  spellcheck: false,
} as const satisfies WebPreferences
