import type { ComponentType, ReactNode } from 'react'
import type { Client, HallOfRecords } from '../electron/contract/index.ts'
import type { LogEntry, Replay, SessionView } from '../engine/kernel/types.ts'
import type { BookPage } from './book-page.ts'
import type { CampaignPage } from './campaign-page.ts'
import type { EventPage } from './event-page.ts'
import type { SessionTable } from './host/session.ts'
import type { EmblemDrawing } from './icons/emblem.tsx'
import type { RecallPage } from './recall-page.ts'
import type { FriezePlate } from './scene/frieze.tsx'
import type { TalePage } from './tale-page.ts'

/**
 * One game, as the page knows it. `games/<game>/page.ts` exports one of these and `games.ts` lists it; screens and common parts get it with `useGamePage` and name no game.
 *
 * A manifest is read with the first page, so it stays light: anything heavy is a lazy component or is imported on demand.
 */
export interface GamePage {
  /** The engine's id of the game. The root of the document carries it as `data-game`, so that its style sheet can set its surface. */
  readonly id: string
  /** Its place among the games, lowest first, as in the engine. The app is named after the first. */
  readonly place: number
  readonly title: string
  /** Two or three sentences about it, for the list of all that can be found. */
  readonly blurb: string
  /** Its emblem: small beside its lines in lists, large on a box without a picture. */
  readonly emblem: EmblemDrawing
  readonly words: GameWords
  /** Heads the card of an open game: `Alysa still waits`. */
  readonly waits: string

  /** What the cover says of it, and the ready game that one press begins. */
  readonly cover: CoverPage

  /** What it tells someone who comes back to it after days, fetched on demand; left out, where its session stands. */
  readonly recall?: () => Promise<RecallPage>

  /** A session at its table, open or over; the curtain is handled elsewhere. Lazy. */
  readonly Table: ComponentType<TableProps>
  /** A position in the replay: its field and its side. Lazy. */
  readonly Past: ComponentType<PastProps>
  /** The name of that position, for the bar; left out where the board says enough. */
  readonly PastWhere?: ComponentType<WhereProps>
  /** The board at a moment for paper, a sheet for each of its parts. Lazy. Left out by games whose board is not drawn so. */
  readonly Poster?: ComponentType<{ readonly replay: Replay }>
  /** The dialog that begins a game. Lazy. Left out where `game.start` begins one at once, without options. */
  readonly NewGame?: ComponentType<NewGameProps>
  /** What the game keeps on the shelf apart from its sessions, as a pane: sheets, decks. Lazy. */
  readonly Shelf?: ComponentType
  /** What the game lays above the lists of the hall of fame, from its own lists that have rows. Lazy. */
  readonly Records?: ComponentType<{ readonly boards: HallOfRecords }>
  /** Provides what the game remembers from screen to screen while the page is open. */
  readonly Around?: ComponentType<{ readonly children: ReactNode }>

  /** Its table of events: how each looks, sounds and weighs. Fetched with the first line of a chronicle, or with its table. */
  readonly events: () => Promise<EventPage>
  /** Where a session stands, in words that anyone may read: it must reveal no secret. */
  readonly standing: (session: SessionView) => Standing
  /** Whether an errand that stands until it is stopped can still come to anything, from what its seat sees; omitted where it always can. */
  readonly orderHolds?: (session: SessionView, order: string) => boolean
  /**
   * Whether the others at one screen must look away from the question now; where a game leaves it out, from every question of a session in
   * which people hide things from each other. A table that is seen by all shows nothing that only one seat may know.
   */
  readonly veils?: (session: SessionView) => boolean
  /** How a session ended, as a heading, by the kind of its outcome. A game given up needs none, and one that older rules ended has none. */
  readonly outcomes: Readonly<Record<string, string>>
  /** The names of the moments that the replay can jump to; a kind left out never occurs. If omitted, the usual four. */
  readonly moments?: MomentNames

  /** The rulebook: glossary, printed tables, cells that were read. Fetched with the first look into it. */
  readonly book: () => Promise<BookPage>
  /** Keys of its own board, for the list of all keys. */
  readonly keys?: readonly KeyList[]
  /** What is explained when first met, fetched with the first table; left out by a game without a guide. */
  readonly guide?: () => Promise<GuideTexts>
  /** How a finished game is told. */
  readonly tale: TalePage
  /** The games of a campaign share a roster; omitted by games without campaigns, whose sessions are on the shelf. */
  readonly campaign?: CampaignPage
}

/** How the replay divides a game: turns come from its chronicle, the other kinds from the chapters of its tale. */
export const MOMENT_KINDS = ['turn', 'fight', 'find', 'loss'] as const
export type MomentKind = (typeof MOMENT_KINDS)[number]
export type MomentNames = { readonly [K in MomentKind]?: string }

/** What a session of the game is called in common screens, without a capital: `raid`, `game`. */
export interface GameWords {
  /** `raid`. */
  readonly one: string
  /** `raids`. */
  readonly many: string
  /** What its length is counted in: `turn`. */
  readonly turn: string
  /** One that nobody has joined yet: `A party that is being made`. */
  readonly nobodyYet: string
}

/** A game on the cover, with which the app opens. */
export interface CoverPage {
  /** On its box: `a game, 1980`, and who plays it for how long: `1 to 6 players, 2 hours`. */
  readonly kind: string
  readonly players: string
  /** The picture on its box: the address of an SVG with a symbol `box`, 160 by 266, of which the middle is always seen. Without one, the emblem. */
  readonly box?: string
  /** What it is about, in two sentences. */
  readonly lead: string
  /** Faces such as the ready game brings: symbols of the sprite of faces. Left out where a game has none. */
  readonly faces?: readonly string[]
  /** What the ready game brings, and what one should know before: a label, a few words, and what is added in small. */
  readonly rows: readonly (readonly [label: string, words: string, more: string])[]
  /** The great button: `A ready party goes in`. */
  readonly ready: string
  /** The wide picture over it all; where a game has none, the first game’s. */
  readonly frieze?: FriezePlate
  /** Begins a game with everything chosen sensibly, and answers with its session. Imported on demand. */
  readonly begin: (client: Client) => Promise<string>
}

/**
 * The words of one line for events of one answer that say one thing; null where the next has its own line.
 *
 * @param before those of the line so far, oldest first
 */
export type Together = (before: readonly LogEntry[], next: LogEntry) => string | null

/** A session at the table: what can be done with it, and how it looks to the seat at the screen. */
export interface TableProps {
  readonly table: SessionTable
  readonly session: SessionView
}

/** A position in the replay: after input `at`, with the chronicle so far. */
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

/** Where a session stands. It leaves out who decides: every session says so. */
export interface Standing {
  /** In a few words: `Turn 3`. */
  readonly when: string
  /** What else one wants to know after three weeks away, as rows of a card: `Against`, `Ogre 1, Ogre 2`. */
  readonly rows: readonly (readonly [label: string, text: string])[]
  /** The names of the people of a party, where a game has one. */
  readonly people?: readonly string[]
}

/** The look of an event. The picture never stands alone: the sentence is beside it. */
export interface EventLook {
  /** The id of a symbol in the sprite. */
  readonly icon: string
  readonly tone: Tone
}

/** `harm`: someone is worse off, no matter who; `good`: someone has gained. */
export type Tone = 'plain' | 'harm' | 'good'

/** Keys under a heading, and what each does. */
export interface KeyList {
  readonly title: string
  readonly lines: readonly { readonly keys: readonly string[]; readonly does: string }[]
}

/** What the guide says, and when. */
export interface GuideTexts {
  readonly lessons: readonly Lesson[]
  /** What a screen can do, told once when it is first opened; by screen. */
  readonly tips: Readonly<Record<string, Tip>>
}

/** Something explained once, when first met. */
export interface Lesson {
  readonly id: string
  /** When it is due: at a question on this topic, after an event of this type, or while the table reports this condition. */
  readonly when: { readonly topic: string } | { readonly event: string } | { readonly state: string }
  readonly title: string
  readonly text: string
  /** The case with the full rule. */
  readonly rule: string
  /** What the case is called where it has no number: the summary at the head of a book. */
  readonly ruleName?: string
  /** True of a game that is over; every other lesson is about playing on. */
  readonly atEnd?: true
}

export interface Tip {
  readonly title: string
  readonly text: string
}
