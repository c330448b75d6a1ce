import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Character, CharacterRow, Input } from '../../../electron/contract/index.ts'
import { isFocusFree } from '../../arrival.ts'
import { Case } from '../../chronicle/case.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { SpellsDialog } from '../../games/citadel/hall/spells.tsx'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'
import { Icon } from '../../icons/icon.tsx'
import { personIcon } from '../../icons/names.ts'
import { PARTY_LEAST, PARTY_MOST } from './party-size.ts'
import { Seats } from './seats.tsx'
import { Seed } from './seed.tsx'

/** What a person may wish for at the start: players by name, a seed. */
export type Wishes = Pick<Input<'game.start'>, 'seats' | 'seed'>

/** The open raid that a new one is begun beside, and the way back to it. */
export interface Beside {
  readonly number: string
  readonly onBack: () => void
}

interface PartyCardProps {
  readonly roster: readonly CharacterRow[]
  readonly chosen: readonly string[]
  readonly busy: boolean
  readonly error: Error | null
  /** Null where no other raid is open. */
  readonly beside: Beside | null
  readonly onLeave: (id: string) => void
  readonly onRecruit: (kind: CharacterRow['kind']) => void
  readonly onEnter: (wishes: Wishes) => void
  readonly onMake: (wishes: Wishes) => void
}

/** Who goes in: up to six of the living; the places that are left invite newcomers (17.3). */
export function PartyCard({ roster, chosen, busy, error, beside, onLeave, onRecruit, onEnter, onMake }: PartyCardProps) {
  const [seats, setSeats] = useState<string[]>([])
  const [seed, setSeed] = useState('')
  const going = chosen.flatMap((id) => roster.find((row) => row.id === id) ?? [])
  const free = PARTY_MOST - going.length
  const list = useRef<HTMLOListElement>(null)
  const left = useRef<number | null>(null)
  // The button goes with the one it belonged to: the focus goes on to the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when somebody has come or gone
  useEffect(() => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('button') ?? []
    if (left.current !== null) buttons[Math.min(left.current, buttons.length - 1)]?.focus()
    left.current = null
  }, [going.length])
  return (
    <section className="card go" aria-labelledby="go">
      <p className="steps">
        <b>{beside ? `A new raid, beside raid ${beside.number}` : 'A new raid'}</b>
        <Case rule="17.3" />
      </p>
      <h2 id="go">Who goes in?</h2>
      <p className="lead">
        {going.length} of at most {PARTY_MOST} chosen. {going.length === 0 && 'Tick them in the roster.'}
      </p>
      <ol className="goers" ref={list}>
        {going.map((row, i) => (
          <li key={row.id} className="goer">
            <Icon name={row.portrait ?? personIcon(row)} />
            <span className="goer-name" title={row.name}>
              {row.name}
            </span>
            <button
              type="button"
              className="goer-leave"
              aria-label={`${row.name} stays at home`}
              onClick={() => {
                left.current = i
                onLeave(row.id)
              }}
            >
              ×
            </button>
          </li>
        ))}
        {free > 0 && (
          <li className="goer goer--free">
            <span>{free === 1 ? 'One place left:' : `${free} places left:`}</span>
            <button type="button" className="link-btn" onClick={() => onRecruit('hero')}>
              recruit a hero
            </button>
            <span>or</span>
            <button type="button" className="link-btn" onClick={() => onRecruit('initiate')}>
              an initiate
            </button>
          </li>
        )}
      </ol>
      <SpellsLeft chosen={going} />
      {going.length > 0 && going.length < PARTY_LEAST && <p className="warn">Fewer than four seldom come back. It is allowed.</p>}
      <Seats seats={seats} most={Math.max(1, going.length)} onChange={setSeats} />
      <Seed seed={seed} onChange={setSeed} />
      <Refused error={error} />
      <button
        type="button"
        className="btn btn--go btn--big"
        disabled={busy || going.length === 0}
        onClick={() => onEnter(wishes(seats, seed))}
      >
        Through the gate
      </button>
      <div className="go-alt">
        <button type="button" className="btn" disabled={busy} onClick={() => onMake(wishes(seats, seed))}>
          Make a new party instead
        </button>
        {beside && <Back {...beside} />}
      </div>
    </section>
  )
}

/** Whoever of those who go in still has spells to choose: before the gate is the last time (4.1.B.6, 4.1.D). */
function SpellsLeft({ chosen }: { readonly chosen: readonly CharacterRow[] }) {
  const client = useClient()
  const [choosing, setChoosing] = useState<Character | null>(null)
  const records = useQueries({
    queries: chosen.map(({ id }) => queries.character(client, id)),
  })
  const waiting = records.flatMap(({ data }) => (data?.spellsToChoose === undefined ? [] : [data]))
  return (
    <>
      {waiting.map((who) => (
        <p key={who.id} className="warn">
          <span>
            {who.name} has {who.spellsToChoose === 1 ? 'a spell' : `${who.spellsToChoose} spells`} still to choose.{' '}
            <button type="button" className="link-btn" onClick={() => setChoosing(who)}>
              Choose now
            </button>
          </span>
        </p>
      ))}
      {choosing && <SpellsDialog who={choosing} count={choosing.spellsToChoose ?? 0} onClose={() => setChoosing(null)} />}
    </>
  )
}

interface EmptyCardProps {
  /** Its name; `null` for a quick raid. */
  readonly campaign: string | null
  readonly busy: boolean
  readonly error: Error | null
  readonly beside: Beside | null
  readonly onMake: (wishes: Wishes) => void
}

/** Nobody is there yet: the starting sequence makes the first party (4.0). */
export function EmptyCard({ campaign, busy, error, beside, onMake }: EmptyCardProps) {
  const [seats, setSeats] = useState<string[]>([])
  const [seed, setSeed] = useState('')
  return (
    <section className="card go" aria-labelledby="go">
      <p className="steps">
        <b>{campaign ?? 'A quick raid'}</b>
      </p>
      <h2 id="go">Make a party</h2>
      <p className="lead">Three heroes and three initiates are usual. You are led through it, a question at a time.</p>
      <Seats seats={seats} most={PARTY_MOST} onChange={setSeats} />
      <Seed seed={seed} onChange={setSeed} />
      <Refused error={error} />
      <button type="button" className="btn btn--go btn--big" disabled={busy} onClick={() => onMake(wishes(seats, seed))}>
        Make a party
      </button>
      {beside && (
        <div className="go-alt">
          <Back {...beside} />
        </div>
      )}
    </section>
  )
}

/** The button that led here is gone: this one has the focus in its place. */
function Back({ number, onBack }: Beside) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocusFree()) button.current?.focus({ preventScroll: true })
  }, [])
  return (
    <button ref={button} type="button" className="btn" onClick={onBack}>
      Back to raid {number}
    </button>
  )
}

function wishes(seats: string[], seed: string): Wishes {
  return { ...(seats.length > 0 && { seats }), ...(seed.trim() && { seed: seed.trim() }) }
}
