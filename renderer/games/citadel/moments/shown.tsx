import { type ReactNode, useContext } from 'react'
import { placeName } from '../../../../engine/citadel/open/place-name.ts'
import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { Counter } from '../../../board/counter.tsx'
import { rollsIn, type ToldRoll } from '../../../dice/worked-sum.ts'
import { type Effect, MomentCard, type ShownMoment } from '../../../moment/card.tsx'
import { Fate } from '../../../moment/fate.tsx'
import { Numbers } from '../../../moment/numbers.tsx'
import { MomentStrip } from '../../../moment/strip.tsx'
import type { Moment } from '../../../moment-page.ts'
import { EVENTS, kindsIn, type Told, whoIn } from '../events.ts'
import { ShowPlace } from '../map/levels.tsx'
import { partySpot } from '../map/maze.ts'
import { personPicture, raceName } from '../names.ts'
import { PortraitsContext } from '../ranks/portraits.ts'
import { citadelView } from '../table/view.ts'
import { type CitadelTables, useCitadelTables } from '../tables.ts'
import { deedOf, lifeOf, throwOf } from './death.ts'
import { adviceOn, kindIn, natureOf } from './meeting.ts'
import { whereOf } from './where.ts'

const TONES = { dead: 'gone', lost: 'gone', stone: 'stone', charmed: 'charm', living: 'ours', asleep: 'ours' } as const

interface MomentProps {
  readonly moment: Moment
}

interface GreatProps extends MomentProps {
  readonly onGo: () => void
  /** The chronicle, for what a life was. */
  readonly log?: readonly LogEntry[]
  /** The errands offered from here. */
  readonly onward?: ReactNode
}

/** A great moment of a raid. */
export function GreatMoment({ moment, onGo, onward, log = NO_LOG }: GreatProps) {
  const tables = useCitadelTables()
  const onShow = useContext(ShowPlace)
  const face = useFaces(moment)
  const view = citadelView(moment.session)
  const pictured = EVENTS.pictureOf(moment, { face })
  if (!view || !pictured) return null
  const shown: ShownMoment = {
    ...pictured,
    when: whenOf(moment, view),
    beside: besideOf(moment, view, tables, face),
    ...saidOf(moment, view, tables, log),
  }
  const spot = view.phase === 'start' ? null : whereOf(moment, view).spot
  const show =
    spot &&
    onShow &&
    (() => {
      onGo()
      onShow({ level: spot.level, cell: spot.segment })
    })
  return <MomentCard moment={moment} shown={shown} onGo={onGo} onShow={show || undefined} onward={onward} />
}

const NO_LOG: readonly LogEntry[] = []

/** A small one, in the tray. */
export function SmallMoment({ moment }: MomentProps) {
  const pictured = EVENTS.pictureOf(moment, { face: useFaces(moment) })
  return pictured && <MomentStrip moment={moment} {...pictured} />
}

type Faces = (id: string) => string | null

/** The faces that were chosen in the hall, else those of the people. */
function useFaces({ session }: Moment): Faces {
  const portraits = useContext(PortraitsContext)
  const view = citadelView(session)
  return (id) => portraits.get(id) ?? pictureIn(view, id)
}

/** Outside a table, as in the gallery, the roster is not asked. */
function pictureIn(view: CitadelView | null, id: string): string | null {
  const who = view?.party.find((one) => one.id === id)
  return who ? personPicture(who) : null
}

function whenOf(moment: Moment, view: CitadelView): string {
  const { turn, spot } = whereOf(moment, view)
  if (view.phase === 'start' || !partySpot(view)) return 'before the gate'
  if (!spot) return `turn ${turn}`
  return `turn ${turn}, ${spot.level > 1 ? `level ${spot.level}, ` : ''}${placeName(spot.segment)}`
}

/** Who it happened to, or what they are; then the die that decided it. */
function besideOf({ event, all }: Moment, view: CitadelView, tables: CitadelTables | null, faceOf: Faces): ReactNode {
  const roll = rollOf(event, all)
  const fate = roll && <Fate roll={roll} faces={tables && facesOf(roll, tables)} />
  const told = EVENTS.read(event)
  if (told?.type === 'monsters-met')
    return (
      tables && (
        <>
          {roll && <Fate roll={roll} faces={null} />}
          <OfMonster kind={kindsIn(told.who)[0] ?? ''} tables={tables} />
        </>
      )
    )
  const whom = told === null ? null : told.type === 'gaze' ? told.target : PERSONAL.has(told.type) ? whoIn(told) : null
  const person = view.party.find(({ id }) => id === whom)
  if (!person) return fate
  return (
    <>
      <div className="m-who">
        <Counter icon={faceOf(person.id) ?? 'x-human'} tone={TONES[person.status]} />
        <div>
          <b>{person.name}</b>
          <small>
            {raceName(person.race)}, {person.kind}
          </small>
          <small>{person.experience} exp.</small>
        </div>
      </div>
      {fate}
    </>
  )
}

/** Events whose card shows the character they happen to. */
const PERSONAL: ReadonlySet<Told['type']> = new Set(['died', 'charmed', 'resurrected', 'turned-to-stone', 'succumbed'])

/** The throw of the event itself; of a death, that of the deed that killed. */
function rollOf(event: LogEntry, all: readonly LogEntry[]): ToldRoll | null {
  const own = rollsIn(event.data)
  const shown = own.find(({ reads }) => reads) ?? own[0]
  return EVENTS.read(event)?.type === 'died' ? throwOf(deedOf(event, all)) : (shown ?? null)
}

/** What each face of a single die would have brought, from the printed tables. */
function facesOf({ dice, parts, reads }: ToldRoll, tables: CitadelTables): readonly string[] | null {
  if (dice.length !== 1 || parts.length !== 1 || !reads) return null
  const { table, column } = reads
  if (table === '4.1.D') return tables['4.1.D'].map((sun) => `${sun} sun`)
  if (table === '7.1') return tables['7.1'].map((trap) => trap.replaceAll('-', ' '))
  if (table === '13.7')
    return column === 'level' ? tables['13.7'].level.map((level) => `level ${level}`) : tables['13.7'].segmentsAway.map((n) => `${n} away`)
  if (table === '13.9' && column && column in tables['13.9'])
    return tables['13.9'][column as keyof CitadelTables['13.9']].map((result) => result.replaceAll('-', ' '))
  return null
}

/** The numbers of a monster (8.2). */
function OfMonster({ kind, tables }: { readonly kind: string; readonly tables: CitadelTables }) {
  const monster = Object.entries(tables['8.2']).find(([type]) => type === kind)?.[1]
  if (!monster) return null
  const rows = [
    ['Combat Bonus', monster.combatBonus],
    ['Resists on', monster.resistance],
    ['Wounds', monster.wounds],
    ['Negotiation', monster.negotiation ?? 'never'],
  ] as const
  return <Numbers rows={rows} />
}

/** What the card says: of a death the deed and the life, of a meeting the bestiary, of a mirror what it told. */
function saidOf(
  { event, all, session }: Moment,
  view: CitadelView,
  tables: CitadelTables | null,
  log: readonly LogEntry[],
): Pick<ShownMoment, 'lines' | 'effects'> {
  const told = EVENTS.read(event)
  const dead = told?.type === 'died' && view.party.find(({ id }) => id === told.who)
  if (dead) return { lines: deedOf(event, all).map(({ text }) => text), effects: lifeOf(dead, log, view) }
  const kind = told?.type === 'monsters-met' && tables ? kindIn(kindsIn(told.who)[0] ?? '', tables) : null
  if (kind && tables) return { lines: [event.text, ...natureOf(kind, tables)], effects: adviceOn(kind, tables, session) }
  return { effects: effectsOf(told) }
}

function effectsOf(event: Told | null): readonly Effect[] {
  if (event?.type !== 'mirror') return []
  const { level, told, segments } = event
  return [
    ...(told === 'distance' ? [] : [{ icon: 'x-hellgate', what: 'The Hellgate is on', from: 'unknown', to: `level ${level}` }]),
    ...(segments === null ? [] : [{ icon: 'x-compass', what: 'Unexplored segments to it', from: 'unknown', to: String(segments) }]),
  ]
}
