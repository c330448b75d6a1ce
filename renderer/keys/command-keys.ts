import { COMMAND_IDS, COMMANDS, type CommandId, type CommandInfo } from '../../electron/contract/index.ts'

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** The command whose keys were pressed; keys that the browser reserves are left to the menu. */
export function commandOf(pressed: Pressed, mac = isMac()): CommandId | null {
  return COMMAND_IDS.find((id) => keysOf(COMMANDS[id]).some((keys) => isPressed(keys, pressed, mac))) ?? null
}

function keysOf({ keys, alsoKeys, desktopKeys }: CommandInfo): readonly string[] {
  return desktopKeys ? [] : [keys, alsoKeys].filter((each) => each !== undefined)
}

function isPressed(keys: string, { key, ctrlKey, metaKey, shiftKey, altKey }: Pressed, mac: boolean): boolean {
  const parts = keys.split('+')
  const wantsCommand = parts.includes('CommandOrControl')
  const sign = parts.at(-1) ?? ''
  // Whether a character needs Shift depends on the keyboard; for letters and F keys Shift is part of the shortcut.
  const shiftFits = /^\W$/.test(sign) || shiftKey === parts.includes('Shift')
  return (
    key.toLowerCase() === sign.toLowerCase() &&
    !altKey &&
    shiftFits &&
    (mac ? metaKey : ctrlKey) === wantsCommand &&
    !(mac ? ctrlKey : metaKey)
  )
}

/** As printed on the keys: `Ctrl+Shift+Z`, and on a Mac `⇧⌘Z`. */
export function keysInWords(keys: string, mac = isMac()): string {
  if (!mac) return keys.replace('CommandOrControl', 'Ctrl')
  return `${keys.includes('Shift') ? '⇧' : ''}${keys.includes('CommandOrControl') ? '⌘' : ''}${keys.split('+').at(-1)}`
}

/** For `aria-keyshortcuts`. */
export function keysForAria(keys: string, mac = isMac()): string {
  return keys.replace('CommandOrControl', mac ? 'Meta' : 'Control')
}

/** Whether the page runs in the desktop app, whose menu handles all the keys. */
export function isDesktop(): boolean {
  return window.citadel !== undefined
}

function isMac(): boolean {
  return navigator.platform.startsWith('Mac')
}
