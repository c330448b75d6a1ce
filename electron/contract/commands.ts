/** What a command's line in a menu, in the palette and among the keys is made of. */
export interface CommandInfo {
  readonly name: string
  /** The menu it stands in. */
  readonly menu: 'file' | 'raid' | 'go' | 'help'
  /** In Electron's words: `CommandOrControl+Shift+Z`. */
  readonly keys?: string
  /** A second one for the same, which the menu does not show. */
  readonly alsoKeys?: string
  /** The browser keeps these keys to itself: they work in the desktop app's menu. */
  readonly desktopKeys?: true
}

/** Everything that can be told to the app from anywhere: one list for the menus, the palette and the keys. */
export const COMMANDS = {
  'new-campaign': { name: 'New campaign…', menu: 'file', keys: 'CommandOrControl+N', desktopKeys: true },
  'quick-raid': { name: 'Quick raid', menu: 'file' },
  print: { name: 'Print records…', menu: 'file', keys: 'CommandOrControl+P' },
  settings: { name: 'Settings', menu: 'file', keys: 'CommandOrControl+,' },

  undo: { name: 'Take back', menu: 'raid', keys: 'CommandOrControl+Z' },
  redo: { name: 'Do again', menu: 'raid', keys: 'CommandOrControl+Shift+Z', alsoKeys: 'CommandOrControl+Y' },
  hint: { name: 'Hint: what would a sensible player do?', menu: 'raid' },
  'look-back': { name: 'Look back on this raid', menu: 'raid' },
  'previous-turn': { name: 'Looking back: the turn before', menu: 'raid' },
  'next-turn': { name: 'Looking back: the next turn', menu: 'raid' },
  'previous-fight': { name: 'Looking back: the fight before', menu: 'raid' },
  'next-fight': { name: 'Looking back: the next fight', menu: 'raid' },

  palette: { name: 'Find anything…', menu: 'go', keys: 'CommandOrControl+K' },
  hall: { name: 'Hall', menu: 'go', keys: 'CommandOrControl+1', desktopKeys: true },
  campaigns: { name: 'Campaigns', menu: 'go', keys: 'CommandOrControl+2', desktopKeys: true },
  chronicle: { name: 'Chronicle of the campaign', menu: 'go', keys: 'CommandOrControl+3', desktopKeys: true },
  shelf: { name: 'All games', menu: 'go', keys: 'CommandOrControl+7', desktopKeys: true },
  records: { name: 'Hall of records', menu: 'go', keys: 'CommandOrControl+4', desktopKeys: true },
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

/** The campaigns a menu shows, those played last first. */
export const RECENT_CAMPAIGNS = 6

/** Campaigns that are not put away, those played last first; one that nobody has played counts from its making. */
export function recentCampaigns<C extends Recency>(campaigns: readonly C[]): readonly C[] {
  return campaigns.filter(({ archived }) => !archived).toSorted((a, b) => newest(b).localeCompare(newest(a)))
}

interface Recency {
  readonly archived: boolean
  readonly createdAt: string
  readonly playedAt: string | null
}

function newest({ createdAt, playedAt }: Recency): string {
  return playedAt ?? createdAt
}
