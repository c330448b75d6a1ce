import { useState } from 'react'
import type { Blocked, Decision, Deed, Option } from '../../engine/kernel/types.ts'

/** What has been chosen for a `pick` and not yet sent. Card, map and ranks share it. */
export interface Draft {
  readonly picked: readonly string[]
  /** The monster aimed at, where options have several targets. */
  readonly target: string | null
  readonly toggle: (id: string) => void
  readonly aim: (monster: string) => void
  /** Fills what is open with these, in order, and drops nothing. */
  readonly fill: (ids: readonly string[]) => void
}

interface Laid {
  readonly decision: string | null
  /** Something was chosen by hand: until then the draft begins again when the list of options grows. */
  readonly touched: boolean
  readonly picked: readonly string[]
  readonly target: string | null
  /** The hint that was taken over. */
  readonly advised?: readonly string[] | undefined
}

/**
 * The draft of the current decision; every decision starts a new one.
 *
 * @param begin what a question starts with; where that is nothing, a pick of several starts empty and a pick of one with the first safe option
 * @param advised what a hint would pick: chosen when it arrives
 */
export function useDraft(
  decision: Decision | null,
  begin: (decision: Decision) => readonly string[] = nothing,
  advised?: readonly string[],
): Draft {
  const [stored, setLaid] = useState<Laid>(() => layOut(decision, begin))
  const isSame = stored.decision === (decision?.id ?? null)
  const fresh = isSame && stored.touched ? stored : layOut(decision, begin)
  const kept = isSame && isEqual(fresh, stored) ? stored : fresh
  const laid = decision && advised && kept.advised !== advised ? taken(decision, kept, advised) : kept
  if (laid !== stored) setLaid(laid)
  const touch = (change: Partial<Laid>) => setLaid({ ...laid, ...change, touched: true })
  return {
    picked: laid.picked,
    target: laid.target,
    toggle: (id) => decision && touch(toggled(decision, laid, id)),
    fill: (ids) => decision && touch({ picked: filled(decision, laid.picked, ids) }),
    aim: (target) => decision && touch({ target, picked: aimed(decision, laid, target) }),
  }
}

/** A pick of one replaces the choice; a pick of several ticks one by one. */
export function isSingle(decision: Decision): boolean {
  return (decision.min ?? 1) === 1 && (decision.max ?? 1) === 1
}

/** The game says that one answer may stand for always: nothing can be lost by a press. */
export function isHarmless(decision: Decision): boolean {
  return isSingle(decision) && (decision.habits ?? []).some(({ risky }) => risky !== true)
}

/** Options that answer the question asked. */
export function mainOptions(decision: Decision): readonly Option[] {
  return (decision.options ?? []).filter((option) => !option.aside)
}

/** What else may be done of one sort, and what of it is not allowed now. */
export interface Asides {
  /** `Cast`; null for what is the whole party's. */
  readonly deed: string | null
  /** The same by its means: each spell, each weapon, each thing. */
  readonly by: readonly AsidesBy[]
}

export interface AsidesBy {
  readonly means: NonNullable<Deed['means']> | null
  readonly options: readonly Option[]
  readonly blocked: readonly Blocked[]
}

/** What else may be done, grouped by deed and its means. */
export function asidesByDeed(decision: Decision): readonly Asides[] {
  const options = (decision.options ?? []).filter((option) => option.aside)
  const blocked = (decision.blocked ?? []).filter((each) => each.by !== undefined)
  const labelOf = ({ deed }: Option | Blocked) => deed?.label ?? null
  const all: readonly (Option | Blocked)[] = [...options, ...blocked]
  return [...Map.groupBy(all, labelOf)].map(([deed, of]) => ({
    deed,
    by: [...Map.groupBy(of, (each) => each.deed?.means?.id)].map(([, same]) => ({
      means: same[0]?.deed?.means ?? null,
      options: options.filter((option) => same.includes(option)),
      blocked: blocked.filter((each) => same.includes(each)),
    })),
  }))
}

/** Options that would answer the question but are not allowed. */
export function mainBlocked(decision: Decision): readonly Blocked[] {
  return (decision.blocked ?? []).filter((each) => each.by === undefined)
}

/** The target of an option: a monster, or a companion who stands against the others. */
function aimOf({ at, friend }: Option): string | null {
  return at?.kind === 'monster' || (at !== undefined && friend === true) ? at.id : null
}

/** Those main options aim at, companions last; empty unless there are at least two, and more to be done than to choose among them. */
export function targetsOf(decision: Decision): readonly string[] {
  if (!isSingle(decision)) return []
  const aiming = mainOptions(decision).filter((option) => aimOf(option) !== null)
  const ids = new Set(
    aiming.toSorted((one, other) => Number(one.friend === true) - Number(other.friend === true)).flatMap((option) => aimOf(option) ?? []),
  )
  return ids.size > 1 && aiming.length > ids.size ? [...ids] : []
}

/** The main options that concern the target, and those without a target. */
export function optionsFor(decision: Decision, target: string | null): readonly Option[] {
  const options = mainOptions(decision)
  if (target === null) return options
  return options.filter((option) => (aimOf(option) ?? target) === target)
}

function layOut(decision: Decision | null, begin: (decision: Decision) => readonly string[]): Laid {
  if (!decision) return NOTHING_LAID
  const target = targetsOf(decision)[0] ?? null
  const begun = begin(decision)
  return {
    ...NOTHING_LAID,
    decision: decision.id,
    picked: begun.length > 0 ? begun : firstSafe(decision, target),
    target,
  }
}

const NOTHING_LAID: Laid = { decision: null, touched: false, picked: [], target: null }

function isEqual(one: Laid, other: Laid): boolean {
  return one.target === other.target && one.picked.join() === other.picked.join()
}

function nothing(): readonly string[] {
  return []
}

/**
 * The default of a pick of one: the option that leaves everything as it is, else the one with the best chance where the question is who
 * runs a risk, else the first that cannot kill and can succeed. Never one that harms a friend.
 */
function firstSafe(decision: Decision, target: string | null): readonly string[] {
  if (decision.kind !== 'pick' || !isSingle(decision)) return []
  const options = optionsFor(decision, target)
  const safe = options.filter((option) => option.warns === undefined && option.friend !== true)
  const begun = safe.find(({ stays }) => stays) ?? bestOfThose(safe) ?? safe.find(({ odds }) => odds?.chance !== 0) ?? safe[0]
  return begun ? [begun.id] : []
}

/** Of several people who could be hurt by the same deed, the first of those most likely to succeed; null where nobody is at risk. */
function bestOfThose(options: readonly Option[]): Option | null {
  const asked = options.filter(({ by, odds }) => by !== undefined && odds?.chance !== undefined && odds.die !== undefined)
  if (new Set(asked.map(({ by }) => by)).size < asked.length) return null
  return asked.reduce<Option | null>((best, each) => ((each.odds?.chance ?? 0) > (best?.odds?.chance ?? 0) ? each : best), null)
}

/** What the hint would pick is chosen, where it can be. */
function taken(decision: Decision, laid: Laid, advised: readonly string[]): Laid {
  const options = advised.flatMap((id) => decision.options?.find((option) => option.id === id) ?? [])
  if (options.length < advised.length) return { ...laid, advised }
  const aim = options[0] ? aimOf(options[0]) : null
  return {
    ...laid,
    advised,
    touched: true,
    picked: advised,
    target: laid.target !== null && aim !== null ? aim : laid.target,
  }
}

function toggled(decision: Decision, laid: Laid, id: string): Pick<Laid, 'picked' | 'target'> {
  const option = decision.options?.find((other) => other.id === id)
  if (!option) return laid
  if (isSingle(decision)) {
    // Beside a question that takes a value, an aside can be unpicked.
    if (decision.kind !== 'pick' && laid.picked.includes(id)) return { ...laid, picked: [] }
    const aim = aimOf(option)
    const target = laid.target !== null && aim !== null ? aim : laid.target
    return { picked: [id], target }
  }
  if (laid.picked.includes(id)) return { ...laid, picked: laid.picked.filter((other) => other !== id) }
  return laid.picked.length < (decision.max ?? Number.POSITIVE_INFINITY) ? { ...laid, picked: [...laid.picked, id] } : laid
}

function filled(decision: Decision, picked: readonly string[], ids: readonly string[]): readonly string[] {
  const offered = ids.filter((id) => decision.options?.some((option) => option.id === id))
  return [...new Set([...picked, ...offered])].slice(0, Math.max(picked.length, decision.max ?? 1))
}

/** Aiming at another monster keeps the action: the bow stays the bow. */
function aimed(decision: Decision, laid: Laid, target: string): readonly string[] {
  const [before = ''] = laid.picked
  const there = laid.target === null ? before : before.replace(laid.target, target)
  const same = optionsFor(decision, target).find(({ id }) => id === there || id === before)
  return same && same.warns === undefined ? [same.id] : firstSafe(decision, target)
}
