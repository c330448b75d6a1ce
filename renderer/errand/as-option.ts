import type { Errand } from '../../engine/kernel/errand-types.ts'
import type { Decision, Option } from '../../engine/kernel/types.ts'

/** An errand as an option like any other. */
export function asOption({ id, label, detail, at, data, warns }: Errand): Option {
  return {
    ...{ id, label },
    ...(detail !== undefined && { detail }),
    ...(warns !== undefined && { warns }),
    ...(at && { at }),
    ...(data !== undefined && { data }),
  }
}

/** Errands come before what the game asks; those that lead somewhere come last, for they are pressed on the board. */
export function withErrands(decision: Decision, errands: readonly Errand[]): Decision {
  const options = decision.options ?? []
  const known = new Set(options.map(({ id }) => id))
  const fresh = errands.filter(({ id }) => !known.has(id))
  const here = fresh.filter(({ at }) => at === undefined).map(asOption)
  const there = fresh.filter(({ at }) => at !== undefined).map(asOption)
  return { ...decision, options: [...here, ...options, ...there] }
}

/** What can be left to the program stands below the options; beside a question that is not answered by one option it is an aside. */
export function withErrandsLast(decision: Decision, errands: readonly Errand[]): Decision {
  const isOne = decision.kind === 'pick' && (decision.min ?? 1) === 1 && (decision.max ?? 1) === 1
  const options = errands.map((errand) => (isOne ? asOption(errand) : { ...asOption(errand), aside: true }))
  return { ...decision, options: [...(decision.options ?? []), ...options] }
}
