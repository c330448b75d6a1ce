import { below, oneOf, type Stream } from '../../kernel/random.ts'
import type { Json } from '../../kernel/types.ts'
import { isRace } from '../open/people.ts'
import { SPELL_IDS } from '../open/spells.ts'
import { TERRAIN_KINDS } from '../state.ts'
import { CREATURES, ROBOTS } from '../tables/beasts.ts'
import type { WeaponId } from '../tables/ids.ts'
import { MAGE_WEAPONS, RACES } from '../tables/races.ts'
import { SIDES } from '../tables/table-types.ts'
import { WEAPONS } from '../tables/weapons.ts'

// Fights in the thick of it: everyone close together among fires, pits and walls, with any arms; animals and robots on both sides.

type Sheet = { readonly [field: string]: Json }

const LEAST_STRENGTH = 12
const STRENGTHS = 12
const MOST_OF_A_SIDE = 5
const OBSTACLES = 12
/** Rows 5 to 12, columns 14 to 23. */
const FIELD = { row: 5, rows: 8, column: 14, columns: 10 }

/** A scenario that no two seeds share. */
export function wildScenario(chance: Stream): Sheet {
  const taken = new Set<string>()
  const square = (): Json => {
    for (;;) {
      const at = [FIELD.row + below(chance, FIELD.rows), FIELD.column + below(chance, FIELD.columns)]
      if (taken.has(at.join())) continue
      taken.add(at.join())
      return at
    }
  }
  const terrain = Array.from({ length: OBSTACLES }, (): Sheet => ({ kind: oneOf(chance, TERRAIN_KINDS), at: square() }))
  const characters = SIDES.flatMap((side) =>
    Array.from(
      { length: 1 + below(chance, MOST_OF_A_SIDE) },
      (_, i): Sheet => ({ ...(i === 0 ? person(chance, nameOn(side, i)) : somebody(chance, nameOn(side, i))), side, at: square() }),
    ),
  )
  return { phase: oneOf(chance, ['incentive', 'action']), exit: [0, 20], altar: [2, 2], terrain, characters }
}

const HIDING = [
  ...['image', 'invisibility', 'summon-wolf', 'illusion-wolf', 'illusion-orc', 'summon-orc', 'esp-stats', 'missile-return'],
  ...['psychic-blast', 'dazzle', 'teleport', 'heal-strength', 'drain-life'],
]
const BEHIND = 4

/** The same with much to hide: a mage on each side who knows how, an Imp, and shadows about. */
export function hidingScenario(chance: Stream): Sheet {
  const scenario = wildScenario(chance)
  const taken = new Set<string>()
  const corner = (column: number): Json => {
    for (;;) {
      const at = [FIELD.row + below(chance, FIELD.rows), column + below(chance, BEHIND)]
      if (taken.has(at.join())) continue
      taken.add(at.join())
      return at
    }
  }
  const mage = { race: 'mage', sh: 14, ag: 14, iq: 16, ready: 'dagger', spells: HIDING }
  const more: readonly Sheet[] = [
    { ...mage, name: 'Om', side: 'west', at: corner(FIELD.column - BEHIND) },
    { ...mage, name: 'Ur', side: 'east', at: corner(FIELD.column + FIELD.columns) },
    { robot: 'imp', side: oneOf(chance, SIDES), at: corner(FIELD.column + FIELD.columns) },
  ]
  // Now and then no one of the East is visible.
  const imps =
    below(chance, 3) > 0 ? null : [1, 2].map((): Sheet => ({ robot: 'imp', side: 'east', at: corner(FIELD.column + FIELD.columns) }))
  const shadows = Array.from({ length: OBSTACLES }, (): Sheet => ({ kind: 'shadow', at: corner(FIELD.column - BEHIND) }))
  const { characters, terrain } = scenario
  const people = Array.isArray(characters) ? (characters as readonly Sheet[]) : []
  return {
    ...scenario,
    terrain: [...(Array.isArray(terrain) ? terrain : []), ...shadows],
    characters: imps === null ? [...people, ...more] : [...[...people, ...more].filter(({ side }) => side !== 'east'), ...imps],
  }
}

const NAMES = ['Ajax', 'Balbus', 'Cato', 'Drusus', 'Ennia', 'Flavia', 'Gallus', 'Hector', 'Iris', 'Justus', 'Kallias', 'Livia']

/** The first names are of the West, the last of the East. */
function nameOn(side: 'west' | 'east', i: number): string {
  return NAMES[side === 'west' ? i : NAMES.length - 1 - i] ?? 'Nemo'
}

/** A person more often than an animal, and an animal more often than a robot. */
function somebody(chance: Stream, name: string): Sheet {
  const die = below(chance, 12)
  if (die < 2) return { robot: oneOf(chance, Object.keys(ROBOTS)), ...hurt(chance) }
  return die < 5 ? { creature: oneOf(chance, Object.keys(CREATURES)) } : person(chance, name)
}

/** One robot of four is all but dead, and wants to get away. */
function hurt(chance: Stream): Sheet {
  return below(chance, 4) === 0 ? { now: 2 } : {}
}

function person(chance: Stream, name: string): Sheet {
  const race = oneOf(chance, Object.keys(RACES).filter(isRace))
  const sh = LEAST_STRENGTH + below(chance, STRENGTHS)
  const arms = (Object.keys(WEAPONS) as WeaponId[]).filter((id) => WEAPONS[id].sh <= sh && (race !== 'mage' || isForMages(id)))
  const ready = oneOf(chance, arms)
  const second = arms.filter((id) => WEAPONS[id].hands === 1)
  return {
    name,
    race,
    sh,
    ag: 10 + below(chance, 5),
    iq: race === 'mage' ? 12 + below(chance, 8) : RACES[race].base.iq,
    ready,
    ...(WEAPONS[ready].hands === 1 ? { also: oneOf(chance, second) } : {}),
    slung: [oneOf(chance, arms), oneOf(chance, arms)],
    suit: oneOf(chance, ['clothes', 'leather']),
    prone: below(chance, 6) === 0,
  }
}

function isForMages(id: WeaponId): boolean {
  return MAGE_WEAPONS.some((each) => each === id)
}

const ROWS = 6

/** Six a side, face to face in two lines of rows 7 to 12, the first of them to act. */
function lines(gap: number, one: (i: number) => Sheet): Sheet {
  const row = (i: number) => 7 + (i % ROWS)
  const characters = Array.from(
    { length: 2 * ROWS },
    (_, i): Sheet => ({ name: NAMES[i] ?? 'Nemo', ...one(i), at: [row(i), i < ROWS ? 15 : 15 + gap], side: i < ROWS ? 'west' : 'east' }),
  )
  return { phase: 'action', characters }
}

/** Mages who know four spells each. */
export function magesScenario(chance: Stream): Sheet {
  return lines(4, () => ({
    race: 'mage',
    ...{ sh: 20, ag: 14, iq: 21, ready: oneOf(chance, ['staff', 'dagger']) },
    spells: [...new Set([1, 2, 3, 4].map(() => oneOf(chance, SPELL_IDS)))],
  }))
}

/** Giants with any arms, bows and things to throw among them. */
export function armsScenario(chance: Stream): Sheet {
  return lines(1, () => {
    const ready = oneOf(chance, ARMS)
    const also = WEAPONS[ready].hands === 1 ? { also: oneOf(chance, ONE_HANDED) } : {}
    return { sh: 24, ag: 14, ready, ...also, moved: below(chance, 4) }
  })
}

/** Shields, and pits behind everyone; one in three is all but dead. */
export function pitsScenario(chance: Stream): Sheet {
  const pits = Array.from({ length: 2 * ROWS }, (_, i): Sheet => ({ kind: 'pit', at: [7 + (i % ROWS), i < ROWS ? 14 : 17] }))
  const shield = () => oneOf(chance, ['buckler', 'shield', 'large-shield'])
  return {
    ...lines(1, (i) => ({ sh: i < ROWS ? 20 : 13, ready: shield(), ...(i >= ROWS && below(chance, 3) === 0 ? { now: 4 } : {}) })),
    terrain: pits,
  }
}

const ARMS = Object.keys(WEAPONS) as WeaponId[]
const ONE_HANDED = ARMS.filter((id) => WEAPONS[id].hands === 1)
