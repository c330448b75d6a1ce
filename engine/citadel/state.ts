import type { LedgerLine } from '../kernel/campaign-types.ts'
import type { Play } from '../kernel/play.ts'
import type { Seat } from '../kernel/types.ts'
import type { Purpose } from './open/purposes.ts'
import type { Variant } from './open/variants.ts'
import type {
  DemonName,
  Feature,
  Level,
  Medallion,
  Met,
  MonsterType,
  Potion,
  Race,
  Ring,
  SpellId,
  Sun,
  Talisman,
  Weapon,
  WeaponColumn,
} from './tables/index.ts'

/** A raid in progress: every procedure of the rules takes it. */
export type Delve = Play<DelveState>

/** `lord-dil`, `una`, `orc-1` */
export type Id = string
/** `gateway`, `s1`, `s2` ... in the order in which they were laid. */
export type SegmentId = string

export type Side = 'north' | 'east' | 'south' | 'west'
export const SIDES: readonly Side[] = ['north', 'east', 'south', 'west']
/** D door, C corridor, W wall. */
export type Edge = 'D' | 'C' | 'W'

/** Ranks of three spaces, left to right, the front one first (4.1.C). */
export type March = (Id | null)[][]

/** Named switches of the campaign (2.3); the undo modes belong to the session. */
/**
 * What the party is about at a question outside combat: it decides what may be done beside (10.6, 14.4).
 * `peace`: monsters have agreed to let the party be (8.6). `hesitate` is the moment before a fight that the spell of that name gives (10.5).
 */
export type Moment =
  | ('route' | 'trap' | 'encounter' | 'negotiation' | 'bribery' | 'peace' | 'treasure' | 'feature' | 'hellgate')
  | 'hesitate'

/** The procedure that the main loop enters next; each one can be entered afresh. */
export type Phase = 'start' | 'route' | 'trap' | 'monsters' | 'bribery' | 'feature' | 'hellgate' | 'end-of-turn' | 'over'

export interface DelveState {
  variants: Variant[]
  /** What the party came for; left out where it is to live and to bring something home. */
  purpose?: Purpose
  seats: number
  /** The characters came from a campaign's roster. */
  campaign: boolean
  phase: Phase
  /** How far the starting sequence of 4.0 has come; null once the party is inside. */
  start: Start | null
  /** Who was exchanged before the gate, for the chronicle's names; left out where nobody was. */
  exchanged?: { id: Id; name: string }[]
  turn: number
  /** Decisions of the group are this seat's; it changes each turn. */
  leader: Seat
  sun: Sun | null
  /** Everyone who belongs to the raid, the fallen too; charmed monsters stand in `monsters`. */
  characters: Character[]
  /** Everything met and not yet dead and gone, wherever it stands; charmed monsters too. */
  monsters: Monster[]
  /** Who stands where on the party's side, charmed monsters too. */
  march: March
  segments: Segment[]
  /** The segment under the Party counter, and the one it came from. */
  at: SegmentId
  from: SegmentId | null
  /** Segments in the order walked. */
  trail: SegmentId[]
  /** The segment being entered, between choosing the route and the monster check. */
  entering: Entering | null
  /** The chit that is drawn and not yet placed. */
  drawn: { chit: number; face: 'room' | 'corridor' } | null
  /** Chits in the cup, by number. */
  cup: number[]
  hellgate: Hellgate
  fight: Fight | null
  /** Treasure that lies there to be opened, tested and shared. */
  loot: Loot | null
  /** The character alone under a trap door; what waits for him there comes before he climbs out (13.3). */
  below: Below | null
  /** How many of each monster type and item type were named so far. */
  named: Record<string, number>
  end: End | null
}

export interface Below {
  who: Id
  where: 'pit' | 'hidden-room'
  /** The monsters he met there. */
  met: Id[]
}

export interface End {
  kind: 'team-victory' | 'left' | 'all-dead' | 'abandoned'
}

// ---------------------------------------------------------------- characters

/** What a character is, in a raid and at home: this part is kept by the campaign (`homecoming`). */
export interface CharacterSheet {
  id: Id
  name: string
  race: Race
  kind: 'hero' | 'initiate'
  /** Wound Points without armor. */
  woundPoints: number
  resistance: number
  combatBonus: number
  magic: [red: number, yellow: number, blue: number]
  /** At most two, the primary one first (4.1.B.4, 17.4). */
  weapons: CarriedWeapon[]
  weaponSkill: Partial<Record<Weapon, number>>
  /** A skill that is missing cannot be attempted. */
  skills: { negotiation?: number; detrap?: number; hellgate?: number }
  /** Spells known; special spells (10.8) only by finding them. */
  known: SpellId[]
  /** How many ordinary spells he came home with, where they are more than his ratings give (13.5, 14.6): the list keeps its length (4.1.D). */
  knows?: number
  /** Spells that cost one wound instead of their price (13.5 Avnas, Asmoday). */
  cheap: SpellId[]
  items: Item[]
  /** How often he has left the Citadel: his age in half years (17.5). */
  exits: number
}

export interface CarriedWeapon {
  weapon: Weapon
  /** 0 for an ordinary one (14.3). */
  bonus: number
  /** The id of a magical one: `weapon-sword-1`. */
  item: Id | null
}

export interface Character extends CharacterSheet {
  fighter: 'character'
  seat: Seat
  /** Wound Points lost. */
  wounds: number
  status: 'living' | 'dead' | 'stone' | 'lost'
  side: 'party' | 'monsters'
  at: SegmentId
  /** Alone under the trap door, in the pit or the shaft: not with the party though on its segment (13.3). */
  apart: boolean
  /** Circled for this sun (4.1.D). */
  circled: SpellId[]
  /** Castings left of Heal and Rejuvenate, uses left of the Talisman of Mind (10.6, 14.6). */
  limits: Record<string, number>
  /** Place in `weapons` of what he holds; null for empty hands. */
  inHand: number | null
  /** Carried in this raid. What lies at home stays there (17.1). */
  gold: number
  jewels: number[]
  /** Gained in this raid. */
  experience: number
  /** Changes of the Combat Bonus for the rest of the raid: drunk, sickened, cursed (13.1, 13.5). */
  curses: Curse[]
  /** Wounds that Mage Armor still keeps off (10.6). */
  mageArmor: number
  /** Strength drunk or cast, for the next combat or, while one goes on, for that one (14.5). */
  strength: number
  /** Strength drunk in a combat works in the next one (14.5). */
  strengthNext?: number
  /** Combat spells cost nothing in the next or the present combat (13.5 Alloces). */
  freeSpells: boolean
  /** Present combat only. */
  combat: CombatEffects
  /** Who holds him: a vampire's id, `x-the-unknown`, `talisman`. */
  charmedBy: string | null
  /** How he last died, turned to stone or was lost; it counts while he remains so. */
  fell: Fell | null
  /** What he owns but has left at home: magic weapons beyond the two he carries, and tapestries (17.4). */
  atHome?: Item[]
}

/** What takes Wound Points or life; a blow by its column of 9.9. */
export type Cause =
  | WeaponColumn
  | ('blast' | 'lightning' | 'explosion' | 'mental-attack' | 'wrath-of-god' | 'sleep' | 'casting' | 'mind-battle')
  | ('arrow' | 'poisoned-arrow' | 'poison-gas' | 'poison' | 'flaming-oil')
  | ('stone' | 'statue' | 'fire-breath' | 'hellgate' | 'strangling' | 'armor' | 'bookcase' | 'clavichord' | 'painting')

/** What a Resistance Check is made against (11.0). */
export type Against =
  | SpellId
  | DemonName
  | ('talisman-of-evil' | 'mind-battle' | 'medusa' | 'x-the-unknown' | 'clavichord' | 'stench' | 'fire-breath')

/** Where and how a character fell or was lost, for the roster. */
export interface Fell {
  turn: number
  level: Level
  at: SegmentId
  /** `shaft` and `left-behind` of the lost (13.3, 17.0), `betrayal` of those who stand against the party at the end. */
  cause: Cause | 'shaft' | 'left-behind' | 'betrayal'
  /** Who did it; for a betrayal, who holds him: a vampire, `x-the-unknown`, `talisman`. */
  by: Id | null
}

export interface Curse {
  kind: 'drunk' | 'sickened' | 'cursed'
  amount: number
}

/** What lasts for one Combat Sequence. */
export interface CombatEffects {
  /** Cronks about: -2 (15.1). */
  stench: boolean
  magicShield: boolean
  asleep: boolean
  /** Places in `weapons` of daggers thrown, to be picked up afterwards (9.5). */
  thrown: number[]
}

// ---------------------------------------------------------------- monsters

export interface Monster {
  fighter: 'monster'
  id: Id
  type: MonsterType
  /** Rolled when it appeared, level included (6.7). */
  woundPoints: number
  wounds: number
  resistance: number
  /** Level included; a hydra adds its wounds (15.6). */
  combatBonus: number
  /** Level included; null for demons and X the Unknown. */
  negotiation: number | null
  weapon: Weapon | null
  /** The evil hero's (1.1). */
  weaponSkill: number
  status: 'living' | 'dead'
  side: 'party' | 'monsters'
  /** The caster who holds it (10.5 Charm), while it is on the party's side. */
  charmedBy: Id | null
  at: SegmentId
  /** Which table it was met on; decides its treasure (14.0). Null for those that guard none. */
  met: Met | null
  /** Level on which it was met. */
  level: Level
  /** Magic Shield and the like. */
  combat: CombatEffects
  strength: number
  mageArmor: number
  /** As a character's. */
  strengthNext?: number
  /** An agreement holds: it lets the party be (8.6). Re-entering forgets it (6.9). */
  atPeace: boolean
  /** Its gold, once rolled because it had to hand over a part (8.6); null before. */
  goldRolled: number | null
  /** Bribes it took: recovered if it is killed later (8.7). */
  bribe: { gold: number; jewels: number[] }
  /** All it had was handed over (Daunt). */
  emptied: boolean
  /** Counted for experience already: a charm counts once. */
  counted: boolean
  /** Troll: monster phases since it was first wounded (15.4); null before. */
  sinceWounded: number | null
  /** Vampire: monster phases it has fought (15.5). */
  phases: number
}

/** Anyone who can stand in a rank. */
export type Fighter = Character | Monster

// ---------------------------------------------------------------- items

export type Item =
  | { kind: 'weapon'; id: Id; weapon: Weapon; bonus: number }
  | { kind: 'armor'; id: Id; bonus: number; worn: boolean }
  | { kind: 'potion'; id: Id; type: Potion; doses: number }
  | { kind: 'talisman'; id: Id; type: Talisman /** Magic Potential it added, per sun (14.6). */; gains: [number, number, number] }
  | { kind: 'medallion'; id: Id; type: Medallion; worn: boolean }
  | { kind: 'ring'; id: Id; type: Ring; worn: boolean /** Its one casting of this raid is done (14.8). */; used: boolean }
  | { kind: 'tapestry'; id: Id; value: number }

/** A potion, talisman or medallion that nobody has taken: its column is rolled on when someone does (14.5 to 14.7). */
export interface Untested {
  kind: 'untested'
  id: Id
  of: 'potion' | 'talisman' | 'medallion'
}

/** A thing as it lies there. */
export type Found = Item | Untested

// ---------------------------------------------------------------- the maze

export interface Segment {
  id: SegmentId
  /** Null for the Gateway of Evil. */
  chit: number | null
  kind: 'gateway' | 'room' | 'corridor'
  feature: Feature | null
  /** N, E, S, W as it lies. */
  sides: [Edge, Edge, Edge, Edge]
  level: Level
  x: number
  y: number
  /** How often the party has come in. */
  visits: number
  /** A thing that was taken for good is gone: `jewel`, `medallion` ... (13.x ruling). */
  taken: string[]
  /** Sides that do not match their neighbour, or whose door is locked for good (6.1, 10.6 Lock). */
  blocked: { side: Side; why: 'impassable' | 'locked' }[]
  /** Where a clavichord keeps gold that it took (13.4). */
  gold: number
  /** And jewels, in the variant `labirynt`. */
  jewels?: number[]
  /** What nobody took when the party was here (14.0). */
  left?: Lying
}

export interface Entering {
  segment: SegmentId
  /** It has never been entered. */
  first: boolean
  /** It was entered by stairs or through a door, so that a door may be trapped (5.0 B). */
  room: boolean
  /** Whether the die found its door trapped; absent until someone has looked. */
  trapped?: boolean
}

export interface Hellgate {
  /** Told by the first mirror (13.7). */
  level: Level | null
  /** Unexplored segments still to be entered on that level; null before a mirror there has told. */
  segmentsLeft: number | null
  /** Its guardians have appeared: demons and X the Unknown (16.0). */
  guarded: boolean
  /** Its segment, once found. */
  at: SegmentId | null
  destroyed: boolean
}

// ---------------------------------------------------------------- fights and treasure

export interface Fight {
  round: number
  /** Where the round stands (9.2): 1 party, 2 monsters, 3 Hellgate, 4 party reorganises, 5 monsters reorganise. */
  step: 1 | 2 | 3 | 4 | 5
  /** Whose action it is, and who has acted in the present step: for display only, no rule reads it. */
  acting: Id | null
  acted: Id[]
  /** The monsters' march order; betrayers stand in it (9.1). */
  foes: March
  where: 'segment' | 'pit' | 'hidden-room' | 'coffin' | 'hellgate'
  /** Those of the party's side who take part; null for everyone present. */
  only: Id[] | null
  /** After this round the rest of the party joins in (13.4 Coffin). */
  joinAfter: number | null
  /** The party has no phase in round 1: a failed bribe, an ambush by a talisman's victim (8.7, 14.6). */
  partyWaits: boolean
  /** Cease Fire was cast: the fight ends where it stands (10.5). */
  ceased: boolean
  /** Hesitate was cast: once, before the first round (10.5). */
  hesitated: boolean
  /** Monsters that count as killed: slain, charmed once, slept and killed (12.0). */
  beaten: Id[]
  /** Everyone who ever took part for the party: who shares the experience of a lone fight. */
  fighters: Id[]
  /** Wound Points that each monster came into this combat with (12.0); absent in a fight that older rules began. */
  had?: Record<Id, number>
  /** The dead of this combat who can be resurrected right after it (10.8). */
  fallen: Id[]
}

/** Treasure where it lies (14.0). */
export interface Lying {
  gold: number
  jewels: number[]
  /** Magic items nobody has taken yet. */
  items: Found[]
  /** Chests not yet opened (14.1). */
  chests: Chest[]
}

export interface Loot extends Lying {
  rule: string
}

export interface Chest {
  gold: number
  jewels: number[]
  items: Found[]
  /** Null while nobody has looked; a trap already met is not met again (13.3). */
  trapped: boolean | null
}

// ---------------------------------------------------------------- the starting sequence

/** What remains of the Citadel for a raid into the same maze (17.0): plain data, shared with nothing. */
export interface KeptMaze {
  segments: Segment[]
  cup: number[]
  /** Those left alive; charmed ones have wandered off (17.2). */
  monsters: Monster[]
  hellgate: Hellgate
  /** Numbers given to monsters and items so far. */
  named: Record<string, number>
}

/** What has been settled of 4.1; the rest is still to be decided. */
export interface Start {
  /** Heroes and initiates wanted: 3 and 3 unless fewer are chosen. */
  heroes: number | null
  initiates: number | null
  /** Settled once the party is complete. */
  marched: boolean
  /** Ids of the campaign's other characters, the fallen too: none of them can be drawn or named again (17.3). */
  taken?: Id[]
  /** The maze of the campaign's previous raid, until someone decides whether it stays (17.0). */
  kept?: KeptMaze
  /** Things renamed because another had the name, for the ledger. */
  renamed?: { who: Id; from: Id; to: Id }[]
}

export type { LedgerLine }
