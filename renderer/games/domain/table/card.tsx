import { type ReactNode, useMemo } from 'react'
import { spellIn, thingOf, verbOf } from '../../../../engine/domain/open/actions.ts'
import { kindOf } from '../../../../engine/domain/open/cards.ts'
import { spellIcon } from '../../../../engine/domain/open/icons.ts'
import { kindName } from '../../../../engine/domain/open/names.ts'
import type { DomainView } from '../../../../engine/domain/view-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import type { Draft } from '../../../decision/draft.ts'
import type { Asked } from '../../../errand/among-options.ts'
import { Icon } from '../../../icons/icon.tsx'
import { QuestionCard } from '../../../table/question-card.tsx'
import { MiniCard } from '../cards/card-face.tsx'
import { FightTable } from './fight.tsx'
import { domainOptions } from './view.ts'

interface DomainCardProps {
  readonly view: DomainView
  readonly draft: Draft
  readonly errands: Asked
  /** What the menu of a token has chosen, in place of the list. */
  readonly inPlace?: ReactNode
}

/** The decision card of DOMAIN. Squares far off and the doors of the frame are pressed on the board and not listed. */
export function DomainCard({ view, draft, errands, inPlace }: DomainCardProps) {
  const { decision } = errands
  const shown = useMemo(() => decision && withoutSquares(decision, draft.picked), [decision, draft.picked])
  if (!decision || !shown) return null
  return (
    <QuestionCard
      asked={errands}
      decision={decision}
      shown={shown}
      draft={draft}
      before={
        <>
          {FIGHTS.has(decision.topic) && <FightTable view={view} decision={decision} picked={draft.picked} />}
          <OnBoard decision={decision} shown={shown} />
        </>
      }
      pictureOf={pictureOf}
      nameOf={kindName}
      counts="life"
      {...(inPlace !== undefined && { inPlace })}
    />
  )
}

/** Where the two of them stand side by side. */
const FIGHTS: ReadonlySet<string> = new Set(['meet', 'arm', 'round'])

/** Says that there is more to press than what is listed. */
function OnBoard({ decision, shown }: { readonly decision: Decision; readonly shown: Decision }) {
  const hidden = (decision.options?.length ?? 0) - (shown.options?.length ?? 0)
  if (hidden <= 0) return null
  return (
    <p className="small muted">
      {decision.topic === 'entry' ? 'Click any door of your quadrant on the board.' : 'Click a square with a blue pip to walk there.'}
    </p>
  )
}

/** Options about a card or a spell show it. */
function pictureOf({ id }: Option): ReactNode {
  const thing = thingOf(id)
  if (thing !== null) return <MiniCard kind={kindOf(thing)} />
  const spell = spellIn(id)
  return (
    spell !== null && (
      <span className="d-pic">
        <Icon name={spellIcon(spell)} />
      </span>
    )
  )
}

/** Up to this many squares are listed; more are left to the board. */
const MOST_LISTED = 6
/** The most walks to something new that are listed. */
const MOST_WALKS = 3

/**
 * The question without what is left to the board. First stands what leads on towards the treasure, then the steps; of walks those are listed
 * that lead to something new, the nearest first, and the one picked on the board, as answers like any other.
 */
export function withoutSquares(asked: Decision, picked: readonly string[]): Decision {
  const all = asked.options ?? []
  const crowd = all.filter((option) => option.at !== undefined && !option.aside)
  const onBoard = (option: Option) => isFar(option) || (crowd.length > MOST_LISTED && crowd.includes(option))
  const walks = new Set(walksToNew(asked, all))
  const listed = all.filter((option) => onBoard(option) && (walks.has(option) || picked.includes(option.id))).map(asAnswer)
  const rest = all.filter((option) => !onBoard(option)).map(withDeed)
  const steps = rest.filter(({ id, aside }) => !aside && verbOf(id) === 'step')
  const onward = rest.filter(isOnward)
  const first = [...onward, ...steps]
  const options = [...first, ...listed, ...rest.filter((option) => !first.includes(option))]
  return asked.topic === 'arm' || asked.topic === 'meet' ? { ...withoutLead(asked), options } : { ...asked, options }
}

/** Both sides stand below the question. */
function withoutLead({ lead: _, ...asked }: Decision): Decision {
  return asked
}

/** The nearest walks to something new among these options. */
function walksToNew(asked: Decision, options: readonly Option[]): readonly Option[] {
  const going = goingsOf(asked)
  const lengthOf = ({ id }: Option) => going.get(id)?.steps ?? 0
  return options
    .filter((option) => isFar(option) && going.get(option.id)?.new != null)
    .toSorted((one, other) => lengthOf(one) - lengthOf(other))
    .slice(0, MOST_WALKS)
}

/** Steps and walks by their ids: how far they lead, and what is drawn there, or beside it. */
function goingsOf(asked: Decision) {
  return new Map([...domainOptions(asked, 'turn'), ...domainOptions(asked, 'direction')].map(({ id, data }) => [id, data]))
}

/**
 * A free turn begins with light where it is sure, then with something new: a step that draws a tile or a card, what leads on towards the
 * treasure, or the nearest walk to where something can be drawn. A choice in the dark begins with a step, and a hopeless fight begins with the retreat.
 */
export function firstPicks(asked: Decision): readonly string[] {
  const { topic, options = [] } = asked
  if (topic === 'round') return isHopeless(options) ? ['retreat'] : []
  const safe = options.filter(({ warns }) => warns === undefined)
  const steps = safe.filter(({ id }) => verbOf(id) === 'step')
  const going = goingsOf(asked)
  const isNew = ({ id }: Option) => going.get(id)?.new != null
  const begun =
    topic === 'turn'
      ? (safe.find(isSureLight) ?? steps.find(isNew) ?? safe.find(isOnward) ?? walksToNew(asked, safe)[0])
      : topic === 'direction'
        ? (steps.find(isNew) ?? steps.find(({ id }) => going.get(id)?.dark !== true) ?? steps[0])
        : undefined
  return begun ? [begun.id] : []
}

/** The errand that leads to the treasure, and home with it. */
function isOnward({ id }: Option): boolean {
  return id === 'onward'
}

/** The lantern is out, and no die is needed to light it (6.3). */
function isSureLight({ id, odds }: Option): boolean {
  return id === 'light' && odds === undefined
}

/** No throw of the dice beats it, and there is a way back. */
function isHopeless(options: readonly Option[]): boolean {
  return options.some(({ id, odds }) => id === 'fight-on' && odds?.kill === 0) && options.some(({ id }) => id === 'retreat')
}

/** A walk over several squares, or an errand that leads somewhere. */
export function isFar({ id }: Option): boolean {
  return verbOf(id) === 'go'
}

function asAnswer({ aside: _, ...option }: Option): Option {
  return option
}

const DEEDS: Readonly<Record<string, string>> = {
  use: 'Eat and drink',
  drop: 'Put down',
  take: 'Take',
  'give-up': 'Give up',
  retire: 'Give up',
}

/** What is done beside the question stands under what it is. */
function withDeed(option: Option): Option {
  const verb = verbOf(option.id)
  const label = DEEDS[verb]
  return option.aside && label !== undefined && option.deed === undefined ? { ...option, deed: { kind: verb, label } } : option
}
