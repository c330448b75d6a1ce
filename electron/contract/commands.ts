/** A command as shown in a menu, in the palette and in the list of keys. */
export interface CommandInfo {
  readonly name: string
  /** The menu it belongs to. */
  readonly menu: 'file' | 'game' | 'go' | 'help'
  /** In Electron's notation: `CommandOrControl+Shift+Z`. */
  readonly keys?: string
  /** A second shortcut, which the menu does not show. */
  readonly alsoKeys?: string
  /** The browser reserves these keys: they work only in the desktop app's menu. */
  readonly desktopKeys?: true
}

/** Every command that works anywhere in the app: one list for the menus, the palette and the keys. */
export const COMMANDS = {
  'new-campaign': { name: 'New campaign…', menu: 'file', keys: 'CommandOrControl+N', desktopKeys: true },
  'quick-game': { name: 'Quick game', menu: 'file' },
  print: { name: 'Print records…', menu: 'file', keys: 'CommandOrControl+P' },
  settings: { name: 'Settings', menu: 'file', keys: 'CommandOrControl+,' },

  undo: { name: 'Undo', menu: 'game', keys: 'CommandOrControl+Z' },
  redo: { name: 'Redo', menu: 'game', keys: 'CommandOrControl+Shift+Z', alsoKeys: 'CommandOrControl+Y' },
  hint: { name: 'Hint: what would a good player do?', menu: 'game' },
  recall: { name: 'Where was I?', menu: 'game' },
  'look-back': { name: 'Replay this game', menu: 'game' },
  'previous-turn': { name: 'Replay: previous turn', menu: 'game' },
  'next-turn': { name: 'Replay: next turn', menu: 'game' },
  'previous-fight': { name: 'Replay: previous fight', menu: 'game' },
  'next-fight': { name: 'Replay: next fight', menu: 'game' },

  palette: { name: 'Find anything…', menu: 'go', keys: 'CommandOrControl+K' },
  hall: { name: 'Hall', menu: 'go', keys: 'CommandOrControl+1', desktopKeys: true },
  campaigns: { name: 'Campaigns', menu: 'go', keys: 'CommandOrControl+2', desktopKeys: true },
  chronicle: { name: 'Chronicle of the campaign', menu: 'go', keys: 'CommandOrControl+3', desktopKeys: true },
  shelf: { name: 'All games', menu: 'go', keys: 'CommandOrControl+7', desktopKeys: true },
  records: { name: 'Hall of fame', menu: 'go', keys: 'CommandOrControl+4', desktopKeys: true },
  puzzles: { name: 'Puzzles', menu: 'go' },
  lab: { name: 'The Lab', menu: 'go', keys: 'CommandOrControl+8', desktopKeys: true },
  rulebook: { name: 'Rulebook', menu: 'go', keys: 'CommandOrControl+6', desktopKeys: true },
  safety: { name: 'Safety and backups', menu: 'go', keys: 'CommandOrControl+5', desktopKeys: true },

  rules: { name: 'Rules', menu: 'help', keys: 'F1' },
  shortcuts: { name: 'Keys', menu: 'help', keys: 'CommandOrControl+/' },
  about: { name: 'About Citadel', menu: 'help' },
} as const satisfies Readonly<Record<string, CommandInfo>>

export type CommandId = keyof typeof COMMANDS

export const COMMAND_IDS = Object.keys(COMMANDS).filter(isCommandId)

function isCommandId(id: string): id is CommandId {
  return Object.hasOwn(COMMANDS, id)
}

/** The campaigns that a menu shows, the most recently played first. */
export const RECENT_CAMPAIGNS = 6

/** The campaigns that are not archived, the most recently played first. One never played counts from its creation. */
export function recentCampaigns<C extends Recency>(campaigns: readonly C[]): readonly C[] {
  return campaigns.filter(({ archived }) => !archived).toSorted((a, b) => lastUseOf(b).localeCompare(lastUseOf(a)))
}

interface Recency {
  readonly archived: boolean
  readonly createdAt: string
  readonly playedAt: string | null
}

/** When a campaign was played last, or created: an ISO time. */
export function lastUseOf({ createdAt, playedAt }: Pick<Recency, 'createdAt' | 'playedAt'>): string {
  return playedAt ?? createdAt
}
