import { needToCast } from '../chapters/12-casting.ts'
import { priceOf } from '../chapters/12-prices.ts'
import type { OnSand } from '../chapters/33-need.ts'
import { needed } from '../chapters/35-agility-rolls.ts'
import { effectOf, figureOf, isPresent } from '../chapters/figures.ts'
import type { Deed } from '../open/actions.ts'
import { isCreature } from '../open/people.ts'
import { rollChance } from '../open/rolls.ts'
import { isMissileSpell, isSummoning } from '../open/spells.ts'
import { steps } from '../open/squares.ts'
import type { ArenaState } from '../state.ts'
import { CREATURES } from '../tables/beasts.ts'
import type { SpellId } from '../tables/ids.ts'
import { FLESH, ROLLS } from '../tables/limits.ts'
import { SUMMON_SPELLS } from '../tables/spells.ts'
import { bestPrice, spent } from './missiles.ts'
import { enemiesOf } from './places.ts'

// What a spell is worth: missiles by exact odds, a few others by what they bring as a rule. Others are not cast.

/** What someone who was called does before he has to be paid for again, as a part of his worth. */
const CALLED = 0.35
const PERSON = 45
/** Nobody spends his last strength on calling or guarding. */
const SPARE = 5
/** Each point of armour where blows are near, and how near that is. */
const ARMOUR_POINT = 1.5
const NEAR = 6

const GUARDS: Partial<Record<SpellId, number>> = FLESH

export function castWorth(s: ArenaState, f: OnSand, { spell, whom }: Extract<Deed, { readonly kind: 'cast' }>): number {
  if (isMissileSpell(spell)) {
    const target = whom === null ? null : figureOf(s, whom)
    return target === null || !isPresent(target) ? 0 : bestPrice(s, f, spell, [target]).value
  }
  const price = priceOf(spell).least
  if (f.sh - price < SPARE) return -1
  const chance = rollChance(ROLLS.attackDice, needed(needToCast({ state: s }, f, spell, null)))
  if (isSummoning(spell)) {
    const kind = SUMMON_SPELLS[spell].creature
    return chance * CALLED * (isCreature(kind) ? CREATURES[kind].value : PERSON) - spent(f, price)
  }
  const guard = GUARDS[spell] ?? 0
  const isGuarded = Object.keys(GUARDS).some((each) => effectOf(f, each as SpellId) !== null)
  const isNear = enemiesOf(s, f).some((e) => steps(e.at, f.at) <= NEAR)
  return guard > 0 && whom === f.id && !isGuarded && isNear ? chance * guard * ARMOUR_POINT - spent(f, price) : -1
}

/** What to put into a spell: of a missile as much as serves best against the best target, of others the least. */
export function priceFor(s: ArenaState, f: OnSand, spell: SpellId): number {
  return isMissileSpell(spell) ? bestPrice(s, f, spell, enemiesOf(s, f)).price : priceOf(spell).least
}
