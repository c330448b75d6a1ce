import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { WeekMeasure, WeekResult } from '../../electron/contract/index.ts'
import { whole } from '../../engine/kernel/figures.ts'
import { many } from '../../engine/kernel/words.ts'
import { useClient } from '../host/client.tsx'
import { askAgain, queries } from '../host/queries.ts'
import { weekInWords } from '../host/week.ts'

interface WeekLineProps {
  readonly session: string
  /** The game's words for a session. */
  readonly words: { readonly one: string; readonly many: string }
}

/** How a week's game that is over stands beside the bots and earlier weeks; nothing for any other game. */
export function WeekLine({ session, words }: WeekLineProps) {
  const result = useQuery(queries.weekResult(useClient(), session)).data
  useWhileBotsPlay(result?.par?.job ?? null)
  if (!result?.attempt.rank) return null
  return (
    <p className="week-line">
      <b>{weekInWords(result.week)}.</b> {standsInWords(result, words)}
    </p>
  )
}

/** Bots play on: what they come to is fetched again now and then. */
function useWhileBotsPlay(job: string | null): void {
  const client = useClient()
  const cache = useQueryClient()
  useEffect(() => {
    if (job === null) return
    let last = Date.now()
    return client.on('lab.progress', ({ job: of, done, total }) => {
      if (of !== job || (done < total && Date.now() - last < EVERY)) return
      last = Date.now()
      askAgain(cache, ['week'])
    })
  }, [client, cache, job])
}

/** How often, in milliseconds. */
const EVERY = 5000

function standsInWords({ attempt, measures, counts, first, par, beats, best }: WeekResult, { many }: WeekLineProps['words']): string {
  const rank = attempt.rank === null ? '' : rankInWords(measures, attempt.rank)
  const lines = [`${rank}.`, againstBots({ par, beats }, many)]
  if (!counts) lines.push(`A repeat: your first try counts${first?.rank ? `, ${rankInWords(measures, first.rank)}` : ''}.`)
  if (best?.rank) lines.push(`Your best in other weeks: ${rankInWords(measures, best.rank)}.`)
  return lines.filter(Boolean).join(' ')
}

/** `120 Experience Points, 40 gold marks`; less of some is better, and what happens or does not is named where it did. */
export function rankInWords(measures: readonly WeekMeasure[], rank: readonly number[]): string {
  const said = measures.flatMap(({ label, unit }, i) => {
    const figure = rank[i] ?? 0
    if (unit !== null) return [`${whole(Math.abs(figure))} ${unit}`]
    return figure > 0 ? [label] : []
  })
  return said.join(', ')
}

function againstBots({ par, beats }: Pick<WeekResult, 'par' | 'beats'>, games: string): string {
  if (par === null || beats === null) return 'Bots have begun to play it too.'
  const { worse, alike } = beats
  const half = Math.max(1, Math.round(100 * Math.max(worse.value - worse.low, worse.high - worse.value)))
  const even = Math.round(100 * alike.value)
  const of = par.done < par.total ? `${many(par.done, 'bot game')} so far` : `${whole(par.total)} ${games} of good bots`
  return `Better than ${Math.round(100 * worse.value)}% of ${of}, give or take ${half}${even > 0 ? `, and even with ${even}%` : ''}.`
}
