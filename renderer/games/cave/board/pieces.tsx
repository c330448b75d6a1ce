import type { Point } from '../../../../engine/cave/open/plan.ts'
import type { Card, CharacterId } from '../../../../engine/cave/tables/table-types.ts'
import type { PlayerView } from '../../../../engine/cave/view-types.ts'
import { symbol } from '../../../icons/icon.tsx'
import { characterIcon, kindIcon } from '../icons.ts'
import type { Contents } from './contents.ts'
import { fightOf } from './words.ts'
import '../style/board.css'

// Printed pieces on the spaces, each drawn about its own middle.

interface PiecesProps {
  readonly contents: Contents
  readonly at: Point
  /** Of a named space the picture is left to be seen. */
  readonly isNamed: boolean
  readonly cardOf: (copy: string) => Card | undefined
  /** The seat whose turn it is; null where it is nobody's. */
  readonly active: number | null
}

/** Everything on one space: cards beneath, pawns in front. */
export function Pieces({ contents: { cards, gold, players }, at, isNamed, cardOf, active }: PiecesProps) {
  const isCrowded = players.length > 0
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <g transform={isCrowded ? 'translate(-22 -20)' : undefined}>
        <Fan cards={cards.flatMap((copy) => cardOf(copy) ?? [])} />
      </g>
      {gold > 0 && (
        <g transform={isCrowded || cards.length > 0 ? 'translate(27 -27)' : undefined}>
          <Coin gold={gold} />
        </g>
      )}
      {players.map((player, i) => (
        <g key={player.seat} transform={placeAmong(i, players.length, isNamed || cards.length > 0)}>
          <Pawn player={player} isNow={player.seat === active} />
        </g>
      ))}
    </g>
  )
}

/** One stands in the middle or, where there is something to see, before it; several round the rim. */
function placeAmong(i: number, count: number, isAside: boolean): string | undefined {
  if (count === 1) return isAside ? 'translate(24 22)' : undefined
  const angle = Math.PI * (0.25 + (2 * i) / count)
  const [across, down, size] = count > CLOSE ? [52, 46, 0.62] : [38, 34, 0.8]
  return `translate(${Math.round(Math.cos(angle) * across)} ${Math.round(Math.sin(angle) * down)}) scale(${size})`
}

/** With more than these, pawns are smaller and further out. */
const CLOSE = 3

const SHOWN = 3

/** The cards of a space: a fan of the first few, with their number where there are more. */
function Fan({ cards }: { readonly cards: readonly Card[] }) {
  const shown = cards.slice(0, SHOWN)
  const middle = (shown.length - 1) / 2
  return (
    <>
      {shown.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two copies may lie there
        <g key={`${card.kind} ${i}`} transform={`translate(${(i - middle) * 19} ${Math.abs(i - middle) * 3}) rotate(${(i - middle) * 8})`}>
          <Lying card={card} />
        </g>
      ))}
      {cards.length > SHOWN && (
        <g className="v-count" transform="translate(30 26)">
          <circle r="15" />
          <text y="8">{cards.length}</text>
        </g>
      )}
    </>
  )
}

/** A card, face up: its picture, and of an Enemy its Strength or Craft. */
export function Lying({ card }: { readonly card: Card }) {
  const fight = fightOf(card)
  return (
    <g className={fight === null ? 'v-lying' : 'v-lying is-foe'}>
      <rect className="v-lying-edge" x="-23" y="-29" width="46" height="60" rx="4" />
      <rect className="v-lying-board" x="-23" y="-33" width="46" height="60" rx="4" />
      {fight === null ? (
        <use href={symbol(kindIcon(card.kind))} x="-17" y="-20" width="34" height="34" />
      ) : (
        <>
          <use href={symbol(kindIcon(card.kind))} x="-15" y="-31" width="30" height="30" />
          <text y="22">{fight.value}</text>
        </>
      )}
    </g>
  )
}

/** Gold that lies about. */
export function Coin({ gold }: { readonly gold: number }) {
  return (
    <g className="v-coin">
      <circle r="21" />
      <circle className="v-coin-ring" r="16.5" />
      <text y="9">{gold}</text>
    </g>
  )
}

/** A pawn by its picture, and by pips on the colour of the seat. */
export function Pawn({ player: { seat, character, toad }, isNow = false }: { readonly player: PawnShown; readonly isNow?: boolean }) {
  const pips = Array.from({ length: seat + 1 }, (_, i) => i)
  return (
    <g className={`v-pawn is-seat-${seat}`}>
      {isNow && <rect className="v-pawn-ring" x="-31" y="-36" width="62" height="76" rx="8" />}
      <rect className="v-pawn-edge" x="-24" y="-24" width="48" height="58" rx="4" />
      <rect className="v-pawn-board" x="-24" y="-29" width="48" height="58" rx="4" />
      <use href={symbol(toad > 0 ? 'g-frog' : characterIcon(character))} x="-19" y="-26" width="38" height="38" />
      <rect className="v-pawn-foot" x="-24" y="15" width="48" height="14" />
      {pips.map((i) => (
        <rect key={i} className="v-pawn-pip" x={(i - seat / 2) * 7.6 - 2.5} y="18.5" width="5" height="7" />
      ))}
    </g>
  )
}

/** Whose pawn it is. */
export type PawnShown = Pick<PlayerView, 'seat' | 'toad'> & { readonly character: CharacterId | null }

interface MetProps {
  readonly cards: readonly Card[]
  readonly at: Point
  /** The size of the sheet, beyond which nothing is drawn. */
  readonly width: number
}

/** What is fought now, drawn out beside its space on a thread. */
export function Met({ cards, at, width }: MetProps) {
  const side = at.x > width - 190 ? -1 : 1
  const down = at.y < 130 ? 62 : -62
  return (
    <g className="v-met">
      {cards.slice(0, SHOWN).map((card, i) => {
        const [x, y] = [at.x + side * (88 + i * 74), at.y + down]
        return (
          <g key={card.kind}>
            <path className="v-thread" d={`M${at.x + side * 24} ${at.y - 6}L${x} ${y}`} />
            <g transform={`translate(${x} ${y}) scale(1.4)`}>
              <Lying card={card} />
            </g>
          </g>
        )
      })}
    </g>
  )
}

/** The pawn of a player, beside his name. */
export function PawnMark({ player }: { readonly player: PawnShown }) {
  return (
    <svg className="v-pawn-mark" viewBox="-26 -31 52 66" aria-hidden="true">
      <Pawn player={player} />
    </svg>
  )
}
