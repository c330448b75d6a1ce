// What Electron, and the systems behind it, demand of menus and lists.
import { fatal, platform, wordsOf } from './law.ts'

type Item = Electron.MenuItemConstructorOptions

const ROLES = wordsOf('MenuItemConstructorOptions', 'role')
const TYPES = wordsOf('MenuItemConstructorOptions', 'type')
/** Roles of macOS that do nothing elsewhere (docs/api/menu-item.md, "Roles"). */
const MACS = new Set([
  ...['appMenu', 'services', 'hide', 'hideOthers', 'unhide', 'startSpeaking', 'stopSpeaking', 'front', 'zoom', 'window', 'shareMenu'],
  ...['toggleTabBar', 'selectNextTab', 'selectPreviousTab', 'showAllTabs', 'mergeAllWindows', 'clearRecentDocuments'],
  ...['moveTabToNewWindow', 'recentDocuments', 'showSubstitutions', 'toggleSmartQuotes', 'toggleSmartDashes', 'toggleTextReplacement'],
])
const ACCELERATOR =
  /^((Command|Cmd|Control|Ctrl|CommandOrControl|CmdOrCtrl|Alt|Option|AltGr|Shift|Super|Meta)\+)*([A-Z0-9]|F([1-9]|1\d|2[0-4])|Plus|Space|Tab|Backspace|Delete|Insert|Return|Enter|Up|Down|Left|Right|Home|End|PageUp|PageDown|Escape|Esc|[)!@#$%^&*(:;+=<,_\-.>/?~`{\][|\\}"'])$/

/** Of a whole bar or menu: what is wrong with it. `keys` gathers what is registered. */
function faultsOf(template: readonly Item[], keys: Map<string, string>): readonly string[] {
  return template.flatMap((item) => {
    const { label, role, type, submenu, accelerator, registerAccelerator } = item
    const name = label ?? role ?? type ?? JSON.stringify(item)
    const faults: string[] = []
    if (label === undefined && role === undefined && type === undefined) faults.push(`a menu item without label, role or type: ${name}`)
    if (role !== undefined && !ROLES.includes(role)) faults.push(`a menu item has the role ${role}, which there is not`)
    if (role !== undefined && MACS.has(role) && platform !== 'darwin') faults.push(`the role ${role} is for macOS only`)
    if (type !== undefined && !TYPES.includes(type)) faults.push(`a menu item of the type ${type}, which there is not`)
    if (type === 'submenu' && submenu === undefined) faults.push(`${name} is a submenu without one`)
    if (label === '') faults.push('a menu item with an empty label')
    if (/(^|[^&])&(&&)*(\s|$)/.test(label ?? '')) faults.push(`${label} loses an ampersand`)
    if (accelerator !== undefined) {
      const text = String(accelerator)
      if (!ACCELERATOR.test(text)) faults.push(`${name} has the accelerator ${text}, which cannot be read`)
      const other = keys.get(text)
      if (registerAccelerator !== false && other !== undefined) faults.push(`${text} belongs to ${other} and to ${name}`)
      if (registerAccelerator !== false) keys.set(text, name)
    }
    return Array.isArray(submenu) ? [...faults, ...faultsOf(submenu, keys)] : faults
  })
}

export function heldToRules(template: readonly Item[]): void {
  const faults = faultsOf(template, new Map())
  if (faults.length > 0) fatal(faults.join('; '))
}

/** Of the jump list of Windows (docs/api/app.md, `setJumpList`). */
export function jumpList(categories: readonly Electron.JumpListCategory[] | null, removed: readonly string[]): string {
  for (const { type = 'tasks', name, items = [] } of categories ?? []) {
    if (type === 'custom' && !name) fatal('a custom category of the jump list without a name')
    for (const { title, program, args, description } of items) {
      if (!title || !program) fatal('a task of the jump list without title or program')
      if ((description?.length ?? 0) > 260) fatal(`the description of ${title} is longer than 260 characters`)
      if (removed.includes(args ?? '')) return 'customCategoryAccessDeniedError'
    }
  }
  return 'ok'
}
