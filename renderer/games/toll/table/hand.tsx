import type { KeyboardEvent } from 'react'
import type { Option } from '../../../../engine/kernel/types.ts'
import type { Card } from '../../../../engine/toll/view-types.ts'
import { useSettings } from '../../../settings/settings.ts'
import { CardFace } from './card-face.tsx'

/** What can be done with a hand while a card is asked for. */
export interface Laying {
  readonly options: readonly Option[]
  readonly picked: readonly string[]
  readonly onPick: (id: string) => void
  readonly onConfirm: () => void
}

interface HandProps {
  readonly name: string
  readonly hand: readonly Card[]
  readonly laying: Laying | null
}

/** An open hand; equal cards lie in one pile. */
export function Hand({ name, hand, laying }: HandProps) {
  return (
    <ul className="t-hand" aria-label={`Cards of ${name}`}>
      {[...new Set(hand)].map((card) => {
        const count = hand.filter((other) => other === card).length
        const option = laying?.options.find(({ id }) => id === `lay:${card}`)
        return (
          <li key={card}>
            {laying && option ? (
              <CardButton card={card} count={count} option={option} laying={laying} />
            ) : (
              <>
                <CardFace card={card} count={count} />
                <span className="vh">{inWords(card, count)}</span>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface CardButtonProps {
  readonly card: Card
  readonly count: number
  readonly option: Option
  readonly laying: Laying
}

/** A press chooses it; a second press, or Enter, lays it. */
function CardButton({ card, count, option: { id, label, odds }, laying: { picked, onPick, onConfirm } }: CardButtonProps) {
  const { odds: isWanted } = useSettings()
  const isPicked = picked.includes(id)
  const chance = isWanted ? odds?.text : undefined
  return (
    <button
      type="button"
      className="t-lay"
      aria-pressed={isPicked}
      onClick={() => onPick(id)}
      onDoubleClick={onConfirm}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.repeat || !isPicked) return
        event.preventDefault()
        onConfirm()
      }}
    >
      <CardFace card={card} count={count} />
      <span className="vh">{[label, count > 1 && 'one of two', chance && 'nearer in '].filter(Boolean).join(', ')}</span>
      {chance && <span className="t-chance">{chance}</span>}
    </button>
  )
}

function inWords(card: Card, count: number): string {
  return count > 1 ? `two of ${card}` : String(card)
}
