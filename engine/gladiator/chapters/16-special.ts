import type { Script } from '../../kernel/play.ts'
import { pickSome, roll } from '../asks.ts'
import { parseAction } from '../open/actions.ts'
import { distance, isInFrontalArea } from '../open/squares.ts'
import type { Arena, ArenaState } from '../state.ts'
import { OTHER_SPELLS } from '../tables/spells.ts'
import { putOn } from './13-enchanting.ts'
import { alikeWith, keepAlike, sharedTag } from './16-likenesses.ts'
import { isBlocked, type OnSand } from './33-need.ts'
import { vanish } from './35-gone.ts'
import { hurt, isDown } from './35-wounds.ts'
import { isPlayed } from './choosing.ts'
import { enemyOf, figureOf, isPresent, presentOn, tagOf, thrower } from './figures.ts'
import { tellSide } from './telling.ts'

// Dazzle, Psychic Blast and ESP Stats (16.2, 16.3, 16.6).

export type SpecialEvent = { type: 'seen-through'; rule: '16.6'; by: string; figures: readonly string[]; until: number }

export function* workSpecial(g: Arena, f: OnSand, spell: 'dazzle' | 'psychic-blast' | 'esp-stats'): Script {
  if (spell === 'dazzle') yield* dazzle(g, f)
  else if (spell === 'psychic-blast') yield* psychicBlast(g, f)
  else yield* espStats(g, f)
}

/**
 * 16.2, G-129: who can see the mage: not prone, with him in the frontal area, and nothing solid between. The spell itself shows him,
 * so whether he has been seen so far makes no difference.
 */
export function dazzled(s: ArenaState, f: OnSand): readonly OnSand[] {
  return presentOn(s, enemyOf(f.side)).filter(
    (each) => !isDown(each) && isInFrontalArea(each.at, each.facing, f.at) && !isBlocked(s, each.at, f.at),
  )
}

/** 16.2: 3 off their agility, to the end of the third turn after this one; not cumulative. */
function* dazzle(g: Arena, f: OnSand): Script {
  f.shown = true
  const { ag, duration } = OTHER_SPELLS.dazzle
  const until = g.state.turn + duration
  for (const each of dazzled(g.state, f)) yield* putOn(g, each, { spell: 'dazzle', until, amount: -ag, by: null }, '16.2')
}

/** 16.3, G-126: a die for each enemy within five squares, from the north-west on, past all armour; images vanish. */
function* psychicBlast(g: Arena, f: OnSand): Script {
  const s = g.state
  const by = sharedTag(f)
  for (const each of alikeWith(s, f)) each.shown = true
  const { range, damage } = OTHER_SPELLS['psychic-blast']
  const victims = presentOn(s, enemyOf(f.side))
    .filter(({ at }) => distance(f.at, at) <= range)
    .toSorted((a, b) => a.at - b.at)
  for (const victim of victims) {
    if (!isPresent(victim)) continue
    if (victim.coming === 'image') {
      yield* vanish(g, victim)
      continue
    }
    const lost = yield* roll(g, damage, { topic: 'spell-damage', of: 'psychic-blast', rule: '16.3', ...thrower(f, by) })
    yield* hurt(g, victim, lost, { rule: '16.3', cause: 'psychic-blast', by: f, stuns: true, told: by })
  }
}

/** 16.6, G-130: up to so many enemies, unseen ones too, are open to the whole side to the end of the next turn. */
function* espStats(g: Arena, f: OnSand): Script {
  const s = g.state
  const enemies = presentOn(s, enemyOf(f.side))
  if (!isPlayed(f) || enemies.length === 0) return
  const die = yield* roll(g, '1D6', { topic: 'esp', rule: '16.6', ...thrower(f, sharedTag(f)) })
  const max = Math.min(Math.ceil(die / 2), enemies.length)
  const ids = enemies.map(tagOf)
  keepAlike(s)
  const picked = yield* pickSome({ seat: f.seat, rule: '16.6', topic: 'esp', about: tagOf(f), ids, min: 0, max })
  const until = s.turn + 1
  const figures = picked.map((id) => parseAction('esp', id).figure)
  for (const id of figures) s.known.push({ side: f.side, figure: figureOf(s, id).id, until })
  yield* tellSide(g, f.side, { type: 'seen-through', rule: '16.6', by: tagOf(f), figures, until } satisfies SpecialEvent)
}
