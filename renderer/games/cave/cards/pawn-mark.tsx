import { Pawn, type PawnShown } from '../board/pieces.tsx'
import '../style/board.css'

/** The pawn of a player, beside his name. */
export function PawnMark({ player }: { readonly player: PawnShown }) {
  return (
    <svg className="v-pawn-mark" viewBox="-26 -31 52 66" aria-hidden="true">
      <Pawn player={player} />
    </svg>
  )
}
