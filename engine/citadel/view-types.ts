import type { Purpose } from './open/purposes.ts'

/** What one seat may see of a raid. The names are those of API.md. */
export type Level = 1 | 2 | 3
export type Sun = 'red' | 'yellow' | 'blue'
export type Side = 'north' | 'east' | 'south' | 'west'
/** D door, C corridor, W wall; four letters, N E S W, as the segment lies. */
export type Sides = string
export type Feature = 'fountain' | 'furniture' | 'statue' | 'altar' | 'trap-door' | 'artwork' | 'mirror' | 'staircase'
export type Status = 'living' | 'dead' | 'stone' | 'charmed' | 'asleep' | 'lost'

export interface ItemView {
  /** `ring-heal-1` */
  id: string
  /** `weapon armor potion talisman medallion ring tapestry` */
  kind: string
  /** `heal`, `sword`, `strength`; 'unknown' for a potion that nobody has tested. */
  type: string
  label: string
  /** Weapon or armor bonus. */
  bonus?: number
  /** Doses left, castings left. */
  uses?: number
  worn?: boolean
}

export interface WoundPoints {
  left: number
  total: number
}

/** What a number of a record is made of, part by part. */
export interface SumView {
  /** `wound-points`, `resistance`, `combat-bonus`, `magic:red`, `attack:sword`, `attack:weapon-sword-1`. */
  id: string
  label: string
  total: number
  parts: { label: string; value: number; rule?: string }[]
}

/** A weapon carried: `{weapon: 'bow', label: 'Bow +2', bonus: 2, held: true}`. */
export interface CarriedView {
  weapon: string
  label: string
  /** What its magic adds to the die; an ordinary one has none. */
  bonus?: number
  held: boolean
}

export interface CharacterView {
  id: string
  name: string
  race: string
  kind: 'hero' | 'initiate' | 'charmed-monster'
  woundPoints: WoundPoints
  resistance: number
  combatBonus: number
  magic: [red: number, yellow: number, blue: number]
  weapons: string[]
  /** The same by name, since two of a kind may differ in worth (14.3); views of older rules have none. */
  carried?: CarriedView[]
  weaponSkill: Record<string, number>
  skills: { negotiation?: number; detrap?: number; hellgate?: number }
  spells: { known: string[]; circled: string[] }
  gold: number
  /** Values in gold marks, one for each jewel. */
  jewels: number[]
  items: ItemView[]
  /** Gained in this raid; `experienceTotal` with what was brought. */
  experience: number
  /** 0 front, then 1, 2 ...; -1 for someone who stands nowhere. */
  rank: number
  /** 0 left, 1 middle, 2 right; -1 for someone who stands nowhere. */
  space: number
  status: Status
  seat: number
  at: string
  inHand: string | null
  side: 'party' | 'monsters'
  charmedBy: string | null
  /** Conditions by name with their size: `{id: 'drunk', label: 'Drunk −2'}`. */
  effects: { id: string; label: string; bad?: boolean }[]
  /** Castings left of spells that have a limit (10.6): `{heal: 3}`. */
  castsLeft: Record<string, number>
  /** The numbers above that are made of several parts, and what each weapon adds to the die; views of older rules have none. */
  sums?: SumView[]
}

export interface MonsterView {
  id: string
  type: string
  name: string
  woundPoints: WoundPoints
  combatBonus: number
  resistance: number
  negotiation: number | null
  weapon: string | null
  rank: number
  space: number
  status: Status
  at: string
  effects: { id: string; label: string; bad?: boolean }[]
}

export interface SegmentView {
  id: string
  chit: number | null
  kind: 'gateway' | 'room' | 'corridor'
  feature: Feature | null
  sides: Sides
  x: number
  y: number
  entered: boolean
  /** True once its feature has been used up. */
  spent?: boolean
  /** What was left there, in words (14.0): `30 gold marks, Ring of Heal`. */
  left?: string
  monsters: string[]
  blocked: { side: Side; why: 'impassable' | 'locked' }[]
}

export interface FightView {
  round: number
  /** 1 party, 2 monsters, 3 Hellgate, 4 party reorganises, 5 monsters reorganise. */
  step: 1 | 2 | 3 | 4 | 5
  acting: string | null
  acted: string[]
  hellgate: boolean
  /** Who may strike whom now: front ranks facing (9.3). */
  facing: { from: string; to: string }[]
  where: 'segment' | 'pit' | 'hidden-room' | 'coffin' | 'hellgate'
}

export type Phase = 'start' | 'route' | 'trap' | 'monsters' | 'combat' | 'treasure' | 'feature' | 'hellgate' | 'over'

export interface CitadelView {
  turn: number
  level: Level
  sun: Sun | null
  phase: Phase
  leader: number
  party: CharacterView[]
  monsters: MonsterView[]
  map: {
    levels: { segments: SegmentView[] }[]
    /** The segment the party stands on. */
    at: string
    /** Segments in the order in which the party walked them, newest last. */
    trail: string[]
  }
  hellgate: { level: Level | null; segmentsLeft: number | null; found: boolean; destroyed: boolean }
  fight: FightView | null
  /** A chit drawn and not yet placed. */
  drawn: { chit: number; face: 'room' | 'corridor' } | null
  variants: string[]
  /** What the party came for: it guides advice and bots, and changes no rule. Views of older rules have none. */
  purpose?: Purpose
  /** These are a campaign's people: who comes home may go in again, into the same maze as well (17.0). */
  mayReturn?: true
  cup: number
  /** While a party is made for a campaign: the ids of all its characters, the fallen too. */
  taken?: string[]
}

// ---------------------------------------------------------------- what a bot sees

/** What a bot reads of it: no words, and no copies, since it answers at once. The whole view will do as well. */
export interface CitadelGlimpse extends Pick<CitadelView, 'turn' | 'map' | 'hellgate' | 'purpose' | 'mayReturn' | 'taken'> {
  readonly party: readonly CharacterGlimpse[]
  readonly monsters: readonly MonsterGlimpse[]
  readonly variants: readonly string[]
}

export interface CharacterGlimpse
  extends Pick<CharacterView, 'id' | 'name' | 'kind' | 'woundPoints' | 'resistance' | 'combatBonus' | 'rank' | 'status' | 'at'>,
    Pick<CharacterView, 'inHand' | 'side' | 'charmedBy' | 'gold' | 'skills'> {
  readonly carried?: readonly CarriedGlimpse[]
  readonly weaponSkill: Readonly<Record<string, number>>
  readonly spells: { readonly known: readonly string[]; readonly circled: readonly string[] }
  readonly jewels: readonly number[]
  readonly items: readonly Pick<ItemView, 'kind'>[]
  readonly effects: readonly { readonly id: string }[]
}

export type CarriedGlimpse = Omit<CarriedView, 'label'>

export type MonsterGlimpse = Omit<MonsterView, 'rank' | 'space' | 'effects'>
