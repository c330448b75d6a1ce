import { type ReactNode, useMemo } from 'react'
import { placeSeed } from '../../../../engine/citadel/open/engraving.ts'
import { GIVEN_NAMES, isGiven } from '../../../../engine/citadel/open/names.ts'
import type { CitadelView, Level } from '../../../../engine/citadel/view-types.ts'
import type { PlanStep } from '../../../../engine/kernel/errand-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import { Counter } from '../../../board/counter.tsx'
import type { Draft } from '../../../decision/draft.ts'
import { Outlook, type OutlookWords } from '../../../decision/outlook.tsx'
import type { Asked } from '../../../errand/among-options.ts'
import { Arrow } from '../../../icons/icon.tsx'
import { useSettings } from '../../../settings/settings.ts'
import { QuestionCard } from '../../../table/question-card.tsx'
import { placementOf } from '../map/board.ts'
import { Thumb } from '../map/tile.tsx'
import { usePicture } from '../ranks/portraits.ts'
import { namer, woundsLeft } from './view.ts'

interface CardProps extends Pick<TableParts, 'asked' | 'view' | 'draft'> {
  /** In place of the list: what the menu of a counter has chosen, or what lies on the table. */
  readonly inPlace?: ReactNode
}

/** The decision card of a raid: names, wounds and placements as Citadel has them. Ways to a place are pressed on the map. */
export function Card({ asked, view, draft, inPlace }: CardProps) {
  const { decision, offered } = asked
  const shown = useMemo(() => decision && withoutWays(decision, offered, draft.picked), [decision, offered, draft.picked])
  if (!decision || !shown) return null
  return (
    <QuestionCard
      asked={asked}
      decision={decision}
      shown={shown}
      draft={draft}
      nameOf={namer(view)}
      leftOf={woundsLeft(view)}
      pictureOf={placementPicture(view.level)}
      outlook={<OutlookHere asked={asked} view={view} draft={draft} />}
      besideStep={(step) => step.change && <Healing step={step} party={view.party} />}
      names={decision.topic === 'initiate-name' ? freeNames(view) : undefined}
      counts="wounds"
      {...(inPlace !== undefined && { inPlace })}
    />
  )
}

/** The question without the ways to places, except the one that is chosen. */
function withoutWays(decision: Decision, offered: TableParts['asked']['offered'], picked: readonly string[]): Decision {
  const ways = new Set(offered.flatMap(({ id, at }) => (at !== undefined && !picked.includes(id) ? [id] : [])))
  return { ...decision, options: (decision.options ?? []).filter(({ id }) => !ways.has(id)) }
}

/** Names to throw for that nobody of the party or the campaign has or had. */
function freeNames({ party, taken = [] }: CitadelView): readonly string[] {
  const ids = [...party.map(({ id }) => id), ...taken]
  return GIVEN_NAMES.filter((name) => !isGiven(name, ids))
}

/** Who casts, and who is healed. */
function Healing({ step: { about, at }, party }: { readonly step: PlanStep; readonly party: CitadelView['party'] }) {
  const pictureOf = usePicture()
  const [by, whom] = [about, at?.id].map((id) => party.find((who) => who.id === id))
  if (!by || !whom) return null
  return (
    <span className="healing" aria-hidden="true">
      <Counter icon={pictureOf(by)} />
      <Arrow />
      <Counter icon={pictureOf(whom)} />
    </span>
  )
}

/** When monsters are met or fought and odds are switched on: how it would end. */
function OutlookHere({ asked: { decision, table }, view, draft }: Pick<CardProps, 'asked' | 'view' | 'draft'>) {
  const { odds } = useSettings()
  const session = table.view
  if (!odds || !session || decision?.kind !== 'pick' || (view.fight === null && !MEETING.has(decision.topic))) return null
  const [picked, ...more] = draft.picked
  const first = more.length > 0 ? undefined : decision.options?.find((option) => option.id === picked && !option.aside)
  return <Outlook session={session.session} revision={session.revision} first={first ?? null} words={ENDS} />
}

const ENDS: OutlookWords = {
  what: 'fight',
  won: 'The party has won',
  left: 'Both sides keep the peace',
  lost: 'The party is dead',
  counted: 'Wounds taken',
  rounds: 'Rounds',
}

const MEETING = new Set(['encounter', 'speaker', 'at-peace', 'after-failure', 'bribe'])

/** A placement shows how the chit would lie; other options have no picture. */
export function placementPicture(level: Level): (option: Option) => ReactNode {
  return (option) => {
    const placement = placementOf(option)
    return (
      placement && <Thumb kind={placement.face} sides={placement.sides} feature={placement.feature} seed={placeSeed(placement, level)} />
    )
  }
}

/** The props of every screen of a raid. */
export interface TableParts {
  readonly asked: Asked
  readonly view: CitadelView
  readonly draft: Draft
  /** Opens someone's record. */
  readonly onOpen: (character: string) => void
}
