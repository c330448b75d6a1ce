import { distribution, mean, percent } from '../../kernel/odds.ts'
import type { Odds } from '../../kernel/types.ts'
import { damageCode, needToCast } from '../chapters/12-casting.ts'
import { mostHeCanPay, priceOf } from '../chapters/12-prices.ts'
import { seemsToReturn } from '../chapters/13-returning.ts'
import { dazzled } from '../chapters/16-special.ts'
import { isSeenBy, seenEnemies } from '../chapters/23-sight.ts'
import type { OnSand } from '../chapters/33-need.ts'
import { armourAgainst } from '../chapters/33-striking.ts'
import { needed } from '../chapters/35-agility-rolls.ts'
import { mayEvade } from '../chapters/37-evading.ts'
import { effectOf, figureOf, isPresent } from '../chapters/figures.ts'
import { knowsNumbers } from '../chapters/telling.ts'
import type { Deed } from '../open/actions.ts'
import { limited } from '../open/rolls.ts'
import { isMissileSpell } from '../open/spells.ts'
import { distance } from '../open/squares.ts'
import type { ArenaState, Figure } from '../state.ts'
import type { MissileSpellId } from '../tables/ids.ts'
import { DOUBT_DICE, ROLLS, SPELL_PRICE } from '../tables/limits.ts'
import { MISSILE_SPELLS, OTHER_SPELLS } from '../tables/spells.ts'
import { atLeast, type Losses, meanOf, totalChance } from './blows.ts'
import { chanceOf, worked } from './working.ts'

// Exact odds of casting (12.2, 12.4, 16.2, 16.3) and of disbelieving (34.4).

/** How likely each loss of SH is by a missile spell, by its price; index 0 is a miss, or nothing that goes through (12.4, 13.1, G-117). */
export function missileLosses(s: ArenaState, f: OnSand, target: OnSand, spell: MissileSpellId): (price: number) => Losses {
  const need = needToCast({ state: s }, f, spell, target)
  const isTurned = target.side !== f.side && seemsToReturn(target)
  const stopped = 'noArmour' in MISSILE_SPELLS[spell] ? 0 : armourAgainst(f, target, { passesShields: false })
  const hits = () => (isTurned ? totalChance(need.dice, need.dice, ROLLS.alwaysHit) : chanceOf(need))
  const key = `${spell} ${stopped} ${need.dice} ${isTurned || needed(need)}`
  const before = workedOut.get(key) ?? []
  workedOut.set(key, before)
  return (price) => (before[price] ??= lossesOf(damageCode(spell, price), hits(), stopped))
}

/** Missile spells that have been worked out, by all that counts for them and then by price: a bot asks for the same few again and again. */
const workedOut = new Map<string, Losses[]>()

function lossesOf(damage: string, hits: number, stopped: number): Losses {
  const { least, ways, all } = distribution(damage)
  const losses = [1 - hits]
  ways.forEach((many, i) => {
    const lost = Math.max(0, least + i - stopped)
    losses[lost] = (losses[lost] ?? 0) + (hits * many) / all
  })
  return Array.from(losses, (p) => p ?? 0)
}

/** The odds of a spell: that it succeeds, and what it takes or does where that can be told. */
export function oddsOfCasting(s: ArenaState, f: OnSand, { spell, whom }: Extract<Deed, { readonly kind: 'cast' }>): Odds {
  const target = whom === null ? null : figureOf(s, whom)
  const need = needToCast({ state: s }, f, spell, target !== null && isPresent(target) ? target : null)
  const chance = chanceOf(need)
  const { least } = priceOf(spell)
  const { free, half } = SPELL_PRICE
  // 12.2, G-50: half the price on a 4, nothing on a 3; what is free cannot be cheaper.
  const why = [
    worked(need, '12.2', 'to succeed', [
      ...(least > 0
        ? ([
            [free, free, 'succeeds, free'],
            [half, half, 'succeeds, half price'],
          ] as const)
        : []),
      [least > 0 ? half + 1 : need.dice, limited(needed(need)), 'succeeds'],
      [limited(needed(need)) + 1, need.dice * 6, 'fails'],
    ]),
  ]
  const shown = { chance, of: 'succeeds', why, ...(isDodged(f, target) ? { leavesOut: 'evading' } : {}) }
  if (isMissileSpell(spell) && target !== null && isPresent(target)) return { ...shown, ...missileShown(s, f, target, spell) }
  const text = `${percent(chance)} succeeds`
  if (spell === 'psychic-blast') {
    const many = seenEnemies(s, f.side).filter(({ at }) => distance(f.at, at) <= OTHER_SPELLS[spell].range).length
    const expected = chance * many * mean(distribution(OTHER_SPELLS[spell].damage))
    return { ...shown, expected, text: `${text}, ${expected.toFixed(1)} SH among ${many}` }
  }
  if (spell !== 'dazzle') return { ...shown, text }
  const many = dazzled(s, f).filter((each) => isSeenBy(s, f.side, each) && effectOf(each, 'dazzle') === null).length
  return { ...shown, text: `${text}, ${many} dazzled` }
}

function isDodged(f: Figure, target: Figure | null): boolean {
  return target !== null && target.side !== f.side && mayEvade(target)
}

/** 12.4: the loss for the least and the most that he can put into it; the figures are those of the most. */
function missileShown(s: ArenaState, f: OnSand, target: OnSand, spell: MissileSpellId): Pick<Odds, 'text' | 'expected' | 'kill'> {
  const { least } = priceOf(spell)
  const most = mostHeCanPay(f, spell) ?? least
  const [few, all] = [least, most].map(missileLosses(s, f, target, spell))
  const chance = chanceOf(needToCast({ state: s }, f, spell, target))
  const back = target.side !== f.side && seemsToReturn(target) ? ', else it flies back' : ''
  const lost = (losses: Losses = []) => meanOf(losses).toFixed(1)
  const range = most === least ? `${lost(few)} SH for ${least}` : `${lost(few)} SH for ${least}, ${lost(all)} for ${most}`
  const kill = knowsNumbers(s, f.side, target) ? { kill: atLeast(all ?? [], target.sh) } : {}
  return { text: `${percent(chance)} succeeds, ${range}${back}`, expected: meanOf(all ?? []), ...kill }
}

/** 34.4, G-95: his wits or less on three dice, without the limits of agility rolls. */
export function oddsOfDisbelief({ normal: { iq } }: Pick<Figure, 'normal'>): Odds {
  const most = DOUBT_DICE * 6
  const chance = totalChance(DOUBT_DICE, DOUBT_DICE, iq)
  const results = [
    { dice: `${DOUBT_DICE} to ${iq}`, text: 'sees through it', chance },
    ...(iq < most ? [{ dice: `${iq + 1} to ${most}`, text: 'believes it', chance: 1 - chance }] : []),
  ]
  const against = [{ label: 'intelligence', value: iq }]
  const why = [{ what: 'to see through it', code: `${DOUBT_DICE}D6`, rule: '34.4', parts: [], against, results }]
  return { text: percent(chance), chance, of: 'seen through', why }
}
