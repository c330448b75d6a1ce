import { Icon } from '../../../icons/icon.tsx'
import '../style/cards.css'

const DECKS = {
  cave: { name: 'Cave', icon: 'g-crystal' },
  adventure: { name: 'Adventure', icon: 'x-compass' },
  spells: { name: 'Spells', icon: 'x-book' },
} as const

type Deck = keyof typeof DECKS

/** A card, face down: of a Spell nobody but its owner sees more. */
export function CardBack({ deck }: { readonly deck: Deck }) {
  return (
    <span className={`v-back is-${deck}`} aria-hidden="true">
      <Icon name={DECKS[deck].icon} />
    </span>
  )
}

/** The Spells of someone else: their backs, and how many they are (9.2). */
export function SpellBacks({ count }: { readonly count: number }) {
  return (
    <span className="v-backs">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal backs
        <CardBack key={i} deck="spells" />
      ))}
      <b>{count}</b>
      <span className="vh">{count === 1 ? 'Spell, face down' : 'Spells, face down'}</span>
    </span>
  )
}

interface StackProps {
  readonly deck: Deck
  /** Cards that are left in it. */
  readonly stock: number
  /** Cards on its discard pile. */
  readonly discard: number
}

/** A deck as high as it has cards, with what lies beside it. */
export function Stack({ deck, stock, discard }: StackProps) {
  return (
    <figure className={stock === 0 ? 'v-stack is-empty' : 'v-stack'}>
      <span className="v-stack-cards" style={{ paddingBottom: Math.min(10, Math.ceil(stock / 6)) }}>
        {stock > 0 && <CardBack deck={deck} />}
      </span>
      <figcaption>
        {DECKS[deck].name} <b>{stock}</b> <small>{discard} discarded</small>
      </figcaption>
    </figure>
  )
}
