import { useState } from 'react'
import type { CharacterRow, Input } from '../../../electron/contract/index.ts'
import { PARTY_LEAST, PARTY_MOST } from './party-size.ts'
import { Seats } from './seats.tsx'
import { Seed } from './seed.tsx'

/** What a person may wish for at the start: players by name, a seed. */
export type Wishes = Pick<Input<'game.start'>, 'seats' | 'seed'>

interface PartyCardProps {
  readonly roster: readonly CharacterRow[]
  readonly chosen: readonly string[]
  readonly busy: boolean
  readonly error: Error | null
  readonly onEnter: (wishes: Wishes) => void
  readonly onMake: (wishes: Wishes) => void
}

/** Who goes in: up to six of the living. */
export function PartyCard({ roster, chosen, busy, error, onEnter, onMake }: PartyCardProps) {
  const [seats, setSeats] = useState<string[]>([])
  const [seed, setSeed] = useState('')
  const names = chosen.map((id) => roster.find((row) => row.id === id)?.name ?? id)
  return (
    <section className="card go" aria-labelledby="go">
      <p className="steps">
        <b>A new raid</b>
      </p>
      <h2 id="go">Who goes in?</h2>
      <p className="lead">
        {chosen.length} of at most {PARTY_MOST} chosen. Tick them in the roster.
      </p>
      {names.length > 0 && (
        <ol className="go-who">
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
      {chosen.length > 0 && chosen.length < PARTY_LEAST && <p className="warn">Fewer than four seldom come back. It is allowed.</p>}
      <Seats seats={seats} most={Math.max(1, chosen.length)} onChange={setSeats} />
      <Seed seed={seed} onChange={setSeed} />
      {error && (
        <p className="warn" role="alert">
          {error.message}
        </p>
      )}
      <button
        type="button"
        className="btn btn--go btn--big"
        disabled={busy || chosen.length === 0}
        onClick={() => onEnter(wishes(seats, seed))}
      >
        Through the gate
      </button>
      <div className="go-alt">
        <button type="button" className="btn" disabled={busy} onClick={() => onMake(wishes(seats, seed))}>
          Make a new party instead
        </button>
      </div>
    </section>
  )
}

interface EmptyCardProps {
  /** Its name; `null` for a quick raid. */
  readonly campaign: string | null
  readonly busy: boolean
  readonly error: Error | null
  readonly onMake: (wishes: Wishes) => void
}

/** Nobody is there yet: the starting sequence makes the first party (4.0). */
export function EmptyCard({ campaign, busy, error, onMake }: EmptyCardProps) {
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
      {error && (
        <p className="warn" role="alert">
          {error.message}
        </p>
      )}
      <button type="button" className="btn btn--go btn--big" disabled={busy} onClick={() => onMake(wishes(seats, seed))}>
        Make a party
      </button>
    </section>
  )
}

function wishes(seats: string[], seed: string): Wishes {
  return { ...(seats.length > 0 && { seats }), ...(seed.trim() && { seed: seed.trim() }) }
}
