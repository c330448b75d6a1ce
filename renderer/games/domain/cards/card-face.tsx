import type { DeckId, DomainTables } from '../../../../engine/domain/tables/table-types.ts'
import { Icon } from '../../../icons/icon.tsx'
import { DeckSymbol } from '../board/symbols.tsx'
import { kindIcon } from '../icons.ts'
import { type Find, type Inscription, inscriptionOf } from './inscription.ts'
import { Wood } from './wood.tsx'
import '../style/cards.css'

interface CardFaceProps extends Find {
  readonly tables: DomainTables
  /** A card, or a major treasure. */
  readonly id: string
  /** `full`: with its line; `slot`: as it lies in a place of the sheet. */
  readonly size?: 'full' | 'slot'
  /** In the hands, or worn. */
  readonly isUsed?: boolean
}

/** A card, face up: its symbol and weight, its picture, its name, its figures, and what it does. */
export function CardFace({ tables, id, size = 'full', isUsed = false, ...find }: CardFaceProps) {
  const face = inscriptionOf(tables, id, find)
  if (face === null) return null
  const look = ['d-card', `is-${face.type}`, `is-${size}`, isUsed && 'is-used', find.magic && 'is-magic'].filter(Boolean).join(' ')
  return (
    <article className={look} title={size === 'slot' ? face.line : undefined}>
      {size === 'slot' ? <SlotFace face={face} /> : <FullFace face={face} isMagic={find.magic === true} />}
      <span className="vh">{spoken(face, isUsed, find.magic === true)}</span>
    </article>
  )
}

function FullFace({ face, isMagic }: { readonly face: Inscription; readonly isMagic: boolean }) {
  return (
    <div className="d-card-face" aria-hidden="true">
      <div className="d-card-top">
        {face.deck === null ? <b>{face.figure}</b> : <SymbolMark deck={face.deck} />}
        {isMagic && <Icon name="g-pentacle" />}
        <Weight dots={face.dots} hands={face.hands} />
      </div>
      <Wood kind={face.kind} />
      <h4>{face.name}</h4>
      {face.deck !== null && face.figure !== '' && <p className="d-card-figure">{face.figure}</p>}
      <p className="d-card-line">{face.line}</p>
    </div>
  )
}

function SlotFace({ face }: { readonly face: Inscription }) {
  return (
    <div className="d-card-face" aria-hidden="true">
      <div className="d-card-top">
        <b>{face.figure}</b>
        <Weight dots={face.dots} hands={0} />
      </div>
      <Icon name={kindIcon(face.kind)} />
      <h4>{shortName(face.name)}</h4>
    </div>
  )
}

/** There is room for two words in a slot. */
function shortName(name: string): string {
  return name.replace(/^(Book of |Parchment: )/, '').replace(/ Amulet$/, '')
}

/** Dots for the weight, a hand for each hand that it takes. */
function Weight({ dots, hands }: { readonly dots: number; readonly hands: number }) {
  return (
    <span className="d-card-weight">
      {Array.from({ length: hands }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal hands
        <Icon key={`hand-${i}`} name="g-hand" />
      ))}
      {Array.from({ length: dots }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal dots
        <i key={`dot-${i}`} />
      ))}
    </span>
  )
}

/** The symbol of a deck by itself, on a ground on which it can be seen. */
export function SymbolMark({ deck }: { readonly deck: DeckId }) {
  return (
    <svg className="d-mark" viewBox="-9 -9 18 18" aria-hidden="true">
      {deck === 'light' && <circle className="d-mark-ground" r="8.8" />}
      <DeckSymbol deck={deck} scale={deck === 'light' ? 0.78 : 1} />
    </svg>
  )
}

const WEIGHTS = ['', 'light', 'of average weight', 'heavy']

function spoken({ name, figure, line, dots, hands, type }: Inscription, isUsed: boolean, isMagic: boolean): string {
  const held = hands === 0 ? '' : hands === 1 ? ', one hand' : ', both hands'
  const weight = dots === 0 ? '' : `, ${WEIGHTS[dots]}`
  const value = type === 'treasure' || figure === '' ? '' : `, ${figure}`
  return `${isMagic ? 'Magical ' : ''}${name}${value}${weight}${held}${isUsed ? ', in use' : ''}. ${line}.`
}
