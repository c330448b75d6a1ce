import type { DeckId } from '../../../../engine/domain/tables/table-types.ts'
import { Icon } from '../../../icons/icon.tsx'
import { kindIcon } from '../icons.ts'
import { titled } from '../kinds.ts'
import { SymbolMark } from './card-face.tsx'
import '../style/cards.css'

interface CardBackProps {
  readonly deck: DeckId | 'treasure'
  /** What was seen of it: its kind. */
  readonly seen?: string | null
}

/** A card, face down; with the picture of what was seen of it. */
export function CardBack({ deck, seen = null }: CardBackProps) {
  const name = deck === 'treasure' ? 'A major treasure' : `A card of the ${DECK_NAMES[deck]} deck`
  return (
    <span className={`d-back is-${deck}`} title={seen === null ? `${name}, face down` : `${titled(seen)}, face down`}>
      {seen !== null ? <Icon name={kindIcon(seen)} /> : deck === 'treasure' ? <b aria-hidden="true">★</b> : <SymbolMark deck={deck} />}
      <span className="vh">{seen === null ? `${name}, face down` : `${titled(seen)}, face down`}</span>
    </span>
  )
}

const DECK_NAMES: Readonly<Record<DeckId, string>> = { black: 'black', light: 'light', x: 'cross', red: 'red', green: 'green' }

interface StackProps {
  readonly deck: CardBackProps['deck']
  /** Cards that are left in it. */
  readonly count: number
  /** Kinds that were seen of it, the newest first. */
  readonly seen?: readonly string[]
}

/** A stack, face down, as high as it has cards; beside it what came out of it last. */
export function Stack({ deck, count, seen = [] }: StackProps) {
  return (
    <figure className={`d-pile${count === 0 ? ' is-empty' : ''}`}>
      <span className="d-pile-cards" style={{ paddingBottom: Math.min(10, Math.ceil(count / 5)) }}>
        {count > 0 && <CardBack deck={deck} />}
      </span>
      <figcaption>
        <b>{count}</b> <span className="vh">left of the {deck === 'treasure' ? 'treasures' : `${DECK_NAMES[deck]} deck`}</span>
        {seen.slice(0, SHOWN).map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same kind may have come twice
          <span key={i} className="d-pile-seen" title={titled(kind)}>
            <Icon name={kindIcon(kind)} />
            <span className="vh">{titled(kind)}</span>
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

/** As many pictures as have room beside a stack. */
const SHOWN = 3
