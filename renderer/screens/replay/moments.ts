import type { TaleChapter } from '../../../electron/contract/index.ts'
import type { LogEntry } from '../../../engine/kernel/types.ts'
import { turnIn } from '../../chronicle/turns.ts'
import type { MomentKind } from '../../game-page.ts'

/** The extent of a moment: from the input at which it shows to its last one. */
export interface Moment {
  readonly kind: MomentKind
  readonly title: string
  readonly from: number
  readonly to: number
}

/**
 * Every turn, from the chronicle; every fight, find and loss, from the story; and every death by which the party loses someone; in order.
 * The story tells of deaths in a fight as part of it.
 */
export function momentsOf(
  log: readonly LogEntry[],
  chapters: readonly TaleChapter[],
  isLoss: (entry: LogEntry) => boolean,
): readonly Moment[] {
  const turns = log.flatMap((entry) => {
    const turn = turnIn(entry)
    return turn === null || entry.input === undefined
      ? []
      : [{ kind: 'turn' as const, title: `Turn ${turn}`, from: entry.input, to: entry.input }]
  })
  const deaths = log.flatMap((entry) => {
    const { text, input } = entry
    return input !== undefined && isLoss(entry) ? [{ kind: 'loss' as const, title: text, from: input, to: input }] : []
  })
  const told = chapters.flatMap(({ kind, title, from, to }) => {
    if (kind === 'route' || kind === 'end') return []
    const isTold = kind === 'loss' && deaths.some((death) => from <= death.from && death.from <= to)
    return isTold ? [] : [{ kind, title, from, to }]
  })
  return [...turns, ...deaths, ...told].sort((a, b) => a.from - b.from)
}

/** The previous or next moment of a kind; null if there is none. A fight in progress counts as before the position. */
export function nextMoment(moments: readonly Moment[], kind: MomentKind, at: number, way: 'before' | 'after'): Moment | null {
  const same = moments.filter((moment) => moment.kind === kind)
  return (way === 'after' ? same.find(({ from }) => from > at) : same.findLast(({ from }) => from < at)) ?? null
}

/** The moment that a position is part of, in words: `turn 5, Fight with 2 orcs`. */
export function whereInWords(moments: readonly Moment[], at: number): string {
  const turn = moments.findLast(({ kind, from }) => kind === 'turn' && from <= at)
  const within = moments.filter(({ kind, from, to }) => kind !== 'turn' && from <= at && at <= to)
  return [turn?.title.toLowerCase(), ...within.map(({ title }) => title)].filter(Boolean).join(', ')
}
