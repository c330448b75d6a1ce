import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Hint, Input } from '../../electron/contract/index.ts'
import type { ErrandWish } from '../../engine/kernel/errand-types.ts'
import type { Answer, LogEntry, Seat, SessionView } from '../../engine/kernel/types.ts'
import { useSettings } from '../settings/settings.ts'
import { useClient } from './client.tsx'
import { furtherIn } from './habits.ts'
import { askAgain, queries, withOffers } from './queries.ts'

/** A session at the table: its view, its chronicle and what can be done with it. */
export interface SessionTable {
  readonly view: SessionView | null
  readonly log: readonly LogEntry[]
  /** Who decided last; `null` before the first answer. */
  readonly lastSeat: number | null
  readonly busy: boolean
  /** A hint is on its way: what it names is chosen when it is there, so that nothing is answered before. */
  readonly advising: boolean
  /** What went wrong with the last attempt; the next one clears it. */
  readonly error: Error | null
  readonly answer: (answer: Answer) => void
  /** Has several answers given, at most `most` of them. */
  readonly send: (wish: ErrandWish, most?: number) => void
  /** How the errand ended that led to the question at hand, if one did. */
  readonly ended: Ending | null
  /** What a sensible player would do with the decision at hand, on request. */
  readonly hint: Hint | null
  readonly askHint: () => void
  readonly undo: () => void
  readonly redo: () => void
}

/** How an errand ended; the chronicle has it from the record. */
export interface Ending {
  readonly revision: number
  readonly label: string
  readonly answers: number
  readonly text: string
}

/** While seats hide things from each other, each has a chronicle of its own. */
export function useSession(session: string): SessionTable {
  const client = useClient()
  const cache = useQueryClient()
  const asView = queries.session(client, session)
  const [lastSeat, setLastSeat] = useState<number | null>(null)
  const [ended, setEnded] = useState<Ending | null>(null)
  const view = useQuery(asView)
  const seat = chronicleOf(view.data)
  const asLog = queries.log(client, session, seat)
  const log = useQuery({ ...asLog, enabled: view.data !== undefined })

  const lay = (next: SessionView) => cache.setQueryData(asView.queryKey, next)
  const act = useMutation({
    mutationFn: async (step: () => Promise<SessionView>) => withOffers(cache, client, await step()),
    onSuccess: (next, _step, _result) => {
      lay(next)
    },
    // A stale answer means that someone else moved: fetch again.
    onError: () => cache.invalidateQueries({ queryKey: asView.queryKey }),
  })

  const { hints } = useSettings()
  const advice = useMutation({
    mutationFn: async (at: number) => ({ at, hint: await client.call('game.hint', { session }) }),
  })

  // Another window of the same host may advance the session.
  const revision = view.data?.revision ?? -1
  const known = useRef({ revision, seat: view.data?.seat })
  known.current = { revision, seat: view.data?.seat }
  useEffect(
    () =>
      client.on('session.changed', (changed) => {
        const { revision: seen, seat: seeing } = known.current
        // Where seats hide things from each other, each is told for itself.
        const isOthers = changed.seat !== undefined && changed.seat !== seeing
        if (changed.session !== session || isOthers || changed.revision <= seen || act.isPending) return
        askAgain(cache, ['session', 'log'], session)
      }),
    [client, cache, session, act.isPending],
  )

  // With a hint on every card, it is asked for at once.
  const asksAlways = hints && view.data?.decision != null && view.data.outcome === null
  const { mutate: ask, variables: asked } = advice
  useEffect(() => {
    if (asksAlways) ask(revision)
  }, [asksAlways, ask, revision])
  const advising = (advice.isPending && asked === revision) || (asksAlways && asked !== revision)

  const current = view.data ?? null
  const decision = current?.decision ?? null
  return {
    view: current,
    log: log.data ?? current?.events ?? [],
    lastSeat,
    hint: advice.data && advice.data.at === revision ? advice.data.hint : null,
    askHint: () => advice.mutate(revision),
    busy: act.isPending || advising,
    advising,
    error: act.error ?? view.error,
    answer: (answer) => decide((at) => client.call('game.choose', { ...at, ...mutable(answer) })),
    ended: ended?.revision === revision ? ended : null,
    send: (wish, most) =>
      decide(async (at) => {
        const { errand, ...next } = await client.call('game.errand', {
          ...at,
          errand: wish.errand,
          ...(wish.limits && { limits: { ...wish.limits } }),
          ...(most !== undefined && { most }),
        })
        setEnded({ revision: next.revision, label: errand.label, answers: errand.answers, text: errand.end.text })
        askAgain(cache, ['endings'], session)
        return next
      }),
    undo: () => step('game.undo'),
    redo: () => step('game.redo'),
  }

  /** Answers the question at hand, and all that answers itself after it. */
  function decide(work: (at: Pick<Input<'game.errand'>, 'session' | 'revision' | 'decision' | 'further'>) => Promise<SessionView>) {
    if (!current || !decision || act.isPending) return
    const { game, revision: now } = current
    act.mutate(() => work({ session, revision: now, decision: decision.id, further: furtherIn(game, session, decision.seat) }), {
      onSuccess: (next) => {
        setLastSeat(decision.seat)
        // The chronicle of another seat may lack what was told to this one only.
        if (chronicleOf(next) !== seat) return askAgain(cache, ['log'], session)
        cache.setQueryData(asLog.queryKey, (before) => extend(before ?? [], next.events))
      },
    })
  }

  function step(call: 'game.undo' | 'game.redo') {
    if (!current || act.isPending) return
    act.mutate(() => client.call(call, { session, revision: current.revision }), {
      onSuccess: () => askAgain(cache, ['log', 'endings', 'moments'], session),
    })
  }
}

/** The seat whose own chronicle is read; undefined while all share one. */
export function chronicleOf(view: SessionView | undefined): Seat | undefined {
  return view?.secret ? view.seat : undefined
}

/** The chronicle with the latest events appended. */
export function extend(before: readonly LogEntry[], events: readonly LogEntry[]): readonly LogEntry[] {
  const first = events[0]
  return first ? [...before.filter((entry) => entry.n < first.n), ...events] : before
}

function mutable({ pick, value }: Answer): { pick?: string[]; value?: NonNullable<Answer['value']> } {
  return { ...(pick && { pick: [...pick] }), ...(value !== undefined && value !== null && { value }) }
}
