import { type KeyboardEvent, useEffect, useState } from 'react'
import { faceId, readAction } from '../../../../engine/gladiator/open/actions.ts'
import { FACING_NAMES } from '../../../../engine/gladiator/open/names.ts'
import { barredFacing, parseSquare, spotOf } from '../../../../engine/gladiator/open/squares.ts'
import { FACINGS, type Facing } from '../../../../engine/gladiator/tables/table-types.ts'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { Answer, Decision } from '../../../../engine/kernel/types.ts'
import type { Draft } from '../../../decision/draft.ts'
import type { SessionTable } from '../../../host/session.ts'
import { Icon } from '../../../icons/icon.tsx'
import { facingOfKey, facingsOf } from '../board/facing.tsx'
import { arenaOptions, figureIn } from './view.ts'
import { facingFrom } from './ways.ts'

// A fighter's facing at the end of his move (8.1, G-04): chosen together with the move, so that two questions have one answer.

/** The facing of the move that is being chosen. */
export interface Turning {
  /** Null where the question isn't a move. */
  readonly facing: Facing | null
  /** The way he may not look: back, for an engaged fighter (G-04). */
  readonly barred: Facing | null
  readonly onFacing: (facing: Facing) => void
  /** Makes the chosen move and looks that way. */
  readonly onTurn: (facing: Facing) => void
  /** The table: its answer to a move gives the facing too. */
  readonly table: SessionTable
  /** The move, while its facing is given in the same breath; null otherwise. */
  readonly pending: Decision | null
}

interface Wish {
  readonly move: Decision
  readonly facing: Facing
  /** The question to which it was given. */
  readonly given: string | null
}

interface Asked {
  readonly table: SessionTable
  readonly view: ArenaView | null
  readonly decision: Decision | null
  readonly draft: Draft
}

/** The facing said with the move, and given when the question comes. */
export function useTurning({ table, view, decision, draft }: Asked): Turning {
  const [said, say] = useState<{ readonly at: string; readonly facing: Facing } | null>(null)
  const [wish, setWish] = useState<Wish | null>(null)
  const isDue = wish !== null && answers(wish, decision)
  const isMove = decision?.topic === 'move' && view !== null
  const spoken = said !== null && said.at === decision?.id ? said.facing : null
  useEffect(() => {
    if (wish === null || table.busy || wish.move.id === decision?.id) return
    if (!isDue || wish.given !== null) setWish(null)
    else {
      setWish({ ...wish, given: decision?.id ?? null })
      table.answer({ pick: [faceId(wish.facing)] })
    }
  }, [wish, table, decision, isDue])
  const answer = (given: Answer, facing = spoken) => {
    const [move] = given.pick ?? []
    if (isMove && move !== undefined && readAction('move', move) !== null) {
      setWish({ move: decision, facing: facing ?? usualFacing(decision, view, move), given: null })
    }
    table.answer(given)
  }
  const pending = isDue && (wish.given === null || table.busy) ? wish.move : null
  return {
    facing: isMove ? (spoken ?? usualFacing(decision, view, draft.picked[0])) : null,
    barred: isMove ? barredTo(view, decision) : null,
    onFacing: (facing) => decision && say({ at: decision.id, facing }),
    onTurn: (facing) => answer({ pick: draft.picked }, facing),
    table: { ...table, answer, ...(pending !== null && { busy: true }) },
    pending,
  }
}

function answers({ move, facing }: Wish, decision: Decision | null): boolean {
  return decision?.about === move.about && facingsOf(decision).includes(facing)
}

/** From which he can do most there, else toward the nearest enemy. */
function usualFacing(decision: Decision, view: ArenaView, move: string | undefined): Facing {
  const option = arenaOptions(decision, 'move').find(({ id }) => id === move)
  const figure = figureIn(view, decision.about ?? null)
  const square = parseSquare(option?.at?.id)
  const from = square === null ? (figure?.at ?? null) : spotOf(square)
  if (figure === null || from === null) return 'e'
  const wanted = option?.data?.facing ?? facingFrom(view, figure, from)
  return wanted === barredTo(view, decision) ? figure.facing : wanted
}

function barredTo(view: ArenaView, { about }: Decision): Facing | null {
  const figure = figureIn(view, about ?? null)
  return figure && barredFacing(figure.facing, figure.engagedBy.length > 0)
}

/** Four keys in the card, above its foot; the arrows go from one to the other. */
export function FacingKeys({ facing, barred, onFacing }: Pick<Turning, 'facing' | 'barred' | 'onFacing'>) {
  if (facing === null) return null
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = facingOfKey(event.key)
    if (to === null) return
    event.preventDefault()
    if (to === barred) return
    onFacing(to)
    event.currentTarget.querySelector<HTMLElement>(`[value="${to}"]`)?.focus()
  }
  return (
    <fieldset className="g-facings" onKeyDown={onKeyDown}>
      <legend>Facing at the end</legend>
      {FACINGS.map((each) => (
        <button
          key={each}
          type="button"
          value={each}
          className={`btn btn--icon g-facing g-facing--${each}`}
          aria-label={FACING_NAMES[each]}
          aria-pressed={each === facing}
          disabled={each === barred}
          title={each === barred ? 'An engaged fighter can’t turn about.' : undefined}
          onClick={() => onFacing(each)}
        >
          <Icon name="g-wedge" />
        </button>
      ))}
    </fieldset>
  )
}
