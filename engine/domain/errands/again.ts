import { asksElse } from '../../kernel/errand.ts'
import type { Errand } from '../../kernel/errand-types.ts'
import type { NextMove, Standpoint } from '../../kernel/game.ts'
import { seen } from '../bot/seen.ts'
import { floorAt } from '../chapters/05-squares.ts'
import { isUndrawn } from '../chapters/06-walks.ts'
import { waysFrom } from '../chapters/06-ways.ts'
import { dangerOn } from '../chapters/cards.ts'
import { characterOf, isBlind } from '../chapters/characters.ts'
import type { DomainEvent } from '../event-types.ts'
import { parseAction } from '../open/actions.ts'
import type { DomainState, Square } from '../state.ts'
import { TRY } from '../text/errands.ts'
import type { CharacterView, DomainView } from '../view-types.ts'
import { hurt, idsOf, type KindOfErrand, LIFE, selfOf, stepOf, toldOf } from './kind.ts'

// The same attempt turn after turn until it works: out of a pit (10.7), light in the dark (6.3), a way out of the dark (6.4).

type Attempt = 'climb' | 'light' | 'grope'

/** What belongs to trying, and needs no one's attention. */
const UNEVENTFUL: readonly DomainEvent['type'][] = ['turn-began', 'climbed', 'groped', 'moved', 'passage', 'life-lost', 'luck-tested']

/** What an attempt is for. */
const WORKED: Readonly<Record<Attempt, (c: CharacterView, at: Standpoint) => boolean>> = {
  climb: ({ held }) => held !== 'pit',
  light: ({ lantern }) => lantern === 'lit',
  grope: (_, at) => at.ask.topic === 'turn' && idsOf(at).some((id) => id.startsWith('step:')),
}

/** Light that is sure needs no second attempt. */
function isAttempt(at: Standpoint, attempt: Attempt): boolean {
  return idsOf(at).includes(attempt) && at.option(attempt).odds !== undefined
}

function again(attempt: Attempt): KindOfErrand {
  const { label, detail, done } = TRY[attempt]
  return {
    offered(_, at): readonly Errand[] {
      return isAttempt(at, attempt) ? [{ id: attempt, kind: attempt, label, detail, limits: [LIFE] }] : []
    },

    planned: (_, at) => ({ steps: stepOf(at, attempt), notes: [] }),

    next(view, at, { limits, made, told }): NextMove {
      const c = selfOf(view, at)
      if (c === null) return { ended: TRY.happened }
      if (made > 0 && WORKED[attempt](c, at)) return { ended: done }
      if (toldOf(at, told).some(({ type }) => !UNEVENTFUL.includes(type))) return { ended: TRY.happened }
      const weak = made > 0 ? hurt(c, limits) : null
      if (weak !== null) return { ended: weak }
      const id = idsOf(at).includes(attempt) ? attempt : attempt === 'grope' ? stepToLight(view, at) : null
      if (id !== null) return { answer: { pick: [id] } }
      return { ended: asksElse(at.decision().prompt) }
    },
  }
}

/** 6.4: where the choice is free, the step on the shortest known way to where he can see; null where that is not asked, or none is known. */
function stepToLight(view: DomainView, { ask }: Standpoint): string | null {
  if (ask.kind !== 'pick' || ask.topic !== 'direction') return null
  const s = seen(view)
  const c = characterOf(s, ask.seat)
  const firstSteps = ask.ids.flatMap((id) => {
    const action = parseAction('direction', id)
    return action.kind === 'step' && isSafe(s, action.square) ? [[action.square, id] as const] : []
  })
  // Every square that he can come to, the nearest first, with the step that leads there.
  const reached = new Map(firstSteps)
  for (const [square, id] of reached) {
    if (!isBlind(s, { ...c, at: square })) return id
    for (const { to } of waysFrom(s, square)) if (!reached.has(to) && isSafe(s, to)) reached.set(to, id)
  }
  return null
}

/** Laid, and nothing on it that would be met. */
function isSafe(s: DomainState, square: Square): boolean {
  return floorAt(s, square) !== null && !isUndrawn(s, square) && dangerOn(s, square) === null
}

export const climb = again('climb')
export const light = again('light')
export const grope = again('grope')
