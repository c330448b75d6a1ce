import { type ReactNode, useMemo } from 'react'
import { KIND_ICONS } from '../../../../engine/hero/open/icons.ts'
import { HERO_NAMES, KIND_NAMES, one } from '../../../../engine/hero/open/names.ts'
import type { HeroView, Kind } from '../../../../engine/hero/view-types.ts'
import type { Errand } from '../../../../engine/kernel/errand-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import type { Draft } from '../../../decision/draft.ts'
import type { Asked } from '../../../errand/among-options.ts'
import { setOrder } from '../../../host/orders.ts'
import type { SessionTable } from '../../../host/session.ts'
import { Icon } from '../../../icons/icon.tsx'
import { QuestionCard } from '../../../table/question-card.tsx'
import { isOnBoard } from './errands.ts'
import { kindOf, titled } from './names.ts'

interface HeroCardProps {
  readonly view: HeroView
  readonly draft: Draft
  /** What the menu of a counter has chosen, in place of the list. */
  readonly inPlace?: ReactNode
  readonly errands: Asked
}

/** The decision card of HERO. When dozens of squares answer the question, they are pressed on the board and not listed. */
export function HeroCard({ view, draft, errands, inPlace }: HeroCardProps) {
  const { table, decision } = errands
  const shown = useMemo(() => decision && withoutSquares(decision, draft.picked), [decision, draft.picked])
  if (!decision || !shown) return null
  return (
    <QuestionCard
      asked={errands}
      decision={decision}
      shown={shown}
      draft={draft}
      before={decision.topic === 'placement' && <InHand kind={kindOf(decision.about)} />}
      pictureOf={pictureOf}
      nameOf={nameIn(view)}
      names={decision.topic === 'hero-name' ? HERO_NAMES : undefined}
      counts="wounds"
      {...(inPlace !== undefined && { inPlace })}
      isDrawn={({ kind }) => kind === 'march' || kind === 'hunt'}
      belowErrand={(errand) => errand.standing && <UntilStopped errand={errand} table={table} />}
    />
  )
}

/** The counter that the next press on the board places. */
function InHand({ kind }: { readonly kind: Kind | null }) {
  if (!kind) return null
  return (
    <p className="h-in-hand">
      <KindPicture kind={kind} />
      <span>
        In hand: <b>{one(kind)}</b>. Click a square to lay it there, or a counter to pick it up.
      </span>
    </p>
  )
}

/** Options about a kind of counter show it. */
function pictureOf({ data }: Option): ReactNode {
  const kind = typeof data === 'object' && data !== null && 'kind' in data && typeof data.kind === 'string' ? kindOf(data.kind) : null
  return kind && <KindPicture kind={kind} />
}

function KindPicture({ kind }: { readonly kind: Kind }) {
  return (
    <span className="h-kind">
      <Icon name={KIND_ICONS[kind]} />
    </span>
  )
}

/** Up to this many squares or counters are listed; more are left to the board. */
const MOST_LISTED = 12

/** The question without what is left to the board, except the one picked there, which comes first. */
export function withoutSquares(asked: Decision, picked: readonly string[]): Decision {
  const all = asked.options ?? []
  const listed = all.filter((each) => !isOnBoard(each))
  const isCrowded = (of: (option: Option) => boolean) => listed.filter(of).length > MOST_LISTED
  const left = [isSquare, isMove].filter(isCrowded)
  const onBoard = (option: Option) => isOnBoard(option) || left.some((of) => of(option))
  const chosen = all.filter((each) => onBoard(each) && picked.includes(each.id))
  return { ...asked, options: [...chosen, ...listed.filter((each) => !onBoard(each))] }
}

/** A counter that may be moved: it is pressed on the board. */
function isMove({ id }: Option): boolean {
  return id.startsWith('move:')
}

function isSquare({ at }: Option): boolean {
  return at?.kind === 'square'
}

function nameIn(view: HeroView): (id: string) => string {
  return (id) => {
    const counter = view.sections.flatMap(({ counters }) => counters).find((each) => each.id === id)
    return counter?.kind ? titled(KIND_NAMES[counter.kind]) : titled(id)
  }
}

/**
 * What a question starts with. 202: where only turning is left, with the end of the phase, or Enter would turn him round and round. 210C3:
 * striking back costs nothing, so it starts with the blow likeliest to hit, not with none.
 */
export function firstPicks({ topic, habits = [], options = [] }: Decision): readonly string[] {
  const spent = habits.find(({ id }) => id === 'end-when-spent')
  if (spent) return spent.pick ?? []
  if (topic !== 'defend') return []
  const [best] = options.toSorted((a, b) => (b.odds?.chance ?? 0) - (a.odds?.chance ?? 0))
  return best ? [best.id] : []
}

/** Does it now, and from now on without being asked. */
export function UntilStopped({ errand, table }: { readonly errand: Errand; readonly table: SessionTable }) {
  const { view, busy } = table
  if (!view) return null
  return (
    <p className="always">
      <button
        type="button"
        className="btn"
        disabled={busy}
        title="Now and in every turn, until you stop it. The chronicle tells each answer."
        onClick={() => {
          setOrder(view.session, { id: errand.id, label: errand.label, seat: view.seat }, true)
          table.answer({ pick: [errand.id] })
        }}
      >
        Every turn until I stop it
      </button>
    </p>
  )
}
