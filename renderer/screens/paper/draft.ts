import { CHARACTER_STATUSES, type Filled, type Input, MOST_ON_PAPER } from '../../../electron/contract/index.ts'
import type { Json } from '../../../engine/kernel/types.ts'

export type PaperStatus = (typeof CHARACTER_STATUSES)[number]

/** A sheet as it is being filled in; figures as they are typed. */
export interface Draft {
  readonly key: number
  readonly filled: Filled
  readonly status: PaperStatus
  readonly experience: string
  readonly gold: string
  readonly jewels: string
  readonly exits: string
  readonly note: string
}

export const FIGURES = ['experience', 'gold', 'exits'] as const
export type Figure = (typeof FIGURES)[number]

export function emptyDraft(key: number, status: PaperStatus = 'living'): Draft {
  return { key, filled: {}, status, experience: '', gold: '', jewels: '', exits: '', note: '' }
}

/** What was filled in until now. */
export interface Papers {
  readonly sheets: readonly Draft[]
  /** The number of games played on paper, as it is typed; null while it has not been touched. */
  readonly games: string | null
}

/** Papers as they were kept: of what is kept nothing is sure. */
export function papersIn(kept: Json): Papers {
  const { sheets = [], games = null } =
    typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as { readonly [key: string]: Json }) : {}
  return { sheets: draftsIn(sheets), games: typeof games === 'string' ? games : null }
}

function draftsIn(kept: Json): readonly Draft[] {
  const all = Array.isArray(kept) ? kept : []
  return all.flatMap((one: Json, key): Draft[] => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return []
    const given = one as Partial<Record<keyof Draft, Json>>
    const text = (value: Json | undefined) => (typeof value === 'string' ? value : '')
    const { filled } = given
    return [
      {
        key,
        filled: typeof filled === 'object' && filled !== null && !Array.isArray(filled) ? (filled as Filled) : {},
        status: CHARACTER_STATUSES.find((each) => each === given.status) ?? 'living',
        ...{ experience: text(given.experience), gold: text(given.gold), jewels: text(given.jewels) },
        ...{ exits: text(given.exits), note: text(given.note) },
      },
    ]
  })
}

/** What is wrong with a figure that was typed, as a sentence; null if nothing is. */
export function figureFault(typed: string): string | null {
  return typed.trim() === '' || /^\d{1,9}$/.test(typed.trim()) ? null : 'Enter a whole number, 0 or more.'
}

/** The same of the number of games played on paper. */
export function gamesFault(typed: string): string | null {
  return Number(typed) <= MOST_ON_PAPER ? figureFault(typed) : `Enter a whole number from 0 to ${MOST_ON_PAPER}.`
}

/** The same of values with commas between them. */
export function jewelsFault(typed: string): string | null {
  return valuesIn(typed) === null ? 'Enter the value of each, separated by commas: 25, 40.' : null
}

function valuesIn(typed: string): number[] | null {
  const parts = typed.split(/[\s,;]+/).filter(Boolean)
  return parts.every((part) => /^[1-9]\d{0,8}$/.test(part)) ? parts.map(Number) : null
}

type Person = Input<'paper.check'>['people'][number]

/** As the host takes it; a figure that is none is left out. */
export function personOf({ filled, status, experience, gold, jewels, exits, note }: Draft): Person {
  const figure = (typed: string) => (figureFault(typed) === null ? Number(typed) : 0)
  return {
    ...{ filled, status, note: note.trim() },
    ...{ experience: figure(experience), gold: figure(gold), exits: figure(exits), jewels: valuesIn(jewels) ?? [] },
  }
}

export function hasOwnFault(draft: Draft): boolean {
  return FIGURES.some((figure) => figureFault(draft[figure]) !== null) || jewelsFault(draft.jewels) !== null
}

/** A sheet that nobody has touched is not wrong yet. */
export function isBlank({ filled }: Draft): boolean {
  return Object.keys(filled).length === 0
}

export function nameIn({ filled: { name } }: Draft): string {
  return typeof name === 'string' ? name.trim() : ''
}
