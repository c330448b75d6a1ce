import type { ComponentType, ReactNode } from 'react'
import type { Campaign, Character, CharacterRow, Client, GameFigures, Input, Price, Stats } from '../electron/contract/index.ts'
import type { Unit, UnitWords } from '../engine/kernel/campaign-types.ts'
import type { Json, Outcome } from '../engine/kernel/types.ts'
import type { VariantWords } from '../engine/kernel/variant-types.ts'

/**
 * A game with campaigns, as the screens of a campaign know it: words, columns, sections, slots and forms of its own. Hall,
 * roster, record, ledger, chronicle, statistics and print are the same for every game and ask it for these.
 */
export interface CampaignPage {
  readonly words: CampaignWords
  /** Switches of a campaign, by their ids. */
  readonly variants: Readonly<Record<string, VariantWords>>
  /** Proposed for a new campaign, one at a time. */
  readonly names: readonly string[]
  /** How characters join the roster. */
  readonly kinds: readonly Kind[]
  /** The state of a character at a glance; null for one that never occurs in this game. */
  readonly states: Readonly<Record<State, string | null>>
  /** The short word for a status other than living. */
  readonly statuses: Readonly<Record<string, string>>
  /** What became of someone in a game of the campaign, phrased to follow the name. */
  readonly fates: Readonly<Record<Fate, string>>
  /** How the games of a campaign are numbered. */
  readonly numerals: Numerals
  /** Null where only real dates are shown. */
  readonly calendar: Calendar | null
  /** What a ledger counts; a unit that this game does not use is left out. */
  readonly units: { readonly [U in Unit]?: UnitWords }
  readonly ending: Ending
  readonly party: PartyPage
  readonly roster: RosterPage
  readonly record: RecordPage
  readonly chronicle: ChroniclePage
  /** The dialog that greets a newcomer who still has something to choose; `joined` is the plain dialog that says who came. Null: always the plain one. */
  readonly Welcome: ComponentType<WelcomeProps> | null
}

/** Sentences of the common screens that only the game can supply. */
export interface CampaignWords {
  /** An empty roster, and how to fill it. */
  readonly nobodyYet: string
  /** The hall before the first campaign. */
  readonly nobodyEver: string
  /** In place of a campaign's list of games while it is empty. */
  readonly nonePlayed: string
  /** What abandoning a game does to those in it. */
  readonly givenUp: string
  /** Why a character cannot be changed while in a game. */
  readonly inside: string
  /** The same of one who is retired. */
  readonly retired: string
  /** What may still become of the lost, with its case; null where nobody is lost. */
  readonly lost: CitedWords | null
  /** What may still become of the fallen, with its case; null where nothing may. */
  readonly fallen: CitedWords | null
  /** That someone has won so many games himself, with its case; null where that is not recorded. */
  readonly won: ((games: number) => CitedWords) | null
}

/** A sentence, with the case that it rests on. */
export interface CitedWords {
  readonly text: string
  readonly rule: string
}

export type Fate = CharacterRow['raids'][number]['fate']
export type Numerals = 'roman' | 'figures'

/** `ready`: at home, and something can be bought. */
export const STATES = ['inside', 'ready', 'home', 'retired', 'lost', 'fallen'] as const
export type State = (typeof STATES)[number]

export interface Season {
  /** `Autumn 2`. */
  readonly short: string
  /** `Autumn of year 2`. */
  readonly long: string
}

/** Time in the world of a campaign. */
export interface Calendar {
  /**
   * @param games the oldest first
   * @param before how many more the campaign had on paper, before these
   * @returns a season for each, and last the current season
   */
  readonly seasons: (games: readonly { readonly status: 'open' | 'ended' | 'abandoned' }[], before: number) => readonly Season[]
  /** How long all of them took: `in 2 years`; empty where there is nothing to tell. */
  readonly span: (games: readonly { readonly status: 'open' | 'ended' | 'abandoned' }[], before: number) => string
}

export interface Fated {
  readonly name: string
  readonly fate: Fate
}

/** How a game ended: the kind of its outcome, and whether the campaign counts it as a victory. */
export interface Ended {
  readonly outcome: string
  readonly victory: boolean
}

/** How a game of the campaign ended. */
export interface Ending {
  /** Whether the campaign counts this outcome as a victory, as its rules do. */
  readonly isVictory: (outcome: Outcome) => boolean
  /** One line in a list, of a game that was not given up and had people of the roster in it: `Came out, Hesk and Una fell`. */
  readonly line: (end: Ended, people: readonly Fated[]) => string
  /** In two or three words: `Hesk fell`. */
  readonly short: (end: Ended, people: readonly Fated[]) => string
  /** At a glance, where the games stand side by side. */
  readonly mark: (end: Ended, people: readonly Fated[]) => EndingMark
}

export interface EndingMark {
  readonly icon: string
  /** `won`: won outright. `home`: all came home. `loss`: someone did not. `none`: nobody did. `up`: it was given up. */
  readonly tone: 'won' | 'home' | 'loss' | 'none' | 'up'
}

/** A kind of character, and the form that recruits one. */
export interface Kind {
  /** As the host has it. */
  readonly id: string
  /** With its article: `a hero`. */
  readonly one: string
  /** `Heroes`. */
  readonly many: string
  /** As the engine names it: `hero`. The card that chooses it begins with it. */
  readonly label: string
  /** What that means. */
  readonly text: (campaign: Campaign) => string
  /** The wish before anything is filled in; null where something must be. */
  readonly start: Wish | null
  /** The button that sends the form. */
  readonly send: (wish: Wish | null) => string
  /** Null where there is nothing to choose. */
  readonly Fields: ComponentType<KindFieldsProps> | null
}

/** What `character.recruit` takes apart from campaign and kind. */
export type Wish = { readonly [field: string]: Json }

export interface KindFieldsProps {
  readonly campaign: Campaign
  /** Called on every change; null while something is missing, which a field of the form then says (`useProblem`). */
  readonly onWish: (wish: Wish | null) => void
  /** What the host has refused: told at its field where it is about one. */
  readonly refused: Error | null
}

export interface WelcomeProps {
  readonly newcomer: Character
  readonly onClose: () => void
  /** Back to the form, for the next one. */
  readonly onAnother: () => void
}

/** Who goes into the next game. */
export interface PartyPage {
  readonly most: number
  /** The fallen who may be brought, in a word or two said after the name: `as bones`; null where only the living go. */
  readonly fallen: string | null
  /** What a game chooses for itself apart from its people; null where there is nothing to choose. */
  readonly choice: ChoicePage | null
  /** How many people may share a party of this size at one screen; unused where the game's own choice says who plays. */
  readonly players: (size: number) => number
  /** The case that says who may go. */
  readonly rule: string
  /** `Who goes in?` */
  readonly asks: string
  /** `Enter the gate`. */
  readonly begin: string
  /** What is done as the last time: `March order, spells and weapons in hand`; null where there is no question before a game. */
  readonly again: string | null
  /** A game may go on from what the one before left behind: said of that (`back into the maze`), and the button for the other way. */
  readonly legacy: { readonly same: string; readonly fresh: string } | null
  /** Heads the column of ticks, and labels each: `Goes in`, `goes in`. */
  readonly goes: string
  /** Said of someone taken out again: `stays at home`. */
  readonly stays: string
  /** A doubt about a party of this size; null where there is none. */
  readonly doubt: (size: number) => string | null
  /** What those who go still have to do. */
  readonly Notes: ComponentType<{ readonly party: readonly CharacterRow[] }> | null
  /**
   * A game that can begin without a party makes one at its table: `Make a party`, and beside one that is chosen. Null where everyone is
   * recruited in the hall.
   */
  readonly made: { readonly title: string; readonly instead: string } | null
  /** What one press does for a campaign in which nobody is at home: at first, and after everyone fell. */
  readonly ready: ReadyPage
}

/** A party chosen and made sensibly. */
export interface ReadyPage {
  /** `A ready party goes in`, as on the cover. */
  readonly label: string
  /** Who they are, and what comes next. */
  readonly lead: string
  /**
   * Imported on demand.
   *
   * @returns the session at whose table they stand, or the ids of those who have joined the roster
   */
  readonly begin: (client: Client, campaign: string, wishes: Pick<Input<'game.start'>, 'seats' | 'seed'>) => Promise<Ready>
}

export type Ready = { readonly session: string } | { readonly joined: readonly string[] }

/**
 * What each game of a campaign chooses for itself apart from its people: opponents, sides, who leads them. It is remembered from game to
 * game.
 */
export interface ChoicePage {
  /** As it was chosen the last time, or the usual one: of what is kept nothing is sure, and at first it is null. */
  readonly read: (kept: Json) => Json
  /** Lazy. */
  readonly Fields: ComponentType<ChoiceFieldsProps>
  /** What it comes to with these people. */
  readonly with: (choice: Json, party: readonly CharacterRow[]) => Chosen
}

export interface ChoiceFieldsProps {
  readonly choice: Json
  readonly party: readonly CharacterRow[]
  readonly onChange: (choice: Json) => void
}

export interface Chosen {
  readonly wish: Pick<Input<'game.start'>, 'options' | 'seats' | 'bots'>
  /** The seat of each, by the id of the character; who is left out sits at the first. */
  readonly seats: ReadonlyMap<string, number>
  /** Within a sentence: `against robots that even the sides`. */
  readonly said: string
  /** Why it cannot begin so, as a sentence; null if it can. */
  readonly problem: string | null
}

/** The roster, and the comparison of its members. */
export interface RosterPage {
  /** Between the strip of games and the state. */
  readonly columns: readonly RosterColumn[]
  /** Abilities, from the sheets: shown where the window is wide enough, sorted by in any. */
  readonly abilities: readonly AbilityColumn[]
  /** What someone is worth in a fight, in one figure: the best of many are chosen by it. */
  readonly strength: (sheet: Json) => number
  /** What someone is worth in a fight, in a few words: `8 wounds, CB 4, Res. 5`; shown where a party is chosen. */
  readonly worth: (sheet: Json) => string
  /** What is held ready, in a word or two: `Bow +2`; empty for nothing. */
  readonly armed: (sheet: Json) => string
  /** Under the name: `Elf, initiate`. */
  readonly about: (who: Pick<CharacterRow, 'race' | 'kind'>) => string
  /** The symbol of someone without a chosen portrait; a row has no sheet. */
  readonly picture: (who: CharacterRow | Character) => string
  /** The pictures to choose a portrait from: symbols of the sprite, with their names. */
  readonly portraits: Readonly<Record<string, string>>
  readonly compare: (characters: readonly Character[]) => readonly Comparison[]
}

export interface AbilityColumn {
  readonly head: string
  readonly of: (sheet: Json) => string | number
  readonly order: (sheet: Json) => number
}

export interface RosterColumn {
  readonly id: string
  readonly head: string
  readonly order: (row: CharacterRow) => number
  readonly cell: (row: CharacterRow) => ReactNode
  readonly title?: (row: CharacterRow) => string | undefined
  /** Set off from the other figures. */
  readonly strong?: boolean
  /** Left out where there is little room. */
  readonly optional?: boolean
}

/** A section of a comparison: lines with a cell for each character compared. */
export interface Comparison {
  readonly title: string
  readonly lines: readonly ComparedLine[]
}

export interface ComparedLine {
  readonly label: string
  readonly cells: readonly { readonly text: string /** The best figure of a line whose figures differ. */; readonly best: boolean }[]
  /** Whether the cells differ. */
  readonly differs: boolean
}

/** The record of one character, and what can be done with it between games. */
export interface RecordPage {
  /** The sheet, on the screen and on paper: an `article.record`. What every campaign adds is passed as its children and its foot. */
  readonly Sheet: ComponentType<SheetProps>
  /** Null where nothing is bought. */
  readonly increases: IncreasesPage | null
  readonly equipment: EquipmentPage | null
  /** Tabs that only this game has. */
  readonly sections: readonly RecordSection[]
}

export interface SheetProps {
  readonly who: Character
  /** The sheet is complete, on the screen and on paper. */
  readonly children: ReactNode
  readonly foot: ReactNode
}

export interface IncreasesPage {
  /** The case about buying one more point. */
  readonly rule: string
  /** What the points are called where all cost the same: `Each ability`. */
  readonly each: string
  /** What is left out of the sum, with its case. */
  readonly beside: { readonly text: string; readonly rule: string } | null
  /** Whether its figures are written with a plus sign. */
  readonly isBonus: (increase: string) => boolean
  /** What a point gives, where its name does not say so; empty for most. */
  readonly note: (price: Price) => string
  /** Whether a point changes nothing as things are: such points are offered last. */
  readonly isIdle: (price: Price) => boolean
}

export interface EquipmentPage {
  /** Heads the slots: `Weapons`, with the case about changing them. */
  readonly title: string
  readonly rule: string
  /** What is held ready, in the order in which `character.equip` takes it. */
  readonly slots: (who: Character, prices: readonly Price[]) => readonly Slot[]
  /** Whether an empty slot keeps its place; otherwise what is held is just a list. */
  readonly keepsPlaces: boolean
  /** Called when the slots have changed. */
  readonly changed: string
  /** Everything else that is owned; null for a game without possessions. */
  readonly things: ThingsPage | null
}

export interface Slot {
  readonly label: string
  /** The id of its content; empty for nothing. */
  readonly value: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

export interface ThingsPage {
  readonly rule: string
  readonly none: string
  readonly of: (who: Character) => readonly Thing[]
}

/** Something that is owned. */
export interface Thing {
  readonly id: string
  readonly label: string
  readonly detail: string
  readonly icon: string
  readonly worn: boolean
  /** Null: not worn. Where it says so, only one thing of a place is worn at a time. */
  readonly place: { readonly id: string; readonly single: boolean } | null
  readonly mayBeGiven: boolean
}

export interface RecordSection {
  readonly id: string
  readonly name: (who: Character) => string
  readonly Body: ComponentType<SectionProps>
  /** Shown of the fallen and the lost too: it only looks back. */
  readonly looksBack?: boolean
}

export interface SectionProps {
  readonly who: Character
  /** Whether the character is at home, living and free. */
  readonly mayChange: boolean
  /** Announced to screen readers. */
  readonly say: (text: string) => void
}

/** A campaign looked back on. */
export interface ChroniclePage {
  /** What is said of a game that the players won: as a sentence in a legend, `the break-out succeeded`, and in passing, `broken out`. */
  readonly victory: string
  readonly won: string
  /** The totals over all games, in order. */
  readonly totals: (stats: Stats) => readonly (readonly [label: string, sum: number])[]
  /** One game and its gains, in a line. */
  readonly brought: (game: GameFigures) => string
  /** The chart of what was brought home; null where there is no such thing. */
  readonly treasure: TreasurePage | null
  /** The chart of the depths reached; null where a game has no depths. */
  readonly depths: { readonly title: string } | null
}

export interface TreasurePage {
  readonly title: string
  /** While nothing has been brought home. */
  readonly none: string
  /** Heads the columns of its numbers: coins, jewels, both. */
  readonly heads: readonly [string, string, string]
}
