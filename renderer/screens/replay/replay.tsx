import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useKept } from '../../chronicle/kept.tsx'
import { Bar } from '../../frame/bar.tsx'
import { TroubleScreen, Waiting, WaitingField } from '../../frame/framed.tsx'
import { UnknownGame } from '../../frame/unknown-game.tsx'
import type { MomentKind } from '../../game-page.ts'
import { useEventPage, useGamePages } from '../../game-pages.ts'
import { Icon } from '../../icons/icon.tsx'
import { type Offer, useOffers } from '../../keys/commands.ts'
import { useKeys } from '../../keys/keys.ts'
import { addressOf, cameFrom, go, type Place, replace } from '../../navigation.ts'
import { Curtain, useCurtain } from '../../table/curtain.tsx'
import { Said } from '../../table/said.tsx'
import { momentsOf, nextMoment } from './moments.ts'
import { useLookedBackOn, usePosition } from './position.ts'
import { SaveGameButton } from './save-game.tsx'
import { PACES, type Pace, Timeline } from './timeline.tsx'

interface ReplayScreenProps {
  readonly session: string
  /** The number of choices; null for the latest position. */
  readonly input: number | null
  /** Whether it plays on by itself at first. */
  readonly plays: boolean
  /** Position 0 itself is meant, before anything lies on the table. */
  readonly exact: boolean
}

/** The replay of a session, open or over: the table after each choice, for viewing only. */
export function ReplayScreen({ session, input, plays, exact }: ReplayScreenProps) {
  const whole = useLookedBackOn(session)
  const inputs = whole.now?.inputs ?? null
  const kept = useKept(session)
  const [wanted, setWanted] = useAddress(session, input)
  const pages = useGamePages()
  const page = whole.now && pages.find(({ id }) => id === whole.now?.game)
  const events = useEventPage(whole.now?.game ?? '')
  const moments = useMemo(() => {
    const { now, log, chapters } = whole
    return momentsOf(log, chapters, (entry) => (now && events?.isLoss?.(entry, now)) ?? false)
  }, [whole, events])
  const [wasMoved, setMoved] = useState(exact)
  // Until the first turn nothing lies on the table: a replay from the start begins there. Home leads to the very beginning.
  const start = wanted === 0 && !wasMoved ? (moments.find(({ kind }) => kind === 'turn')?.from ?? 0) : wanted
  const at = inputs === null ? null : Math.min(start ?? inputs, inputs)
  const { position, error } = usePosition({ session, revision: whole.now?.revision ?? null, wanted: at })
  const told = useMemo(() => whole.log.filter(({ input = 0 }) => input <= (position?.at ?? 0)), [whole.log, position?.at])
  const { isDrawn, lift } = useCurtain(whole.now)
  const [isPlaying, setPlaying] = useState(plays)
  const [pace, setPace] = useState<Pace>('steadily')
  const stand = (to: number) => {
    setMoved(true)
    setPlaying(false)
    setWanted(to)
  }

  const shown = position?.at ?? null
  // Paused, it stays at what is shown: a position still on its way would put another card under the hand.
  const play = (goesOn: boolean) => {
    setPlaying(goesOn)
    if (!goesOn && shown !== null) setWanted(shown)
  }
  useEffect(() => {
    if (!isPlaying || inputs === null || at === null || shown !== at) return
    if (at >= inputs) return setPlaying(false)
    const timer = setTimeout(() => setWanted(at + 1), PACES[pace])
    return () => clearTimeout(timer)
  }, [isPlaying, inputs, at, shown, pace, setWanted])

  const leap = (kind: MomentKind, way: 'before' | 'after'): Offer => {
    const there = at === null ? null : nextMoment(moments, kind, at, way)
    return there === null ? `There is no ${kind} ${way === 'after' ? 'after' : 'before'} this one.` : () => stand(there.from)
  }
  useOffers({
    'look-back': 'This is the replay already.',
    'previous-turn': leap('turn', 'before'),
    'next-turn': leap('turn', 'after'),
    'previous-fight': leap('fight', 'before'),
    'next-fight': leap('fight', 'after'),
  })

  useKeys((event) => {
    if (inputs === null || at === null || event.ctrlKey || event.metaKey || event.altKey) return
    const to = keyLeads(event, at, inputs, (way) => nextMoment(moments, 'turn', at, way)?.from)
    if (to !== null) stand(to)
    else if (event.key === ' ' && !isForAnother(event.target)) play(!isPlaying && at < inputs)
    else return
    event.preventDefault()
  })

  const trouble = whole.error ?? error
  if (trouble) return <TroubleScreen error={trouble} onLeave={() => go({ kind: 'hall', campaign: null })} />
  if (whole.now && !page) return <UnknownGame game={whole.now.game} />
  if (!whole.now || !page || inputs === null || at === null || !position) return <Waiting>Loading the replay…</Waiting>
  const bar = (
    <Bar where={page.PastWhere ? <page.PastWhere session={position.view} /> : <b>Replay</b>}>
      <SaveGameButton session={session} one={page.words.one} />
      {page.Poster && (
        <a className="btn btn--quiet" href={addressOf({ kind: 'print', of: 'board', id: session, input: at })}>
          <Icon name="x-print" />
          <span className="hide-s">Print the board</span>
          <span className="only-s vh">Print the board</span>
        </a>
      )}
      <BackLink
        fallback={
          whole.now.fromFile
            ? { kind: 'shelf' }
            : whole.now.outcome && page.campaign
              ? { kind: 'story', session }
              : { kind: 'table', session }
        }
      />
    </Bar>
  )
  if (isDrawn) {
    return (
      <div className="app app--whole">
        {bar}
        <Curtain session={whole.now} onLift={lift} />
      </div>
    )
  }
  return (
    <>
      <div className="app replay">
        {bar}
        <Timeline
          one={page.words.one}
          at={at}
          inputs={inputs}
          moments={moments}
          kept={kept.map((each) => each.input)}
          {...(page.moments && { names: page.moments })}
          isPlaying={isPlaying}
          pace={pace}
          onGo={stand}
          onPlay={play}
          onPace={setPace}
        />
        <Suspense fallback={<WaitingField>Loading the replay…</WaitingField>}>
          <page.Past at={position.at} session={position.view} log={told} />
        </Suspense>
      </div>
      {/* Nothing is undone by going back: each position is told afresh. */}
      <Said session={{ ...position.view, inputs: 0 }} />
    </>
  )
}

/** How long the address waits for scrubbing to come to rest: browsers limit how often it may be written. */
const REST = 300

/** The requested position, which the address follows. Changing the address moves there. */
function useAddress(session: string, input: number | null) {
  const [wanted, setWanted] = useState(input)
  const written = useRef(input)
  useEffect(() => {
    if (input === written.current) return
    written.current = input
    setWanted(input)
  }, [input])
  useEffect(() => {
    if (wanted === written.current) return
    const timer = setTimeout(() => {
      written.current = wanted
      replace({ kind: 'replay', session, input: wanted })
    }, REST)
    return () => clearTimeout(timer)
  }, [session, wanted])
  return [wanted, setWanted] as const
}

/** Arrows step by choices, with Shift by turns; Home and End lead to the ends. Null for any other key. */
function keyLeads(
  { key, shiftKey }: KeyboardEvent,
  at: number,
  inputs: number,
  turn: (way: 'before' | 'after') => number | undefined,
): number | null {
  switch (key) {
    case 'ArrowLeft':
      return shiftKey ? (turn('before') ?? 0) : Math.max(0, at - 1)
    case 'ArrowRight':
      return shiftKey ? (turn('after') ?? inputs) : Math.min(inputs, at + 1)
    case 'Home':
      return 0
    case 'End':
      return inputs
    default:
      return null
  }
}

function isForAnother(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [tabindex="0"]') !== null
}

const BACK: { readonly [K in Place['kind']]?: string } = {
  table: 'Back to the table',
  story: 'Back to the story',
  chronicle: 'Back to the chronicle',
  hall: 'Back to the hall',
  shelf: 'Back to the games',
  puzzles: 'Back to the puzzles',
  records: 'Back to the hall of fame',
  lab: 'Back to the Lab',
}

/** Back to the previous screen; after a reload to the table, or to the story of a finished session. */
function BackLink({ fallback }: { readonly fallback: Place }) {
  const [place] = useState(() => cameFrom() ?? fallback)
  return (
    <a className="btn btn--quiet" href={addressOf(place)}>
      <Icon name="x-undo" />
      {BACK[place.kind] ?? 'Back'}
    </a>
  )
}
