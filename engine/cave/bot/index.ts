import { type Advice, reasoned } from '../../kernel/advice.ts'
import type { Ask } from '../../kernel/ask.ts'
import { asidesOf } from '../../kernel/ask.ts'
import { randomAnswer } from '../../kernel/bots.ts'
import type { Sight } from '../../kernel/game.ts'
import type { Stream } from '../../kernel/random.ts'
import type { Skill } from '../../kernel/types.ts'
import type { CavePick } from '../asks.ts'
import type { CaveGlimpse } from '../view-types.ts'
import { beside } from './asides.ts'
import { choice } from './choices.ts'
import { sceneOf } from './scene.ts'
import { TEMPERS } from './temper.ts'

/** What the player has and is, and where: with the same on the same space no one has gained anything, whatever dice fell. */
export function sight(view: unknown, { seat, topic }: Ask): Sight {
  const { players, round } = view as CaveGlimpse
  const p = players[seat]
  if (p === undefined) return { of: '' }
  const { at, lives, gold, strength, craft, objects, followers, trophies, toad } = p
  const has = [...objects, ...followers, ...trophies.map(({ id }) => id), ...(p.spells.known ?? [])].join()
  const of = `${at} ${lives} ${gold} ${strength?.counters} ${craft?.counters} ${toad} ${has}`
  // Dice fall in every turn: it is the place that does not pay. Whom he evades there is no circle: fighting would be the worse.
  if (topic === 'fight') return { of: `${round} ${of}` }
  return topic === 'move' ? { of, tries: 2 } : { of }
}

/** A player of the Cave: answers from what its seat sees and from the question, nothing else. Without a strength it plays as well as it can. */
export function sensible(view: unknown, ask: Ask, chance: Stream, skill: Skill = 'master'): Advice {
  if (ask.kind !== 'pick') return { answer: randomAnswer(ask, chance), why: 'Only the dice decide' }
  // The kernel gives each game its own view and its own questions back.
  const scene = sceneOf(view as CaveGlimpse, ask.seat, TEMPERS[skill], chance)
  const [pick, why] = beside(scene, ask.topic, asidesOf(ask)) ?? choice(scene, ask as CavePick, chance)
  return reasoned(pick, why)
}
