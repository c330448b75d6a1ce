import { type KeyboardEvent, useEffect, useState } from 'react'
import { FACING_NAMES } from '../../../../engine/gladiator/open/names.ts'
import type { Facing } from '../../../../engine/gladiator/tables/table-types.ts'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { Answer, Decision } from '../../../../engine/kernel/types.ts'
import type { Draft } from '../../../decision/draft.ts'
import type { SessionTable } from '../../../host/session.ts'
import { Icon } from '../../../icons/icon.tsx'
import { facingId, facingOfKey, facingsOf } from '../board/facing.tsx'
import { fieldsOf } from './fields.ts'
import { figureIn } from './view.ts'
import { facingFrom, facingToward, squareOf } from './ways.ts'

// Which way somebody looks at the end of his move (8.1, G-04): said together with the move, so that two questions have one answer.

/** The facing of the move that is being chosen. */
export interface Turning {
  /** Null where no move is asked. */
  readonly facing: Facing | null
  /** The way he may not look: back, for whoever is engaged (G-04). */
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

/** The facing said with the move, and given when it is asked. */
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
      table.answer({ pick: [facingId(wish.facing)] })
    }
  }, [wish, table, decision, isDue])
  const answer = (given: Answer, facing = spoken) => {
    const [move] = given.pick ?? []
    if (isMove && move !== undefined && isMoveId(move)) {
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

function isMoveId(id: string): boolean {
  return id === 'wait' || /^(?:to|charge):/.test(id)
}

/** Toward whom he can do most to from there, else toward the nearest enemy. */
function usualFacing(decision: Decision, view: ArenaView, move: string | undefined): Facing {
  const option = decision.options?.find(({ id }) => id === move)
  const figure = figureIn(view, decision.about ?? null)
  const from = (option && squareOf(option)) ?? figure?.at ?? null
  if (figure === null || from === null) return 'e'
  const [, whom = null] =
    fieldsOf({ data: option?.data ?? null })
      .text('deed')
      ?.split(':') ?? []
  const target = figureIn(view, whom)?.at ?? null
  const wanted = target === null ? facingFrom(view, figure, from) : facingToward(target, from)
  return wanted === barredTo(view, decision) ? figure.facing : wanted
}

const FACINGS: readonly Facing[] = ['n', 'e', 's', 'w']
const BACK: Readonly<Record<Facing, Facing>> = { n: 's', e: 'w', s: 'n', w: 'e' }

function barredTo(view: ArenaView, { about }: Decision): Facing | null {
  const figure = figureIn(view, about ?? null)
  return figure === null || figure.engagedBy.length === 0 ? null : BACK[figure.facing]
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
          title={each === barred ? 'Whoever is engaged does not turn his back.' : undefined}
          onClick={() => onFacing(each)}
        >
          <Icon name="g-wedge" />
        </button>
      ))}
    </fieldset>
  )
}
