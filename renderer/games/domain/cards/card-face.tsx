import type { ReactNode } from 'react'
import { kindIcon } from '../../../../engine/domain/open/icons.ts'
import type { DeckId } from '../../../../engine/domain/tables/table-types.ts'
import { Icon } from '../../../icons/icon.tsx'
import { DeckSymbol } from '../board/symbols.tsx'
import { type Find, type Inscription, inscriptionOf } from './inscription.ts'
import { Wood } from './wood.tsx'
import '../style/cards.css'

interface CardFaceProps extends Find {
  /** A card, or a major treasure. */
  readonly id: string
  /** `full`: with its line; `slot`: as it lies in a place of the sheet. */
  readonly size?: 'full' | 'slot'
  /** In the hands, or worn. */
  readonly isUsed?: boolean
}

/** A card, face up: its symbol and weight, its picture, its name, its figures, and what it does. */
export function CardFace({ id, size = 'full', isUsed = false, ...find }: CardFaceProps) {
  const face = inscriptionOf(id, find)
  if (face === null) return null
  const isMagic = find.magic === true
  return (
    <Face type={face.type} size={size} isUsed={isUsed} isMagic={isMagic} title={face.line} words={spoken(face, isUsed, isMagic)}>
      {size === 'slot' ? <SlotFace {...face} /> : <FullFace face={face} isMagic={isMagic} />}
    </Face>
  )
}

/** The lantern that everyone has: no card of a deck, but it takes a place like one (8.1). */
export function LanternFace({ isLit }: { readonly isLit: boolean }) {
  const lit = isLit ? 'lit' : 'out'
  return (
    <Face type="object" size="slot" isUsed={false} isMagic={false} words={`Lantern, ${lit}, of average weight.`}>
      <SlotFace kind={isLit ? 'lantern' : 'lantern-out'} name="Lantern" figure={lit} dots={2} hands={0} />
    </Face>
  )
}

interface FaceProps {
  readonly type: Inscription['type']
  readonly size: 'full' | 'slot'
  readonly isUsed: boolean
  readonly isMagic: boolean
  readonly title?: string
  /** The whole of it, read out. */
  readonly words: string
  readonly children: ReactNode
}

function Face({ type, size, isUsed, isMagic, title, words, children }: FaceProps) {
  const look = ['d-card', `is-${type}`, `is-${size}`, isUsed && 'is-used', isMagic && 'is-magic'].filter(Boolean).join(' ')
  return (
    <span className={look} title={size === 'slot' ? title : undefined}>
      {children}
      <span className="vh">{words}</span>
    </span>
  )
}

function FullFace({ face, isMagic }: { readonly face: Inscription; readonly isMagic: boolean }) {
  return (
    <span className="d-card-face" aria-hidden="true">
      <span className="d-card-top">
        {face.deck === null ? <b>{face.figure}</b> : <SymbolMark deck={face.deck} />}
        {isMagic && <Icon name="g-pentacle" />}
        <span className="d-card-weight">
          <Hands count={face.hands} />
          <Dots count={face.dots} />
        </span>
      </span>
      <Wood kind={face.kind} />
      <b className="d-card-name">{face.name}</b>
      {face.deck !== null && face.figure !== '' && <span className="d-card-figure">{face.figure}</span>}
      <span className="d-card-line">{face.line}</span>
    </span>
  )
}

/** Figure and weight at the top, hands below the figure, the picture, the name. */
function SlotFace({ kind, name, figure, dots, hands }: Pick<Inscription, 'kind' | 'name' | 'figure' | 'dots' | 'hands'>) {
  return (
    <span className="d-card-face" aria-hidden="true">
      <span className="d-card-top">
        <b>{figure}</b>
        <span className="d-card-weight">
          <Dots count={dots} />
        </span>
      </span>
      <span className="d-card-hands">
        <Hands count={hands} />
      </span>
      <Icon name={kindIcon(kind)} />
      <b className="d-card-name">{SHORT_NAMES[kind] ?? name}</b>
    </span>
  )
}

/** There is room for two lines in a slot: the longest names are cut short, and a long word may break. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'book-1-5': 'Spells 1–5',
  'book-2-4-6': 'Spells 2-4-6',
  'book-2-7': 'Spells 2–7',
  'book-3-8': 'Spells 3–8',
  'book-5-6-8': 'Spells 5-6-8',
  broadsword: 'Broad\u00adsword',
  'jewelled-crown': 'Jewel\u00adled Crown',
  'parchment-ante-freeze': 'Ante Freeze',
  'parchment-double-trouble': 'Double Trouble',
  'parchment-fireball': 'Fireball',
  'parchment-mirror-image': 'Mirror Image',
  'summon-evil': 'Summon Evil',
  talisman: 'Talis\u00adman',
  warhammer: 'War\u00adhammer',
}

/** A hand for each that it takes in a fight. */
function Hands({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal hands
    <Icon key={i} name="g-hand" />
  ))
}

/** A dot for light, two for average, three for heavy. */
function Dots({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal dots
    <i key={i} />
  ))
}

/** A card in small, beside the question about it: its picture on bone, by kind. */
export function MiniCard({ kind, tilt = 0, isFoe = false }: { readonly kind: string; readonly tilt?: number; readonly isFoe?: boolean }) {
  return (
    <span className={isFoe ? 'd-mini is-foe' : 'd-mini'} style={tilt === 0 ? undefined : { rotate: `${tilt}deg` }} aria-hidden="true">
      <Icon name={kindIcon(kind)} />
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
