import { Fragment, type KeyboardEvent, useRef, useState } from 'react'
import type { Decision } from '../../engine/kernel/types.ts'
import { Foot } from './foot.tsx'
import { exchange, type Place, placeOf, type Ranks, rankName, ranksFrom, step } from './march.ts'

interface ArrangeFormProps {
  readonly decision: Decision
  readonly busy: boolean
  readonly onAnswer: (ranks: Ranks) => void
}

/**
 * Places in ranks of three. Pressing a counter picks it up, by mouse, Space or Enter; put down on another place, the two swap. The arrows
 * carry a counter that is picked up, and it can be dragged as well.
 */
export function ArrangeForm({ decision, busy, onAnswer }: ArrangeFormProps) {
  const items = decision.of ?? []
  const [ranks, setRanks] = useState<Ranks>(() =>
    ranksFrom(
      decision.suggestion,
      items.map((item) => item.id),
    ),
  )
  const [taken, setTaken] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const grid = useRef<HTMLDivElement>(null)
  const placeInWords = ({ rank, space }: Place) =>
    `${rankName(decision, rank).toLowerCase()}, ${['left', 'middle', 'right'][space] ?? space + 1}`
  const nameOf = (id: string | null) => items.find((item) => item.id === id)?.label ?? 'empty'

  const put = (id: string, to: Place) => {
    const from = placeOf(ranks, id)
    if (!from) return
    setRanks(exchange(ranks, from, to))
    setSaid(`${nameOf(id)}: ${placeInWords(to)}.`)
  }
  const press = (place: Place) => {
    const id = ranks[place.rank]?.[place.space] ?? null
    if (taken === null) {
      setTaken(id)
      if (id) setSaid(`${nameOf(id)} picked up. Choose a place, or move with the arrows.`)
      return
    }
    put(taken, place)
    setTaken(null)
  }
  // Ranks beyond the second are named only when occupied.
  const answer = () => !busy && onAnswer(ranks.filter((rank, r) => r < 2 || rank.some((id) => id !== null)))
  const onKeyDown = (event: KeyboardEvent, place: Place) => {
    if (event.key === 'Escape' && taken !== null) {
      setTaken(null)
      event.preventDefault()
      return
    }
    const next = step(ranks, place, event.key)
    if (!next) return
    event.preventDefault()
    if (taken !== null) put(taken, next)
    grid.current?.querySelector<HTMLElement>(`[data-place="${next.rank}:${next.space}"]`)?.focus()
  }

  return (
    <div className="form">
      <div className="march" ref={grid}>
        {ranks.map((rank, r) => (
          <Fragment key={rankName(decision, r)}>
            <span className="rank-label">{rankName(decision, r)}</span>
            {rank.map((id, space) => {
              const place = { rank: r, space }
              return (
                <button
                  key={placeInWords(place)}
                  type="button"
                  data-place={`${r}:${space}`}
                  className={id === null ? 'place is-empty' : id === taken ? 'place is-taken' : 'place'}
                  aria-pressed={id !== null && id === taken}
                  aria-label={`${placeInWords(place)}: ${nameOf(id)}`}
                  tabIndex={r === 0 && space === 0 ? 0 : -1}
                  draggable={id !== null}
                  onClick={() => press(place)}
                  onKeyDown={(event) => onKeyDown(event, place)}
                  onDragStart={(event) => {
                    if (id !== null) event.dataTransfer.setData('text/plain', id)
                  }}
                  onDragOver={(event) => event.preventDefault()}
                  onDrop={(event) => {
                    event.preventDefault()
                    put(event.dataTransfer.getData('text/plain'), place)
                    setTaken(null)
                  }}
                >
                  {id === null ? '' : nameOf(id)}
                </button>
              )
            })}
          </Fragment>
        ))}
      </div>
      <p className="vh" aria-live="polite">
        {said}
      </p>
      <Foot label="Take these places" disabled={busy} onGo={answer} />
    </div>
  )
}
