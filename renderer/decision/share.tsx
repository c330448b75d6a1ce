import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { Decision, Item, Option } from '../../engine/kernel/types.ts'
import { say } from '../aloud.ts'
import { Foot } from './foot.tsx'
import { MoreBelow } from './more-below.tsx'
import { amountOf, evenSplit, give, given, type Shares, suggested } from './shares.ts'

interface ShareFormProps {
  readonly decision: Decision
  readonly busy: boolean
  /** What else is to be done, before anything is shared. */
  readonly aside: Option | undefined
  readonly onAside: () => void
  readonly onAnswer: (shares: Shares) => void
  /** What else may be done, below the shares. */
  readonly children: ReactNode
}

/** Treasure or a bribe: amounts for each person, single things for one of them or for nobody. */
export function ShareForm({ decision, busy, aside, onAside, onAnswer, children }: ShareFormProps) {
  const items = decision.of ?? []
  const among = decision.among ?? []
  const proposal = suggested(decision)
  const [shares, setShares] = useState<Shares>(proposal ?? {})
  const over = items.some((item) => given(shares, item) > amountOf(item))
  const heaps = items.filter((item) => amountOf(item) > 1)
  const things = items.filter((item) => amountOf(item) === 1)
  const set = (item: Item, to: string, amount: number) => setShares((before) => give(before, item, to, amount))
  const form = useRef<HTMLFormElement>(null)
  const list = useRef<HTMLDivElement>(null)
  // A select keeps Enter to itself: here Enter answers, as in every other field of the card.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  return (
    <form
      ref={form}
      className="form"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        if (aside) onAside()
        else if (!over) onAnswer(shares)
      }}
    >
      <div className="share scroll" ref={list}>
        {heaps.map((item) => (
          <fieldset key={item.id} className="heap">
            <legend>
              <b>{item.label}</b> <span className="muted">{leftInWords(amountOf(item) - given(shares, item))}</span>
            </legend>
            {among.map((person) => (
              <label key={person.id} className="heap-row" title={person.detail}>
                <span>
                  {person.label}
                  {person.detail && <small className="muted"> {person.detail}</small>}
                </span>
                <input
                  className="field-in"
                  type="number"
                  min={0}
                  max={amountOf(item)}
                  value={shares[item.id]?.[person.id] ?? 0}
                  onChange={(event) => set(item, person.id, event.target.valueAsNumber)}
                  onFocus={(event) => event.target.select()}
                />
              </label>
            ))}
          </fieldset>
        ))}
        {things.map((item) => (
          <label key={item.id} className="heap-row">
            <span>
              <b>{item.label}</b>
              {item.detail && <small className="muted"> {item.detail}</small>}
            </span>
            <select
              className="field-in"
              value={Object.keys(shares[item.id] ?? {})[0] ?? ''}
              onChange={(event) =>
                event.target.value ? set(item, event.target.value, 1) : setShares((before) => ({ ...before, [item.id]: {} }))
              }
            >
              <option value="">nobody</option>
              {among.map((person) => (
                <option key={person.id} value={person.id}>
                  {person.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        {children}
      </div>
      <MoreBelow list={list} />
      {over && (
        <p className="warn" role="alert">
          You have given out more than there is.
        </p>
      )}
      <Foot label={aside?.label ?? 'Confirm'} disabled={busy || (over && !aside)} deadly={aside?.warns !== undefined}>
        <button
          type="button"
          className="btn"
          onClick={() => {
            const shares = proposal ?? evenSplit(items, among)
            setShares(shares)
            say(inWords(shares, items, among))
          }}
        >
          {proposal ? 'As suggested' : 'Even split'}
        </button>
      </Foot>
    </form>
  )
}

/** `Gold: Una 4, Almuric 3. Ring: nobody.` */
function inWords(shares: Shares, items: readonly Item[], among: readonly Item[]): string {
  const parts = ({ id }: Item) =>
    among.flatMap(({ id: who, label }) => {
      const amount = shares[id]?.[who] ?? 0
      return amount > 0 ? [`${label} ${amount}`] : []
    })
  return items.map((item) => `${item.label}: ${parts(item).join(', ') || 'nobody'}.`).join(' ')
}

function leftInWords(left: number): string {
  if (left < 0) return `${-left} too many`
  return left === 0 ? 'everything is given out' : `${left} left`
}
