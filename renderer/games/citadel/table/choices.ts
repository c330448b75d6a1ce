import type { Decision } from '../../../../engine/kernel/types.ts'
import { type Draft, mainOptions } from '../../../decision/draft.ts'
import { type Choices, NO_CHOICE } from '../ranks/choices.ts'

/** What pressing a counter answers: the question's options about whoever it is. Turning to another foe keeps the deed. */
export function choicesOf(decision: Decision | null, draft: Draft): Choices {
  if (decision?.kind !== 'pick') return NO_CHOICE
  const options = mainOptions(decision)
  const isFoe = (id: string) => draft.target !== null && options.some(({ at }) => at?.kind === 'monster' && at.id === id)
  return {
    of: (id) => {
      const about = options.filter(({ at }) => at?.id === id && at.kind !== 'segment' && at.kind !== 'place')
      // Where deeds and foes are chosen apart, a press turns to the foe and leaves the deed.
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
