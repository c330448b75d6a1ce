import { below, oneOf, type Stream } from '../../kernel/random.ts'
import type { Json } from '../../kernel/types.ts'
import { MOST_WEAPONS } from '../chapters/14-items.ts'
import type { Variant } from '../open/variants.ts'
import {
  HERO_IDS,
  HEROES,
  INITIATE_RACES,
  MEDALLIONS,
  MONSTER_TYPES,
  MONSTERS,
  ORDINARY_SPELL_IDS,
  POTIONS,
  RINGS,
  SPELL_IDS,
  TALISMANS,
  WEAPONS,
} from '../tables/index.ts'

// Scenarios made up by chance: every level, place, feature, monster, spell and thing comes up, for the fuzzer and the golden raids.

const FEATURES = ['fountain', 'furniture', 'statue', 'altar', 'trap-door', 'artwork', 'mirror'] as const
const STARTS = ['turn', 'trap', 'monsters', 'negotiation', 'bribery', 'combat', 'treasure', 'feature', 'hellgate'] as const
const BACKGROUNDS = ['wounds', 'weapon-skill', 'negotiation', 'hellgate', 'detrap'] as const

/** A scenario that makes sense. */
export function wildScenario(chance: Stream): Json {
  const start = oneOf(chance, STARTS)
  const size = 1 + below(chance, 6)
  const heroes = below(chance, size + 1)
  const free = [...HERO_IDS]
  const party: Json[] = []
  for (let i = 0; i < heroes; i++) party.push(member(chance, { hero: free.splice(below(chance, free.length), 1)[0] ?? '' }, true))
  for (let i = heroes; i < size; i++) party.push(member(chance, { initiate: initiate(chance, i) }, false))
  const scenario = { level: 1 + below(chance, 3), sun: oneOf(chance, ['red', 'yellow', 'blue']), party, start }
  const place = start === 'feature' || below(chance, 3) === 0 ? { feature: oneOf(chance, FEATURES) } : {}
  const corridor = start !== 'trap' && start !== 'feature' && !('feature' in place) && below(chance, 4) === 0 ? { at: 'corridor' } : {}
  return { ...scenario, ...place, ...corridor, ...foes(chance, start), ...hunt(chance, start) }
}

/** Variants that go with it. */
export function wildVariants(chance: Stream): Variant[] {
  return (['labirynt', 'short-hunt'] as const).filter(() => below(chance, 5) === 0)
}

function foes(chance: Stream, start: (typeof STARTS)[number]): { readonly [field: string]: Json } {
  if (start === 'turn' || start === 'trap' || start === 'feature' || start === 'hellgate') return {}
  if (start === 'monsters' && below(chance, 2) === 0) return { met: oneOf(chance, ['room', 'wandering']) }
  const talks = start === 'negotiation' || start === 'bribery'
  const types = MONSTER_TYPES.filter((type) => !talks || MONSTERS[type].negotiation !== null)
  const type = oneOf(chance, types)
  const other = oneOf(chance, types)
  const count = 1 + below(chance, 5)
  const monsters = Array.from({ length: count }, (_, i) => ({ type: i % 3 === 2 ? other : type }))
  return {
    monsters: type === 'x-the-unknown' ? [{ type }] : monsters.filter((m) => m.type !== 'x-the-unknown'),
    met: oneOf(chance, ['room', 'wandering']),
  }
}

function hunt(chance: Stream, start: (typeof STARTS)[number]): { readonly [field: string]: Json } {
  if (start === 'hellgate' || below(chance, 2) === 0) return {}
  const level = 1 + below(chance, 3)
  return { hellgate: below(chance, 2) === 0 ? { level } : { level, segmentsLeft: 1 + below(chance, 2) } }
}

function initiate(chance: Stream, i: number): Json {
  const rating = below(chance, 4)
  const spells = some(chance, ORDINARY_SPELL_IDS, rating)
  return {
    name: `Novice ${i + 1}`,
    race: oneOf(chance, INITIATE_RACES),
    weapons: some(chance, WEAPONS, 2),
    magic: [rating, rating, rating],
    spells,
    experience: oneOf(chance, BACKGROUNDS),
  }
}

function member(chance: Stream, who: { readonly [kind: string]: Json }, hero: boolean): Json {
  const spells = hero ? spellsOf(chance, who.hero) : {}
  const items = Array.from({ length: below(chance, 4) }, () => item(chance)).filter(
    // A third weapon is refused (14.3).
    (one, i, all) => !isWeapon(one) || all.slice(0, i).filter(isWeapon).length < MOST_WEAPONS,
  )
  return { ...who, ...spells, gold: below(chance, 3) * 60, jewels: some(chance, [5, 25, 100], below(chance, 3)), items }
}

/** Special spells (10.8) come beside those that the ratings allow. */
function spellsOf(chance: Stream, id: Json | undefined): { readonly spells?: Json } {
  const hero = HERO_IDS.find((each) => each === id)
  const most = hero === undefined ? 0 : Math.max(...HEROES[hero].magic)
  const special = SPELL_IDS.filter((spell) => !ORDINARY_SPELL_IDS.includes(spell))
  return most === 0 ? {} : { spells: [...some(chance, ORDINARY_SPELL_IDS, most), ...some(chance, special, below(chance, 3))] }
}

function isWeapon(item: string): boolean {
  return item.startsWith('weapon:')
}

function item(chance: Stream): string {
  switch (below(chance, 7)) {
    case 0:
      return `weapon:${oneOf(chance, WEAPONS)}:${1 + below(chance, 3)}`
    case 1:
      return `armor:${1 + below(chance, 2)}`
    case 2:
    case 3:
      return `potion:${oneOf(
        chance,
        POTIONS.filter((potion) => potion !== 'poison'),
      )}`
    case 4:
      return `talisman:${oneOf(
        chance,
        TALISMANS.filter((talisman) => talisman !== 'evil'),
      )}`
    case 5:
      return `medallion:${oneOf(
        chance,
        MEDALLIONS.filter((medallion) => medallion !== 'strangling'),
      )}`
    default:
      return `ring:${oneOf(chance, RINGS)}`
  }
}

/** `count` different ones. */
function some<T>(chance: Stream, of: readonly T[], count: number): T[] {
  const rest = [...of]
  const taken: T[] = []
  while (taken.length < count && rest.length > 0) taken.push(...rest.splice(below(chance, rest.length), 1))
  return taken
}
