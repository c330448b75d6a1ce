import { useState } from 'react'
import type { Decision, Option } from '../../engine/kernel/types.ts'

/** What has been laid out for a `pick` and not yet answered. Card, map and ranks share it. */
export interface Draft {
  readonly picked: readonly string[]
  /** The monster aimed at, where options have several. */
  readonly target: string | null
  readonly toggle: (id: string) => void
  readonly aim: (monster: string) => void
}

interface Laid {
  readonly decision: string | null
  readonly picked: readonly string[]
  readonly target: string | null
}

/** The draft of the present decision; it begins anew with every decision. */
export function useDraft(decision: Decision | null): Draft {
  const [stored, setLaid] = useState<Laid>(() => layOut(decision))
  const laid = stored.decision === (decision?.id ?? null) ? stored : layOut(decision)
  if (laid !== stored) setLaid(laid)
  return {
    picked: laid.picked,
    target: laid.target,
    toggle: (id) => decision && setLaid({ ...laid, ...toggled(decision, laid, id) }),
    aim: (target) => decision && setLaid({ ...laid, target, picked: aimed(decision, laid.picked, target) }),
  }
}

/** A single pick is a choice of one; several are ticked one by one. */
export function isSingle(decision: Decision): boolean {
  return (decision.min ?? 1) === 1 && (decision.max ?? 1) === 1
}

/** Options that answer the question asked. */
export function mainOptions(decision: Decision): readonly Option[] {
  return (decision.options ?? []).filter((option) => !option.aside)
}

/** What may be done beside the question, gathered by the character who would do it. */
export function asidesByCharacter(decision: Decision): { readonly by: string | null; readonly options: readonly Option[] }[] {
  const groups = new Map<string | null, Option[]>()
  for (const option of decision.options ?? []) {
    if (!option.aside) continue
    const by = option.by ?? null
    groups.set(by, [...(groups.get(by) ?? []), option])
  }
  return [...groups].map(([by, options]) => ({ by, options })).sort((a, b) => (a.by ?? '').localeCompare(b.by ?? ''))
}

/** The monsters that main options aim at, in the order of the options; none unless there are two to tell apart. */
export function targetsOf(decision: Decision): readonly string[] {
  if (!isSingle(decision)) return []
  const ids = new Set(mainOptions(decision).flatMap((option) => (option.at?.kind === 'monster' ? [option.at.id] : [])))
  const perTarget = mainOptions(decision).filter((option) => option.at?.kind === 'monster').length
  return ids.size > 1 && perTarget > ids.size ? [...ids] : []
}

/** The main options that concern the target, and those that concern none. */
export function optionsFor(decision: Decision, target: string | null): readonly Option[] {
  const options = mainOptions(decision)
  if (target === null) return options
  return options.filter((option) => option.at?.kind !== 'monster' || option.at.id === target)
}

function layOut(decision: Decision | null): Laid {
  if (!decision) return { decision: null, picked: [], target: null }
  const target = targetsOf(decision)[0] ?? null
  return { decision: decision.id, picked: firstSafe(decision, target), target }
}

/** The default of a single pick: the first option that cannot kill; to stay, where all others would move somebody. */
function firstSafe(decision: Decision, target: string | null): readonly string[] {
  if (decision.kind !== 'pick' || !isSingle(decision)) return []
  const options = optionsFor(decision, target)
  const stay = options.find((option) => verbOf(option) === 'pass')
  if (stay && options.every((option) => option === stay || verbOf(option) === 'move')) return [stay.id]
  const safe = options.find((option) => option.warns === undefined)
  return safe ? [safe.id] : []
}

/** What an option does: `cast` of `una/cast:heal:borri`. */
export function verbOf(option: Option): string {
  return option.id.split('/').at(-1)?.split(':')[0] ?? option.id
}

function toggled(decision: Decision, laid: Laid, id: string): Pick<Laid, 'picked' | 'target'> {
  const option = decision.options?.find((other) => other.id === id)
  if (!option) return laid
  if (isSingle(decision)) {
    const target = laid.target !== null && option.at?.kind === 'monster' ? option.at.id : laid.target
    return { picked: [id], target }
  }
  if (laid.picked.includes(id)) return { ...laid, picked: laid.picked.filter((other) => other !== id) }
  return laid.picked.length < (decision.max ?? Number.POSITIVE_INFINITY) ? { ...laid, picked: [...laid.picked, id] } : laid
}

/** Turning to another monster keeps the deed: the bow stays the bow. */
function aimed(decision: Decision, picked: readonly string[], target: string): readonly string[] {
  const before = picked[0]
  const options = optionsFor(decision, target)
  const deed = before?.slice(0, before.lastIndexOf(':'))
  const same = options.find((option) => option.id === `${deed}:${target}` || option.id === before)
  return same && same.warns === undefined ? [same.id] : firstSafe(decision, target)
}
