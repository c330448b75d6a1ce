import { type ReactNode, useMemo } from 'react'
import { type Action, readAction } from '../../../../engine/gladiator/open/actions.ts'
import { presetOf } from '../../../../engine/gladiator/open/making.ts'
import { figureName, nameOf, SIDE_NAMES, typeOf } from '../../../../engine/gladiator/open/names.ts'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import type { Draft } from '../../../decision/draft.ts'
import type { Asked } from '../../../errand/among-options.ts'
import { Icon } from '../../../icons/icon.tsx'
import { QuestionCard } from '../../../table/question-card.tsx'
import { figureIcon, kindIcon, thingIcon, wornIcon } from '../icons.ts'
import { spellIcon } from '../spell-icons.ts'
import { deedIcon } from './deed-icons.ts'
import { FacingKeys, type Turning } from './facing.tsx'
import { isInLists, isListed, isSquare, withoutSquares } from './rows.ts'
import { figureIn } from './view.ts'

interface ArenaCardProps {
  readonly view: ArenaView
  readonly draft: Draft
  readonly errands: Asked
  /** The way to look at the end of a move. */
  readonly turning: Turning
  /** What the menu of a counter has chosen, in place of the list. */
  readonly inPlace?: ReactNode
}

/** The decision card of a fight. Squares are pressed on the board; a few of them have a name in the card. */
export function ArenaCard({ view, draft, errands, turning, inPlace }: ArenaCardProps) {
  const { decision } = errands
  const shown = useMemo(
    () => decision && { ...withoutSquares(decision, { view, picked: draft.picked }), steps: stepsOf(decision, view) },
    [decision, view, draft.picked],
  )
  if (!decision || !shown) return null
  return (
    <QuestionCard
      asked={errands}
      decision={decision}
      shown={shown}
      draft={draft}
      before={<OnBoard decision={decision} shown={shown} />}
      pictureOf={(option) => pictureOf(decision, option)}
      nameOf={(id) => nameIn(view, id)}
      counts="SH"
      aboveFoot={<FacingKeys {...turning} />}
      {...(inPlace !== undefined && { inPlace })}
    />
  )
}

/** 27.1: the phases of a turn, with the one that is now. */
function stepsOf({ about, topic }: Decision, view: ArenaView): NonNullable<Decision['steps']> {
  const { phase, first } = view
  if (phase === 'muster') return [{ label: topic === 'gear' ? 'Arming' : 'Muster', now: true }]
  const side = figureIn(view, about ?? null)?.side ?? view.side
  const [one, other] = first === 'east' ? (['east', 'west'] as const) : (['west', 'east'] as const)
  return [
    { label: 'Incentive', now: phase === 'incentive' },
    { label: `${SIDE_NAMES[one]} moves`, now: phase === 'move' && side === one },
    { label: `${SIDE_NAMES[other]} moves`, now: phase === 'move' && side === other },
    { label: 'Actions', now: phase === 'action' },
    { label: 'End of the turn', now: phase === 'end' },
  ]
}

function nameIn(view: ArenaView, id: string): string {
  const figure = figureIn(view, id)
  return figure ? figureName(figure) : nameOf(id)
}

/** Says that there is more to press than what is listed. */
function OnBoard({ decision, shown }: { readonly decision: Decision; readonly shown: Decision }) {
  const elsewhere = ({ options = [] }: Decision) =>
    options.filter((option) => (isListed(decision) ? isInLists(decision, option) : isSquare(option))).length
  const hidden = elsewhere(decision) - elsewhere(shown)
  if (hidden <= 0) return null
  const hint = decision.topic === 'action' ? aroundWords(decision) : HIDDEN[decision.topic]
  return <p className="small muted">{hint ?? 'Click a lit square to choose it.'}</p>
}

/** What can be done on a square beside him. */
function aroundWords({ options = [] }: Decision): string {
  const has = (verb: 'drop-at' | 'disengage') =>
    options.some((option) => isSquare(option) && readAction('action', option.id)?.kind === verb)
  const deeds = [...(has('drop-at') ? ['lay down what is in hand'] : []), ...(has('disengage') ? ['disengage'] : [])]
  return `Click a lit square to ${deeds.join(' or to ')}.`
}

const HIDDEN: Readonly<Record<string, string>> = {
  move: 'Click any lit square. After a shift or a shuffle most actions stay open; after a run, none.',
  muster: 'Click a name to choose it, and again to add that fighter.',
  gear: 'Click an item to choose it, and again to take it.',
}

/** Options about someone, a weapon or a spell show its picture; of a facing, the way it looks. */
function pictureOf({ topic }: Decision, { id }: Option): ReactNode {
  const action = readAction(topic, id)
  if (action?.kind === 'face')
    return (
      <span className={`g-pic g-facing g-facing--${action.facing}`}>
        <Icon name="g-wedge" />
      </span>
    )
  const icon = action && iconOf(action)
  return (
    icon && (
      <span className="g-pic">
        <Icon name={icon} />
      </span>
    )
  )
}

function iconOf(action: Action): string | null {
  if ('spell' in action) return spellIcon(action.spell)
  if ('preset' in action) return figureIcon(presetOf(action.preset))
  if ('creature' in action) return kindIcon(action.creature)
  if ('race' in action) return kindIcon(action.race)
  if ('suit' in action) return wornIcon(action.suit)
  if ('helmet' in action) return wornIcon(action.helmet)
  if ('weapon' in action) return thingIcon(action.weapon)
  if ('what' in action) return thingIcon(action.what)
  return 'thing' in action ? thingIcon(typeOf(action.thing)) : deedIcon(action.kind)
}
