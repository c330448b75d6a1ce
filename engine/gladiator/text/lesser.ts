import type { Wording } from '../../kernel/game.ts'
import type { Option } from '../../kernel/types.ts'
import { capital } from '../../kernel/words.ts'
import type { ArenaAsk } from '../asks.ts'
import { HEALED_ABOVE } from '../chapters/13-healing.ts'
import { groundHurts, layersOf } from '../chapters/22-terrain.ts'
import { figureOf, isPresent } from '../chapters/figures.ts'
import { meanOf } from '../odds/blows.ts'
import { missileLosses } from '../odds/spells.ts'
import { movable } from '../open/making.ts'
import { nameOf } from '../open/names.ts'
import { isMissileSpell } from '../open/spells.ts'
import { type Square, squareName } from '../open/squares.ts'
import type { ArenaOptions } from '../option-types.ts'
import type { ArenaState } from '../state.ts'
import { TERRAIN, WOUNDS } from '../tables/limits.ts'
import { RACES } from '../tables/races.ts'
import { squarePlace } from './deeds.ts'
import { ATTRIBUTES, type Names } from './names.ts'
import { spellEffect } from './spells.ts'

// Questions with words of their own beside the prompt: points, prices, and where the fallen lie.

type Beside = Pick<Wording, 'lead' | 'suggestion'>

/** 10.1: what the race begins with, and what a point more is taken from. */
export function pointsWords(ask: ArenaAsk<'sh' | 'ag'>): Beside {
  if (ask.kind !== 'number') return {}
  const { topic, data, min, max } = ask
  const { race } = data
  const base = RACES[race].base[topic]
  const others = movable(race).filter((attribute) => attribute !== topic && !(topic === 'ag' && attribute === 'sh'))
  const lead = `It begins at ${base}. Each point more takes one from ${others.map((each) => ATTRIBUTES[each]).join(' or ')}.`
  return { lead, suggestion: Math.min(max, Math.max(min, base)) }
}

/**
 * 12.4, 14.2: what each amount does. Suggested is the most with which the mage is not dazed at once (35.4); of Heal-Strength what a friend
 * lacks, and the least on himself, who gains nothing by it.
 */
export function priceWords(s: ArenaState, ask: ArenaAsk<'cost'>, name: Names): Beside {
  if (ask.kind !== 'number') return {}
  const { about, min, max, step } = ask
  const f = figureOf(s, about ?? '')
  const amounts = Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, i) => min + i * step)
  const { permanentlyDazed } = WOUNDS
  const wanted = healingWanted(s, ask)
  const suggestion = amounts.findLast((amount) => f.sh - amount > permanentlyDazed && amount <= wanted) ?? min
  const dazes = f.sh > permanentlyDazed && f.sh - max <= permanentlyDazed
  const warned = dazes ? ` With ${permanentlyDazed} SH or less, ${name(f.id)} stays dazed.` : ''
  return { lead: `${effectOf(s, ask, amounts, name)}.${warned}`, suggestion }
}

/** 13.2, G-122: the SH that Heal-Strength can bring its target; other spells have no bound. */
function healingWanted(s: ArenaState, { about, data: { spell, whom } }: ArenaAsk<'cost'>): number {
  if (spell !== 'heal-strength' || whom === null) return Number.POSITIVE_INFINITY
  if (whom === about) return 0
  const { sh, normal } = figureOf(s, whom)
  return normal.sh + HEALED_ABOVE - sh
}

/** Of a missile spell the average loss for each amount, misses counted; of any other, what each step of it does. */
function effectOf(s: ArenaState, { about, data: { spell, whom } }: ArenaAsk<'cost'>, amounts: readonly number[], name: Names) {
  const [f, target] = [figureOf(s, about ?? ''), whom === null ? null : figureOf(s, whom)]
  if (!isMissileSpell(spell) || !isPresent(f) || target === null || !isPresent(target)) return `${nameOf(spell)}: ${spellEffect(spell)}`
  const losses = missileLosses(s, f, target, spell)
  const means = amounts.map((amount, i) => {
    const lost = meanOf(losses(amount)).toFixed(1)
    return i === 0 ? `${lost} SH on average for ${amount} SH` : `${lost} for ${amount}`
  })
  return `${name(whom ?? '')} loses ${means.join(', ')}`
}

/** 40.2, G-70: the square in which he falls, by what lies there. */
export function pushWords(s: ArenaState, square: Square, lies: Square | null): Omit<Option, 'id'> {
  const there = { at: squarePlace(square), data: { harm: groundHurts(s, square) } satisfies ArenaOptions['push'] }
  if (square === lies) return { label: 'Leave in place', detail: squareName(square), ...there }
  const [first, ...more] = fallsOn(s, square)
  if (first === undefined) return { label: capital(squareName(square)), ...there }
  const detail = [squareName(square), ...[first, ...more].map(({ does }) => does)].join(', ')
  return { label: capital([first, ...more].map(({ what }) => what).join(' and ')), detail, ...there }
}

function fallsOn(s: ArenaState, square: Square): readonly { readonly what: string; readonly does: string }[] {
  const [fires, caltrops] = [layersOf(s, square, 'fire'), layersOf(s, square, 'caltrops')]
  return [
    ...(layersOf(s, square, 'pit') > 0 ? [{ what: 'into the pit', does: `the fall costs ${TERRAIN.pit.fall} SH` }] : []),
    ...(fires > 0 ? [{ what: 'into the fire', does: `${fires * TERRAIN.fire.damage} SH at the end of each turn there` }] : []),
    ...(caltrops > 0
      ? [{ what: 'onto the caltrops', does: `${caltrops * TERRAIN.caltrops.damage} SH at the end of each turn there` }]
      : []),
    ...(s.exits.includes(square) ? [{ what: 'onto the exit', does: 'leaves the fight alive at the end of the turn' }] : []),
  ]
}
