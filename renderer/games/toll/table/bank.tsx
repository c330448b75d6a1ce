import type { SideView } from '../../../../engine/toll/view-types.ts'
import { counted } from '../../../charts/figures.ts'
import { CardFace } from './card-face.tsx'
import { Hand, type Laying } from './hand.tsx'

interface BankProps {
  readonly name: string
  readonly side: SideView
  /** The near bank belongs to the seat at the screen. */
  readonly at: 'near' | 'far'
  readonly laying: Laying | null
}

/** A player's bank: the points, the cards in hand, and the one that lies face down. */
export function Bank({ name, side: { cards, hand, hasLaid, laid, points }, at, laying }: BankProps) {
  return (
    <section className={`t-bank t-bank--${at}`} aria-label={name}>
      <div className="t-who">
        <h2>{name}</h2>
        <p>{counted(points, 'point')}</p>
      </div>
      {hand ? <Hand name={name} hand={hand} laying={laying} /> : <FaceDown cards={cards} />}
      {hasLaid && (
        <p className="t-laid">
          <CardFace card={null} />
          <small>laid{laid === null ? '' : `: the ${laid}`}</small>
        </p>
      )}
    </section>
  )
}

function FaceDown({ cards }: { readonly cards: number }) {
  return (
    <p className="t-hand t-hand--down">
      <span className="vh">{counted(cards, 'card')} face down</span>
      {Array.from({ length: cards }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards that nobody can tell apart
        <CardFace key={i} card={null} />
      ))}
    </p>
  )
}
