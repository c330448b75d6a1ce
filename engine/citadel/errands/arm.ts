import { type Ask, asidesOf } from '../../kernel/ask.ts'
import type { PlanStep } from '../../kernel/errand-types.ts'
import { actionId } from '../actions.ts'
import { type Better, betterInHand } from '../bot/arming.ts'
import { isWeapon } from '../bot/sight.ts'
import type { CitadelEvent } from '../event-types.ts'
import { ARMING } from '../text/errands.ts'
import type { CarriedView, CharacterView, CitadelView } from '../view-types.ts'
import type { KindOfErrand } from './kind.ts'

// Best weapons in hand (9.4): a character who may use both of his weapons where he stands takes the one that wounds more.

/** One change of weapon. */
interface Change extends Better<CarriedView> {
  readonly id: string
  readonly who: CharacterView
}

const ORDINARY: readonly CitadelEvent['type'][] = ['readied']

export const arm: KindOfErrand = {
  kind: 'arm',

  offered(raid, { ask }) {
    const changes = changesIn(raid, ask).length
    if (changes === 0) return []
    return [{ id: `arm:${ask.topic}`, kind: 'arm', label: ARMING.label, detail: ARMING.detail(changes), answers: changes }]
  },

  planned(raid, { ask }) {
    return { steps: changesIn(raid, ask).map(wordsFor), notes: [] }
  },

  next(raid, { ask, decision }, { errand, told }) {
    if (told.some(({ type }) => !ORDINARY.some((each) => each === type))) return { ended: ARMING.happened }
    if (errand.id !== `arm:${ask.topic}`) return { ended: ARMING.asked(decision().prompt) }
    const [first] = changesIn(raid, ask)
    return first === undefined ? { ended: ARMING.done } : { answer: { pick: [first.id] } }
  },
}

function changesIn({ party, map }: CitadelView, ask: Ask): readonly Change[] {
  const open = new Set(asidesOf(ask))
  return party
    .filter(({ at, side }) => at === map.at && side === 'party')
    .flatMap((who) => {
      const better = betterInHand(who)
      return better === null || !isWeapon(better.takes.weapon)
        ? []
        : { ...better, who, id: actionId({ do: 'switch', by: who.id, weapon: better.takes.weapon }) }
    })
    .filter(({ id }) => open.has(id))
}

function wordsFor({ who, takes, before, after }: Change): PlanStep {
  return {
    ...ARMING.step(who.name, takes.label, { before, after }),
    rule: '9.4',
    about: who.id,
    at: { kind: 'fighter', id: who.id },
    data: { takes: takes.weapon, before, after },
  }
}
