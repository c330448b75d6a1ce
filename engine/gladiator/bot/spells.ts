import { distribution, mean } from '../../kernel/odds.ts'
import { needToCast } from '../chapters/12-casting.ts'
import { mostHeCanPay, paidInVain, priceOf, stepsOf } from '../chapters/12-prices.ts'
import { HEALED_ABOVE } from '../chapters/13-healing.ts'
import { dazzled } from '../chapters/16-special.ts'
import type { OnSand } from '../chapters/33-need.ts'
import { needed } from '../chapters/35-agility-rolls.ts'
import { nextReady } from '../chapters/37-missiles.ts'
import { effectOf, figureOf, isPresent } from '../chapters/figures.ts'
import type { Deed } from '../open/actions.ts'
import { isCreature } from '../open/people.ts'
import { rollChance } from '../open/rolls.ts'
import { calledBy, isMissileSpell, isSummoning } from '../open/spells.ts'
import { areAdjacent, distance, steps } from '../open/squares.ts'
import type { ArenaState, Effect } from '../state.ts'
import { CREATURES } from '../tables/beasts.ts'
import { SUMMONED } from '../tables/fighters.ts'
import type { CreatureId, RaceId, SpellId } from '../tables/ids.ts'
import { FLESH, ROLLS, TERRAIN } from '../tables/limits.ts'
import { OTHER_SPELLS, THROWN_SPELLS } from '../tables/spells.ts'
import { WEAPONS } from '../tables/weapons.ts'
import { changed, over, reaches, strikes, suffers } from './exchange.ts'
import { bestPrice, spent } from './missiles.ts'
import { enemiesOf } from './places.ts'
import { meanHarm, worthAt } from './worth.ts'

// What a spell is worth: missiles by exact odds, the others by what they change in what both sides take from each other, turn by turn.

/** What someone who is called takes from the enemy, or draws to himself, before he is gone, as a part of his worth. */
const CALLED = 0.75
/** A snake is gone after five turns. */
const SHORT_LIVED = 0.38
/** Both sides move on before a spell has run out: so much of what it would change comes about. */
const UNCERTAIN = 0.4
/** Snakes that last five turns come to bite only where the enemy is near. */
const SNAKES_REACH = 14
/** Nobody puts more than so many steps into a spell that is no missile. */
const STEPS = 4

export function castWorth(s: ArenaState, f: OnSand, { spell, whom }: Extract<Deed, { readonly kind: 'cast' }>): number {
  return best(s, f, spell, whom).value
}

/** What to put into a spell: as much as serves best. */
export function priceFor(s: ArenaState, f: OnSand, spell: SpellId, whom: string | null): number {
  if (isMissileSpell(spell)) return bestPrice(s, f, spell, enemiesOf(s, f)).price
  return best(s, f, spell, whom).price
}

interface Priced {
  readonly price: number
  readonly value: number
}

function best(s: ArenaState, f: OnSand, spell: SpellId, whom: string | null): Priced {
  const target = whom === null ? null : figureOf(s, whom)
  const at = target !== null && isPresent(target) ? target : null
  const { least, step } = priceOf(spell)
  if (isMissileSpell(spell)) return at === null ? { price: least, value: 0 } : bestPrice(s, f, spell, [at])
  const most = Math.min(mostHeCanPay(f, spell) ?? least, least + (STEPS - 1) * step)
  const chance = rollChance(ROLLS.attackDice, needed(needToCast({ state: s }, f, spell, at)))
  let found: Priced = { price: least, value: -1 }
  for (let price = least; price <= most; price += Math.max(1, step)) {
    const gain = brings(s, f, spell, at, stepsOf(spell, price))
    if (gain <= 0) break
    const value = chance * (gain - spent(f, price)) - (1 - chance) * spent(f, paidInVain(spell, price))
    if (value > found.value) found = { price, value }
  }
  return found
}

/** What it brings where it succeeds, with so many steps paid for; 0 of those that are not weighed. */
function brings(s: ArenaState, f: OnSand, spell: SpellId, at: OnSand | null, paid: number): number {
  const called = calledBy(spell)
  if (called !== null) return CALLED * Math.min(worthAsCalled(called), remaining(s, f)) - (isSummoning(spell) ? spent(f, 1) : 0)
  if (at === null) return abroad(s, f, spell, paid)
  if (effectOf(at, spell) !== null) return 0
  return UNCERTAIN * (at.side === f.side ? toFriend(s, f, spell, at, paid) : toEnemy(s, spell, at, paid))
}

/** G-57, G-66: what someone called is worth as he comes. */
function worthAsCalled(kind: RaceId | CreatureId): number {
  if (isCreature(kind)) return CREATURES[kind].value
  const { sh, ag, ready } = SUMMONED[kind]
  return sh + ag + 2 * mean(distribution(WEAPONS[ready].damage))
}

/** What is left of the other side. */
function remaining(s: ArenaState, f: OnSand): number {
  return enemiesOf(s, f).reduce((sum, e) => sum + Math.max(0, worthAt(e, e.sh)), 0)
}

/** Spells without a target. */
function abroad(s: ArenaState, f: OnSand, spell: SpellId, paid: number): number {
  switch (spell) {
    case 'psychic-blast': {
      const { range, damage } = OTHER_SPELLS[spell]
      return enemiesOf(s, f).reduce((sum, e) => sum + (distance(e.at, f.at) <= range ? meanHarm(s, e, damage) : 0), 0)
    }
    case 'dazzle': {
      const { ag, duration } = OTHER_SPELLS[spell]
      const struck = dazzled(s, f).filter((e) => effectOf(e, spell) === null)
      return struck.reduce((sum, e) => sum + (strikes(s, e) - strikes(s, under(e, { spell, amount: -ag }))) * turns(e, duration), 0)
    }
    case 'image':
      return suffers(s, f) * HIDDEN * over(2)
    case 'snake-staff': {
      const isNear = enemiesOf(s, f).some((e) => steps(e.at, f.at) <= SNAKES_REACH)
      return isNear ? paid * SHORT_LIVED * Math.min(CREATURES.snake.value, remaining(s, f)) : 0
    }
    default:
      return 0
  }
}

/** 16.5: of three figures one is he, until the first blow. */
const HIDDEN = 0.5

/** How much longer an enemy is under it: in this turn, too, if he is still to act. */
function turns(e: OnSand, duration: number): number {
  return over(duration + (e.acted ? 0 : 1))
}

function under(f: OnSand, effect: Pick<Effect, 'spell' | 'amount'>): OnSand {
  return changed(f, { effects: [...f.effects, { until: null, ...effect }] })
}

function toEnemy(s: ArenaState, spell: SpellId, e: OnSand, paid: number): number {
  const now = strikes(s, e)
  switch (spell) {
    case 'drop-weapon':
      return now - strikes(s, changed(e, { ready: null }))
    case 'lose-weapon': {
      const bare = now - strikes(s, changed(e, { ready: null }))
      const rearmed = now - strikes(s, changed(e, { ready: nextReady(e) }))
      return bare + rearmed * (over(3) - over(1))
    }
    case 'clumsiness':
      return (now - strikes(s, under(e, { spell, amount: paid }))) * turns(e, THROWN_SPELLS[spell].duration)
    case 'curse-armor': {
      const cursed = under(e, { spell, amount: paid })
      const more = Math.max(0, ...enemiesOf(s, e).map((f) => reaches(s, f, cursed) - reaches(s, f, e)))
      return more * over(THROWN_SPELLS[spell].duration)
    }
    case 'teleport-away':
      return Math.max(0, now - Math.max(0, ...enemiesOf(s, e).map((f) => reaches(s, f, e)))) * over(3)
    default:
      return 0
  }
}

function toFriend(s: ArenaState, f: OnSand, spell: SpellId, x: OnSand, paid: number): number {
  switch (spell) {
    case 'stone-flesh':
    case 'iron-flesh':
    case 'steel-flesh':
      if (Object.keys(FLESH).some((each) => effectOf(x, each as SpellId) !== null)) return 0
      return (suffers(s, x) - suffers(s, under(x, { spell }))) * over(THROWN_SPELLS[spell].duration * paid)
    case 'missile-return':
      return (suffers(s, x) - suffers(s, under(x, { spell }))) * over(THROWN_SPELLS[spell].duration)
    case 'agility-magic':
      return (strikes(s, under(x, { spell, amount: paid })) - strikes(s, x)) * over(4)
    case 'heal-strength':
      return x.id === f.id ? 0 : worthAt(x, Math.min(x.sh + paid, x.normal.sh + HEALED_ABOVE)) - worthAt(x, x.sh)
    case 'teleport-away':
      return Math.max(0, suffers(s, x) - strikes(s, x)) * over(3)
    case 'ring-of-fire':
      return enemiesOf(s, f).reduce(
        (sum, e) => sum + (areAdjacent(e.at, x.at) ? worthAt(e, e.sh) - worthAt(e, e.sh - TERRAIN.fire.damage) : 0),
        0,
      )
    default:
      return 0
  }
}
