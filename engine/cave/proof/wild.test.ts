import { describe, expect, it } from 'vitest'
import { type Ask, asidesOf } from '../../kernel/ask.ts'
import { newPlay, newStep } from '../../kernel/play.ts'
import { below, type Stream, stream } from '../../kernel/random.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import type { Answer } from '../../kernel/types.ts'
import { isSentence } from '../../kernel/words.ts'
import { parseAction } from '../actions.ts'
import type { PickTopic } from '../asks.ts'
import { caveGame } from '../chapters/10-turn.ts'
import { copy } from '../copy.ts'
import { setup } from '../setup.ts'
import type { CaveState } from '../state.ts'
import { VARIANTS } from '../tables/index.ts'
import { describe as describeAsk, sentence } from '../text/index.ts'
import { broken } from './invariants.ts'

const GAMES = 24
const ROUNDS = 25
/** One answer in so many is given beside the question. */
const BESIDE = 8

function anyAnswer(ask: Ask, chance: Stream): Answer {
  const beside = asidesOf(ask)
  const aside = beside.length > 0 && below(chance, BESIDE) === 0 ? beside[below(chance, beside.length)] : undefined
  if (aside !== undefined) return { pick: [aside] }
  if (ask.kind !== 'pick') throw new Error(`${ask.topic} is no choice`)
  const left = [...ask.ids]
  const count = ask.min + below(chance, ask.max - ask.min + 1)
  return { pick: Array.from({ length: count }, () => left.splice(below(chance, left.length), 1)[0] ?? '') }
}

function begun(game: number): CaveState {
  const seats = ['Ann', 'Bram', 'Cleo', 'Dirk', 'Eve', 'Finn'].slice(0, 1 + (game % 6))
  // Real dice are asked for by the kernel, which has its own tests.
  const variants = VARIANTS.filter((variant, i) => variant !== 'physical-dice' && ((game * 7919) >> i) % 3 === 1)
  const made = setup({ seed: `wild-${game}`, seats, options: { rounds: ROUNDS }, variants })
  if (isRefusal(made)) throw new Error(made.message)
  return made.state
}

describe('games of any answers', () => {
  it.each(Array.from({ length: GAMES }, (_, game) => game))('game %i ends by the limit, and nothing is ever broken', (game) => {
    const g = newPlay(begun(game), `wild-${game}`)
    const chance = stream(`wild-${game}`, 'bots')
    const script = caveGame(g)
    const told: string[] = []
    for (let next = script.next({}); next.done !== true; ) {
      const ask = next.value
      expect(broken(g.state, ask.topic.startsWith('too-many'))).toEqual([])
      if (ask.kind === 'pick') for (const id of ask.ids) parseAction(ask.topic as PickTopic, id)
      const { prompt, option } = describeAsk(g.state, ask)
      const labels = [...(ask.kind === 'pick' ? ask.ids : []), ...asidesOf(ask)].map((id) => option?.(id).label ?? '')
      expect([prompt, isSentence(prompt), labels.includes('')]).toEqual([prompt, true, false])
      g.step = newStep(null)
      next = script.next(anyAnswer(ask, chance))
      told.push(...g.step.events.map((event) => sentence(g.state, event)))
    }
    expect(told.filter((each) => !isSentence(each))).toEqual([])
    expect([g.state.end === null, g.state.round <= ROUNDS, broken(g.state, false)]).toEqual([false, true, []])
  })

  it('a turn that is entered anew at its last safe point comes to the same question', () => {
    const g = newPlay(begun(3), 'again')
    const chance = stream('again', 'bots')
    let marked = { state: copy(g.state), dice: 0, draws: 0 }
    let since: Answer[] = []
    g.onMark = () => {
      marked = { state: copy(g.state), dice: g.diceStream.at, draws: g.drawStream.at }
      since = []
    }
    const script = caveGame(g)
    let compared = 0
    for (let next = script.next({}); next.done !== true; ) {
      const again = newPlay(copy(marked.state), 'again')
      again.diceStream.at = marked.dice
      again.drawStream.at = marked.draws
      const other = caveGame(again)
      let reached = other.next({})
      for (const answer of since) reached = other.next(answer)
      expect(reached.value).toMatchObject({ topic: next.value.topic, seat: next.value.seat })
      expect(again.state).toEqual(g.state)
      compared += 1
      const answer = anyAnswer(next.value, chance)
      since.push(answer)
      next = script.next(answer)
    }
    expect(compared).toBeGreaterThan(100)
  })
})
