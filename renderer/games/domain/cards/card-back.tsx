import { kindIcon } from '../../../../engine/domain/open/icons.ts'
import { DECK_TITLES, kindName } from '../../../../engine/domain/open/names.ts'
import type { DeckId } from '../../../../engine/domain/tables/table-types.ts'
import { Icon } from '../../../icons/icon.tsx'
import { SymbolMark } from './card-face.tsx'
import '../style/cards.css'

interface CardBackProps {
  readonly deck: DeckId | 'treasure'
  /** What was seen of it: its kind. */
  readonly seen?: string | null
  /** What stands around it says what it is. */
  readonly isSilent?: boolean
}

/** A card, face down; with the picture of what was seen of it. */
export function CardBack({ deck, seen = null, isSilent = false }: CardBackProps) {
  const name = deck === 'treasure' ? 'A major treasure' : `A card of the ${DECK_TITLES[deck]} deck`
  const words = `${seen === null ? name : kindName(seen)}, face down`
  return (
    <span className={`d-back is-${deck}`} title={isSilent ? undefined : words}>
      {seen !== null ? <Icon name={kindIcon(seen)} /> : deck === 'treasure' ? <b aria-hidden="true">★</b> : <SymbolMark deck={deck} />}
      {!isSilent && <span className="vh">{words}</span>}
    </span>
  )
}

interface StackProps {
  readonly deck: CardBackProps['deck'] | 'outer' | 'inner'
  /** What is left in it. */
  readonly count: number
  /** Kinds that came out of it, the newest first. */
  readonly seen?: readonly string[]
}

/** A stack, face down, as high as it is; beside it how many are left, and what came out of it last. */
export function Stack({ deck, count, seen = [] }: StackProps) {
  const isTiles = deck === 'outer' || deck === 'inner'
  return (
    <span className={`d-pile is-of-${deck}${count === 0 ? ' is-empty' : ''}`}>
      <span className="d-pile-cards" style={{ paddingBottom: Math.min(6, Math.ceil(count / 7)) }}>
        {count > 0 && (isTiles ? <span className={`d-back is-tile is-${deck}`} /> : <CardBack deck={deck} isSilent />)}
      </span>
      <span className="d-pile-left">
        <b>{count}</b>
        {seen.slice(0, SHOWN).map((kind, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same kind may have come twice
          <span key={i} className="d-pile-seen" title={`${kindName(kind)}, drawn ${i === 0 ? 'last' : 'before'}`}>
            <Icon name={kindIcon(kind)} />
          </span>
        ))}
      </span>
      <span className="d-pile-name">{STACK_NAMES[deck]}</span>
      <span className="vh">{isTiles ? ' tiles left' : deck === 'treasure' ? ' left' : ' cards left'}</span>
      {seen.length > 0 && <span className="vh">, drawn last: {seen.slice(0, SHOWN).map(kindName).join(', ')}</span>}
    </span>
  )
}

const STACK_NAMES: Readonly<Record<StackProps['deck'], string>> = {
  outer: 'Outer',
  inner: 'Inner',
  black: 'Black',
  light: 'Light',
  x: 'Light X',
  red: 'Red',
  green: 'Green',
  treasure: 'Treasures',
}

/** As many pictures as have room beside a stack. */
const SHOWN = 2
