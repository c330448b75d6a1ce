import type { ReactNode } from 'react'
import type { Errand, Limit, Plan, PlanStep } from '../../../../engine/kernel/errand-types.ts'
import { ErrandCard } from '../../../errand/errand-card.tsx'
import type { Opened } from '../../../errand/use-errands.ts'
import { SIMULATION } from '../../../fixtures/simulation.ts'
import { Exhibit } from '../../../gallery/exhibit.tsx'
import { EXPLORING } from '../fixtures/raid.ts'
import { Healing } from '../table/card.tsx'

const FIGHT_LIMITS: readonly Limit[] = [
  { id: 'wounds', kind: 'number', label: 'Stop when somebody has fewer Wound Points than', min: 0, max: 20, step: 1, suggested: 3 },
  {
    ...{
      id: 'death',
      kind: 'number',
      unit: 'percent',
      label: 'Stop when a death is likelier than',
      min: 0,
      max: 100,
      step: 1,
      suggested: 10,
    },
    detail: 'Of whoever acts next, before he acts again; exact.',
  },
  { id: 'news', kind: 'flag', label: 'Stop at anything new', detail: 'A charm, a troll that heals, a spell of theirs.', suggested: true },
  { id: 'spells', kind: 'flag', label: 'Spells are allowed', suggested: false },
]
const FIGHT: Errand = {
  ...{ id: 'fight', kind: 'fight', label: 'Fight it out', tried: true, limits: FIGHT_LIMITS },
  detail: 'With what is in hand, where it tells most, until it is over',
}
const WALK: Errand = {
  ...{ id: 'walk:s12', kind: 'walk', label: 'Walk to B1, a room', detail: 'Six steps; turn 34 becomes turn 40', answers: 6 },
  limits: [
    {
      ...{ id: 'way', kind: 'choice', label: 'Which way', suggested: 'worth' },
      options: [
        { id: 'worth', label: 'Six steps', detail: '33.5 % that nothing comes' },
        { id: 'straight', label: 'Four steps, past the Troll', detail: 'who waits there is met for certain' },
      ],
    },
    { id: 'heal', kind: 'flag', label: 'Heal first', detail: 'As well as possible: 5 spent, 11 back on average.', suggested: false },
    { id: 'past', kind: 'flag', label: 'Pass by what there is to look at', suggested: true },
  ],
}
const [first, second] = EXPLORING.party
const HEALED: PlanStep[] = [
  { label: 'heals', change: { before: '3', after: '6.0' } },
  { label: 'heals', change: { before: '5', after: '8.0' } },
].map((step, i) => {
  const [by, whom] = i === 0 ? [first, second] : [second, first]
  const at = { kind: 'fighter', id: whom?.id ?? '' }
  return { ...step, label: `${by?.name} heals ${whom?.name}`, detail: 'Heal, 1 wound', rule: '10.6', about: by?.id ?? '', at }
})
const HEAL: Errand = {
  id: 'heal:route',
  kind: 'heal',
  label: 'Heal as well as possible',
  detail: 'Two castings or so, the worst hurt first',
  answers: 2,
}
const EXPLORE: Errand = {
  id: 'explore',
  kind: 'explore',
  label: 'Explore further',
  detail: 'A room may hold a mirror; goes on until you meet, find or must decide something',
}

const HELLGATE =
  'The Hellgate: its last fight begins at once, without a word, against demons and X the Unknown, and it casts three Blasts a round while X lives.'
const STOPPED: NonNullable<Plan['stops']> = { kind: 'hurt', text: 'Borri has 2 Wound Points left.', done: false }
const STOPS = [
  { kind: 'happened', text: 'A monster casts a spell.', share: 0.62 },
  { kind: 'hurt', text: 'Borri has 2 Wound Points left.', share: 0.2 },
]

const at = (id: string) => ({ kind: 'segment', id })
const steps = ['North by the door to E3', 'West to D3', 'North to D2', 'West to C2', 'West to B2', 'North by the door to B1']

/** The card of every errand, as it is looked at before it is sent. */
export function ErrandsPage() {
  return (
    <div className="gallery-cards">
      <Card name="fight, its chances known" errand={FIGHT} trial={{ ...SIMULATION, stops: STOPS }} />
      <Card name="fight, stopped at once" errand={FIGHT} trial={SIMULATION} stops={STOPPED} />
      <Card
        name="to the Hellgate"
        errand={{ ...EXPLORE, label: 'On to the Hellgate', warns: HELLGATE, tried: true }}
        trial={{ ...SIMULATION, stops: STOPS }}
      />
      <Card name="fight, being played out" errand={FIGHT} notes={[{ label: 'Borri has 3 of 7 Wound Points' }]} />
      <Card
        name="walk, another way, somebody hurt"
        errand={WALK}
        steps={steps.map((label, i) => ({ label, rule: '6.3', at: at(`s${i}`) }))}
        notes={[{ label: 'Monsters: 1 in 6 at each step, 66.5 % in all', rule: '8.1' }, { label: 'Borri has 3 of 7 Wound Points' }]}
        odds={[{ text: '33.5 %', chance: 0.335, of: 'nothing comes' }]}
      />
      <Card
        name="heal"
        errand={HEAL}
        steps={HEALED}
        notes={[{ label: '5 spent, 11 back on average', rule: '10.6' }, { label: 'Castings left after it: Una 2' }]}
      />
      <Card name="explore" errand={EXPLORE} steps={[{ label: 'North by the door, where nothing has been laid', rule: '6.3' }]} />
      <Card name="refused" errand={EXPLORE} error={new Error('You can’t do that right now.')} />
      <Card name="in vain" errand={EXPLORE} stopped="Borri has 2 Wound Points left." />
    </div>
  )
}

interface CardProps
  extends Partial<Pick<Plan, 'steps' | 'notes' | 'odds' | 'stops'>>,
    Partial<Pick<Opened, 'trial' | 'error' | 'stopped'>> {
  readonly name: string
  readonly errand: Errand
}

/** For display: among many, none may take the focus or the keys. */
function Card({
  name,
  errand,
  steps: taken = [],
  notes = [],
  odds = [],
  trial = null,
  error = null,
  stopped = null,
  stops,
}: CardProps): ReactNode {
  const limits = Object.fromEntries((errand.limits ?? []).map(({ id, suggested }) => [id, suggested]))
  const plan: Plan = { errand, limits, steps: taken, notes, odds, ...(stops && { stops }) }
  return (
    <Exhibit name={name}>
      <div inert>
        <ErrandCard
          opened={{
            errand,
            plan,
            trial,
            isTrialOld: false,
            danger: null,
            error,
            stopped,
            limits,
            onLimit: () => {},
            atOnce: false,
            onAtOnce: () => {},
          }}
          during="Decide route"
          busy
          error={null}
          pictureOf={(step) => step.change && <Healing step={step} party={EXPLORING.party} />}
          onClose={() => {}}
          onGo={() => {}}
        />
      </div>
    </Exhibit>
  )
}
