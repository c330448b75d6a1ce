import type { Input } from '../../../../electron/contract/index.ts'
import type { CreatureId, PresetId } from '../../../../engine/gladiator/tables/ids.ts'
import type { Json } from '../../../../engine/kernel/types.ts'
import { firstWish, startInput, type TableWish } from '../../../screens/shelf/new-game/wish.ts'

/** How robots even the sides (G-66), as the engine reads it. */
export type Balance = 'none' | 'lenient' | 'even' | 'hard'
export type Side = 'west' | 'east'

/** A ready fighter by its id, or an animal: as `game.start` reads it. */
export type Member = PresetId | { readonly creature: CreatureId }

/** Who fights. */
export type Teams = Readonly<Record<Side, readonly Member[]>>

/** Gladiator!'s own options of a new fight. */
export interface FightWish {
  /** The ready fight it began as; `own` once someone was changed. */
  readonly fight: FightId
  /** By seat; West and East by turns. */
  readonly sides: readonly Side[]
  readonly teams: Teams
  readonly balance: Balance
}

export const FIGHT_IDS = ['duel', 'pairs', 'robots', 'four', 'beasts', 'magic', 'muster', 'own'] as const
export type FightId = (typeof FIGHT_IDS)[number]

interface Ready {
  readonly name: string
  readonly text: string
  readonly seats: number
  readonly teams: Teams
  readonly balance: Balance
}

const NOBODY: Teams = { west: [], east: [] }

/** Fights that one press begins; `own` is what they become by a change. */
export const FIGHTS: Readonly<Record<Exclude<FightId, 'own'>, Ready>> = {
  duel: {
    name: 'A duel',
    text: 'Thundar against Slayer, both from the manual. Five minutes, and the best first fight.',
    seats: 2,
    teams: { west: ['thundar'], east: ['slayer-gladiator'] },
    balance: 'none',
  },
  pairs: {
    name: 'Two against two',
    text: 'Thundar and Khan against Slayer and an archer of the elves: shields before bows.',
    seats: 2,
    teams: { west: ['thundar', 'khan'], east: ['slayer-gladiator', 'khan-elf'] },
    balance: 'none',
  },
  robots: {
    name: 'Two against robots',
    text: 'Thundar and Khan alone against the manual’s robots: bushes that shoot, amoebas that dissolve.',
    seats: 1,
    teams: { west: ['thundar', 'khan'], east: [] },
    balance: 'even',
  },
  four: {
    name: 'Four against the arena',
    text: 'Thundar, Gimli, Khan and Slayer against an arena full of robots. An hour.',
    seats: 1,
    teams: { west: ['thundar', 'gimli', 'khan', 'slayer-gladiator'], east: [] },
    balance: 'even',
  },
  beasts: {
    name: 'Gimli and the wolves',
    text: 'A dwarf with three battle axes against three wolves, which a bot leads.',
    seats: 2,
    teams: { west: ['gimli'], east: [{ creature: 'wolf' }, { creature: 'wolf' }, { creature: 'wolf' }] },
    balance: 'none',
  },
  magic: {
    name: 'A Mage and a guard',
    text: 'Ossian with a load of staffs, and Thundar in front, against Slayer and Khan.',
    seats: 2,
    teams: { west: ['thundar', 'cheat-mage'], east: ['slayer-gladiator', 'khan'] },
    balance: 'none',
  },
  muster: {
    name: 'The muster',
    text: 'Players choose and arm their fighters in turn.',
    seats: 2,
    teams: NOBODY,
    balance: 'even',
  },
}

export const FIRST_FIGHT: FightWish = wishFor('duel')

/** A ready fight, as a wish to be changed. */
export function wishFor(fight: Exclude<FightId, 'own'>): FightWish {
  const { seats, teams, balance } = FIGHTS[fight]
  return { fight, sides: sidesOf(seats), teams, balance }
}

/** West and East by turns. */
export function sidesOf(seats: number): readonly Side[] {
  return Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? 'west' : 'east'))
}

/** The table of a ready fight: a person first, bots at the other seats. */
export function tableOf({ sides }: FightWish): TableWish {
  return firstWish(sides.length)
}

/** The possible numbers of players. */
export const COUNTS: readonly number[] = [2, 1, 3, 4]

/** Why the fight cannot begin yet, as a sentence; null if it can. */
export function problemOf({ fight, teams, sides }: FightWish): string | null {
  if (fight === 'muster') return null
  if (teams.west.length + teams.east.length === 0) return 'Choose at least one fighter.'
  const unled = (['west', 'east'] as const).find((side) => teams[side].length > 0 && !sides.includes(side))
  return unled === undefined ? null : `${unled === 'west' ? 'West' : 'East'} has fighters but no player.`
}

/** What `game.start` reads. */
export function optionsOf({ fight, teams, sides, balance }: FightWish): Readonly<Record<string, Json>> {
  const isUsual = sides.every((side, seat) => side === (seat % 2 === 0 ? 'west' : 'east'))
  return {
    ...(fight === 'muster' ? {} : { teams: { west: [...teams.west], east: [...teams.east] } }),
    ...(isUsual ? {} : { sides: [...sides] }),
    balance,
  }
}

/** The duel of the manual: one person with Thundar against a bot with Slayer. */
export function readyGame(): Input<'game.start'> {
  return startInput('gladiator', tableOf(FIRST_FIGHT), optionsOf(FIRST_FIGHT))
}
