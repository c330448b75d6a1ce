import type { Card } from '../../../../engine/toll/view-types.ts'

interface CardFaceProps {
  /** Null for one that lies face down. */
  readonly card: Card | null
  /** The number of equal cards in the pile. */
  readonly count?: number
  readonly size?: 'large' | 'small'
}

/** A card. Its label is up to whoever shows it. */
export function CardFace({ card, count = 1, size = 'large' }: CardFaceProps) {
  const look = ['t-card', card === null && 't-card--down', size === 'small' && 't-card--s', count > 1 && 't-card--two']
  return (
    <span className={look.filter(Boolean).join(' ')} aria-hidden="true">
      {card}
    </span>
  )
}
