import type { Hint } from '../../electron/contract/index.ts'
import type { Decision, Option } from '../../engine/kernel/types.ts'

/** A choice of the question at hand, with its odds in words, where it has any. */
export interface Suggestion {
  readonly label: string
  readonly odds: string | null
}

/** What a sensible player would choose, and the best of what is left; none where the question isn't a choice among options. */
export function bestChoices({ options = [] }: Decision, hint: Hint | null): readonly Suggestion[] {
  const deeds = options.filter(({ aside, apart }) => !aside && !apart)
  const first = options.find(({ id }) => hint?.pick?.includes(id)) ?? deeds[0]
  const [second] = deeds.filter((option) => option !== first && option.warns === undefined).toSorted((a, b) => chanceOf(b) - chanceOf(a))
  return [first, second].flatMap((option) => (option ? [{ label: option.label, odds: option.odds?.text ?? null }] : []))
}

function chanceOf({ odds }: Option): number {
  return odds?.chance ?? 0
}
