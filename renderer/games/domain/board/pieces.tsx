import { isDoor, knownCard } from '../../../../engine/domain/open/cards.ts'
import { boards, UNIT } from '../../../../engine/domain/open/engrave.ts'
import { kindIcon, STAR, tokenIcon } from '../../../../engine/domain/open/icons.ts'
import { spotOf } from '../../../../engine/domain/open/squares.ts'
import type { DeckId } from '../../../../engine/domain/tables/table-types.ts'
import type { CardView, CharacterView, TreasureView } from '../../../../engine/domain/view-types.ts'
import { symbol } from '../../../icons/icon.tsx'
import { type Contents, isFoe, kindOf } from './contents.ts'
import { DeckSymbol } from './symbols.tsx'

// Printed pieces on the squares, each drawn about its own middle, in units of 30 a square.

interface PiecesProps {
  readonly contents: Contents
  /** The symbol of the square, whose deck a card comes from that no one may know. */
  readonly deck: DeckId | null
  /** The seat whose turn it is. */
  readonly active: number | null
}

/** Everything on one square; what is beneath looks out from under the token. */
export function Pieces({ contents, deck, active }: PiecesProps) {
  const { square, cards, treasure, characters, warlock, blank } = contents
  const { row, column } = spotOf(square)
  const isTaken = characters.length > 0 || warlock
  return (
    <g className="d-pieces" style={{ transform: `translate(${column * UNIT + UNIT / 2}px, ${row * UNIT + UNIT / 2}px)` }}>
      {blank && cards.length === 0 && treasure === null && <Blank />}
      <g transform={isTaken ? 'translate(6 -6) scale(0.8)' : undefined}>
        <Heap cards={cards} deck={deck} />
        {treasure && <Star treasure={treasure} />}
      </g>
      {warlock && <Warlock />}
      {characters.map((character, i) => (
        <g key={character.seat} transform={isTaken ? placeAmong(i, characters.length + (warlock ? 1 : 0)) : undefined}>
          <Token character={character} isNow={character.seat === active} />
        </g>
      ))}
    </g>
  )
}

/** Several tokens stand side by side, each of them smaller. */
function placeAmong(i: number, count: number): string | undefined {
  if (count < 2) return undefined
  return `translate(${(i % 2) * 13 - 6.5} ${count > 2 ? Math.floor(i / 2) * 13 - 6.5 : 2}) scale(0.66)`
}

/** The cards of a square: one as it lies, several askew with their number. */
function Heap({ cards, deck }: { readonly cards: readonly CardView[]; readonly deck: DeckId | null }) {
  const [top, ...others] = cards
  if (top === undefined) return null
  if (others.length === 0) return <Lying card={top} deck={deck} />
  return (
    <>
      <g transform="translate(-1.5 1.5)">
        <Lying card={others[0] ?? top} deck={deck} />
      </g>
      <g transform="translate(1.5 -0.5)">
        <Lying card={top} deck={deck} />
      </g>
      <g className="d-count" transform="translate(9 9)">
        <rect x="-5.5" y="-5.5" width="11" height="11" rx="1" />
        <text y="3.4">{cards.length}</text>
      </g>
    </>
  )
}

/** A card on the board: face up, or face down with what was seen of it. */
export function Lying({ card, deck }: { readonly card: CardView; readonly deck: DeckId | null }) {
  const kind = kindOf(card)
  const from = knownCard(card.card ?? '')?.deck ?? deck ?? 'black'
  if (kind === 'trapdoor') return <Trapdoor />
  const isOpen = kind !== null && isDoor(kind) && !card.shut
  return (
    <g className={`d-lying is-${from}${card.up ? ' is-up' : ''}${isFoe(card) ? ' is-foe' : ''}${isOpen ? ' is-open' : ''}`}>
      <rect className="d-lying-edge" x="-9.5" y="-9.9" width="19" height="23" rx="1" />
      <rect className="d-lying-board" x="-9.5" y="-11.5" width="19" height="23" rx="1" />
      {!card.up && <rect className="d-lying-line" x="-8" y="-10" width="16" height="20" rx="0.5" />}
      {kind === null ? (
        <DeckSymbol deck={from} scale={0.82} />
      ) : (
        <use className="d-lying-seen" href={symbol(kindIcon(kind))} x="-7.5" y="-7.5" width="15" height="15" />
      )}
      {isOpen && <path className="d-ajar" d="M-9.5 11.5L9.5 -11.5" />}
      {card.magic && <path className="d-magic" d={STAR} transform="translate(-6.6 -8.4) scale(0.34)" />}
      {card.frozen && <rect className="d-frozen" x="-11.5" y="-13.5" width="23" height="27" rx="2" />}
    </g>
  )
}

function Trapdoor() {
  return (
    <g transform="translate(-15 -15)">
      <path className="d-trapdoor" d="M5.5 5.5h19v19h-19z" />
      <path className="d-boards" d={boards({ x: 0, y: 0 })} />
    </g>
  )
}

/** A square that is finished. */
export function Blank() {
  return (
    <g className="d-blank">
      <rect x="-6.5" y="-8" width="13" height="16" rx="1" />
      <path d="M-6.5 8L6.5 -8" />
    </g>
  )
}

/** A major treasure: a star, until it is turned up. */
export function Star({ treasure: { up, treasure } }: { readonly treasure: Pick<TreasureView, 'up' | 'treasure'> }) {
  return (
    <g className="d-treasure">
      <rect className="d-treasure-edge" x="-11" y="-11.4" width="22" height="26" rx="1.4" />
      <rect className="d-treasure-board" x="-11" y="-13" width="22" height="26" rx="1.4" />
      <rect className="d-treasure-line" x="-9" y="-11" width="18" height="22" />
      {up && treasure !== null ? (
        <use className="d-treasure-seen" href={symbol(kindIcon(treasure))} x="-8" y="-8" width="16" height="16" />
      ) : (
        <path className="d-treasure-seen" d={STAR} transform="scale(0.68)" />
      )}
    </g>
  )
}

/** A character by picture, and by pips on the colour of the seat. */
export function Token({ character: { seat, treasure }, isNow }: { readonly character: CharacterView; readonly isNow: boolean }) {
  const pips = Array.from({ length: seat + 1 }, (_, i) => i)
  return (
    <g className={`d-token is-seat-${seat}${isNow ? ' is-now' : ''}`}>
      {isNow && <rect className="d-token-ring" x="-13.2" y="-15.7" width="26.4" height="30" rx="3" />}
      <rect className="d-token-edge" x="-10" y="-10.5" width="20" height="22" rx="2" />
      <rect className="d-token-board" x="-10" y="-12.5" width="20" height="22" rx="2" />
      <use className="d-token-figure" href={symbol(tokenIcon(seat))} x="-8.2" y="-11.6" width="16.4" height="16.4" />
      <rect className="d-token-foot" x="-10" y="3.1" width="20" height="6.4" />
      {pips.map((i) => (
        <rect key={i} className="d-token-pip" x={i * 4.4 - pips.length * 2.2 + 0.8} y="4.8" width="2.8" height="3" />
      ))}
      {treasure !== null && <path className="d-token-treasure" d={STAR} transform="translate(8 -10) scale(0.55)" />}
    </g>
  )
}

/** The Warlock's marker. */
export function Warlock() {
  return (
    <g className="d-warlock">
      <rect className="d-token-edge" x="-11" y="-11" width="22" height="25" rx="2" />
      <rect className="d-warlock-board" x="-11" y="-13" width="22" height="25" rx="2" />
      <use href={symbol(kindIcon('warlock'))} x="-9" y="-9.5" width="18" height="18" />
    </g>
  )
}

interface MetProps {
  readonly kind: string
  /** Where it is met. */
  readonly at: string
  /** To which side there is room for it. */
  readonly to: 'east' | 'west'
}

/** The creature that is met now, drawn out beside its square on a thread. */
export function Met({ kind, at, to }: MetProps) {
  const { row, column } = spotOf(at)
  const [x, y] = [column * UNIT + UNIT / 2, row * UNIT + UNIT / 2]
  const aside = to === 'east' ? 33 : -33
  // Above the northernmost row there is no board.
  const up = row === 0 ? 26 : -26
  return (
    <g className="d-met" transform={`translate(${x} ${y})`}>
      <path className="d-thread" d={`M0 0L${aside} ${up}`} />
      <g transform={`translate(${aside} ${up - 2})`}>
        <rect className="d-met-edge" x="-18" y="-19.2" width="36" height="42" rx="1.4" />
        <rect className="d-met-board" x="-18" y="-21" width="36" height="42" rx="1.4" />
        <use href={symbol(kindIcon(kind))} x="-14" y="-14" width="28" height="28" />
      </g>
    </g>
  )
}
