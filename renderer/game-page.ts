import type { ComponentType, ReactNode } from 'react'
import type { Json, LogEntry, Replay, SessionView } from '../engine/kernel/types.ts'
import type { BookPage } from './book-page.ts'
import type { CampaignPage } from './campaign-page.ts'
import type { Table } from './host/session.ts'
import type { TalePage } from './tale-page.ts'

/**
 * One game, as the page knows it. `games/<game>/page.ts` exports one of these and `games.ts` lists it; screens and furniture
 * ask for it with `useGamePage` and name no game.
 *
 * A manifest is read with the first page, so it stays light: whatever is heavy is a lazy component or is imported when asked for.
 */
export interface GamePage {
  /** The engine's id of the game. The root of the document carries it as `data-game`, so that its style sheet can set its surface. */
  readonly id: string
  /** Where it stands among the games of the house, the lowest first: as in the engine. The app is called after the first. */
  readonly place: number
  readonly title: string
  /** Two or three sentences on its sleeve. */
  readonly blurb: string
  /** The picture on its sleeve. */
  readonly Art: ComponentType
  readonly words: GameWords
  /** The card of the shelf that leads back to an open game, or into a new one. */
  readonly invites: Invitation

  /** The seats hide things from each other, as the engine's game says: a curtain falls between two people at one screen. */
  readonly isSecret: boolean

  /** A session at its table, open or over; a curtain that is drawn is not its business. Lazy. */
  readonly Table: ComponentType<TableProps>
  /** A position that is looked back on: the field and the side of the replay. Lazy. */
  readonly Past: ComponentType<PastProps>
  /** Where that position stands, for the bar. */
  readonly PastWhere: ComponentType<WhereProps>
  /** The dialog that begins a game. Lazy. Null where one is begun at once by `game.start`, without any wish. */
  readonly NewGame: ComponentType<NewGameProps> | null
  /** What the game keeps on the shelf beside its sessions, as a pane: sheets, decks. Lazy. */
  readonly Shelf?: ComponentType
  /** Keeps what the game remembers from screen to screen while the page is open. */
  readonly Around?: ComponentType<{ readonly children: ReactNode }>

  /** How an event looks; null for a type that the game does not know (today's rules may have dropped it). */
  readonly look: (event: { readonly type: string; readonly data: Json }) => EventLook | null
  /** Where a session stands, in words that whoever looks may read: nothing of it may be a secret. */
  readonly standing: (session: SessionView) => Standing
  /** How a session ended, as a heading; `kind` is the outcome's, and older rules may have had others. */
  readonly outcomeTitle: (kind: string) => string
  /** Ids whose deaths are falls worth leaping to when a game is looked back on. */
  readonly people: (session: SessionView) => ReadonlySet<string>

  /** The rulebook: words of the game, printed tables, cells that were read. */
  readonly book: BookPage
  /** Keys of its own board, for the list of all keys. */
  readonly keys?: readonly KeyList[]
  /** What is explained when it is first met; null for a game without a guide. */
  readonly guide: GuideTexts | null
  /** How a game that is over is told. */
  readonly tale: TalePage
  /** The games of a campaign share a roster; left out by games that have none, which stand on the shelf. */
  readonly campaign?: CampaignPage
}

/** What a session of the game is called in common screens, without a capital: `raid`, `game`. */
export interface GameWords {
  /** `raid`. */
  readonly one: string
  /** `raids`. */
  readonly many: string
  /** Of one that nobody has been named for yet: `A party that is being made`. */
  readonly nobodyYet: string
}

export interface Invitation {
  /** Over the card of an open game: `Alysa still waits`. */
  readonly waits: string
  /** Over the card while none is open: `Who wins Alysa?` */
  readonly begins: string
  /** Who sits down and what it is about, under that. */
  readonly lead: string
  /** Where finished games stand, while there are none. */
  readonly noneFinished: string
}

/** A session at the table: what can be done with it, and how it stands for the seat that is looking. */
export interface TableProps {
  readonly table: Table
  readonly session: SessionView
}

/** A position that is looked back on: after input `at`, with the chronicle of the whole game. */
export interface PastProps {
  readonly at: number
  readonly session: Replay
  readonly log: readonly LogEntry[]
}

export interface WhereProps {
  readonly session: SessionView
}

export interface NewGameProps {
  readonly onClose: () => void
}

/** Where a session stands. Who is asked need not be said: every session says it. */
export interface Standing {
  /** In few words: `Turn 3`. */
  readonly when: string
  /** What else one wants to know after three weeks, as rows of a card: `Against`, `Ogre 1, Ogre 2`. */
  readonly rows: readonly (readonly [label: string, text: string])[]
}

/** How something that happened looks. The picture never stands alone: the sentence is beside it. */
export interface EventLook {
  /** The id of a symbol in the sprite. */
  readonly icon: string
  readonly tone: Tone
}

/** `harm`: somebody is worse off by it, whoever that is; `good`: somebody has gained. */
export type Tone = 'plain' | 'harm' | 'good'

/** Keys under a heading, and what each does. */
export interface KeyList {
  readonly title: string
  readonly lines: readonly { readonly keys: readonly string[]; readonly does: string }[]
}

/** What the guide says, and when. */
export interface GuideTexts {
  readonly lessons: readonly Lesson[]
  /** What a screen can do, told once where it is first opened; by screen. */
  readonly tips: Readonly<Record<string, Tip>>
}

/** Something that is explained once, when it is first met. */
export interface Lesson {
  readonly id: string
  /** When it is due: at a question of this topic, after an event of this type, or while the table says that this is so. */
  readonly when: { readonly topic: string } | { readonly event: string } | { readonly state: string }
  readonly title: string
  readonly text: string
  /** Where the rules say all of it. */
  readonly rule: string
}

export interface Tip {
  readonly title: string
  readonly text: string
}
