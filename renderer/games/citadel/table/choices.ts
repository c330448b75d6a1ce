import type { Decision } from '../../../../engine/kernel/types.ts'
import { type Draft, mainOptions } from '../../../decision/draft.ts'
import { type Choices, NO_CHOICE } from '../ranks/choices.ts'

/** What pressing a counter answers: the options of the question that concern it. Aiming at another foe keeps the action. */
export function choicesOf(decision: Decision | null, draft: Draft): Choices {
  if (decision?.kind !== 'pick') return NO_CHOICE
  const options = mainOptions(decision)
  const isFoe = (id: string) =>
    draft.target !== null && options.some(({ at, friend }) => at?.id === id && (at.kind === 'monster' || friend === true))
  return {
    of: (id) => {
      const about = options.filter(({ at }) => at?.id === id && at.kind !== 'segment' && at.kind !== 'place')
      // Where action and foe are chosen separately, a press aims at the foe and keeps the action.
      return isFoe(id) ? about.slice(0, 1) : about
    },
    picked: draft.picked,
    onChoose: (id) => {
      const at = options.find((option) => option.id === id)?.at
      if (at && isFoe(at.id)) draft.aim(at.id)
      else draft.toggle(id)
    },
  }
}
