import { lazy, type ReactNode, Suspense } from 'react'
import { GIVEN_NAMES, isGiven } from '../../../../engine/citadel/names.ts'
import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { PlanStep } from '../../../../engine/kernel/errand-types.ts'
import type { Decision } from '../../../../engine/kernel/types.ts'
import { Counter } from '../../../board/counter.tsx'
import { DecisionCard } from '../../../decision/card.tsx'
import type { Draft } from '../../../decision/draft.ts'
import { Outlook, type OutlookWords } from '../../../decision/outlook.tsx'
import { Offers } from '../../../errand/offers.tsx'
import type { Errands } from '../../../errand/use-errands.ts'
import type { Table } from '../../../host/session.ts'
import { Arrow } from '../../../icons/icon.tsx'
import { useSettings } from '../../../settings/settings.ts'
import { Notes } from '../../../table/notes.tsx'
import { usePicture } from '../ranks/portraits.ts'
import { namer, woundsLeft } from './names.ts'
import { placementPicture } from './placement-picture.tsx'

/** It comes with the first errand that is looked at. */
const ErrandCard = lazy(async () => ({ default: (await import('../../../errand/errand-card.tsx')).ErrandCard }))

interface CardProps {
  /** See `DecisionCardProps`. */
  readonly inPlace?: ReactNode | undefined
  readonly table: Table
  readonly decision: Decision | null
  readonly view: CitadelView
  readonly draft: Draft
  /** Left out where none can be asked for: while the party is made. */
  readonly errands?: Errands
  /** What the menu of a counter has chosen, in place of the list. */
  readonly chosen?: ReactNode
}

/** The decision card of a raid: names, wounds and placements as Citadel has them. */
export function Card({ table, decision, view, draft, errands, inPlace, chosen }: CardProps) {
  if (!decision) return null
  if (errands?.open) {
    const during = decision.steps?.find(({ now }) => now)?.label ?? decision.prompt
    return (
      <Suspense fallback={<ComingErrand label={errands.open.errand.label} />}>
        <ErrandCard
          key={errands.open.errand.id}
          opened={errands.open}
          during={during}
          busy={table.busy}
          error={table.error}
          pictureOf={(step) => step.change && <Healing step={step} party={view.party} />}
          onClose={errands.onClose}
          onGo={errands.onGo}
        />
      </Suspense>
    )
  }
  return (
    <DecisionCard
      decision={decision}
      draft={draft}
      seats={table.view?.seats ?? []}
      lastSeat={table.lastSeat}
      busy={table.busy}
      notes={
        <>
          <Notes table={table} decision={decision} />
          {errands && <Offers {...errands} />}
        </>
      }
      nameOf={namer(view)}
      leftOf={woundsLeft(view)}
      pictureOf={placementPicture(view.level)}
      outlook={<OutlookHere table={table} decision={decision} view={view} draft={draft} />}
      names={decision.topic === 'initiate-name' ? freeNames(view) : undefined}
      counts="wounds"
      {...((chosen ?? inPlace) !== undefined && { inPlace: chosen ?? inPlace })}
      onAnswer={table.answer}
    />
  )
}

/** Names to throw for that nobody of the party or the campaign has or had. */
function freeNames({ party, taken = [] }: CitadelView): readonly string[] {
  const ids = [...party.map(({ id }) => id), ...taken]
  return GIVEN_NAMES.filter((name) => !isGiven(name, ids))
}

/** In its place while it is fetched. */
function ComingErrand({ label }: { readonly label: string }) {
  return (
    <section className="card decide errand" aria-busy="true">
      <div className="decide-top">
        <h2>{label}?</h2>
      </div>
    </section>
  )
}

/** Who casts, and whom it heals. */
export function Healing({ step: { about, at }, party }: { readonly step: PlanStep; readonly party: CitadelView['party'] }) {
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
function OutlookHere({ table, decision, view, draft }: CardProps) {
  const { odds } = useSettings()
  const session = table.view
  if (!odds || !session || decision?.kind !== 'pick' || (view.fight === null && !MEETING.has(decision.topic))) return null
  const [picked, ...more] = draft.picked
  const first = more.length > 0 ? undefined : decision.options?.find((option) => option.id === picked && !option.aside)
  return <Outlook session={session.session} revision={session.revision} first={first ?? null} words={ENDS} />
}

const ENDS: OutlookWords = {
  what: 'fight',
  won: 'The monsters are beaten',
  left: 'Both sides part',
  lost: 'The party is wiped out',
  counted: 'Wounds taken',
  rounds: 'Rounds',
}

const MEETING = new Set(['encounter', 'speaker', 'at-peace', 'after-failure', 'bribe'])
