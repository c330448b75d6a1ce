import { placeName } from '../../../../engine/citadel/open/place-name.ts'
import type { CharacterView, CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { LogEntry, SessionView } from '../../../../engine/kernel/types.ts'
import { type RecallPage, toldOf } from '../../../recall-page.ts'
import type { FriezePlate } from '../../../scene/frieze.tsx'
import { EVENTS } from '../events.ts'
import { partySpot } from '../map/maze.ts'
import { inKinds, monsterIcon } from '../names.ts'
import { citadelView, monstersHere } from '../table/view.ts'
import { PartyStrip } from './strip.tsx'

export const RECALL = {
  happened: lastTelling,
  where: toldOf(citadelView, where),
  wanted: toldOf(citadelView, wanted),
  plate: (session: SessionView) => plateOf(citadelView(session)),
  Strip: PartyStrip,
} satisfies RecallPage

// ---------------------------------------------------------------- what happened

/** So many events back someone still wants to know. */
const RECENT = 80
const MOST = 2

/** The last two moments; where there were fewer, what would not be one fills in. */
function lastTelling(session: SessionView, log: readonly LogEntry[]): readonly LogEntry[] {
  const recent = log
    .map((entry, i) => ({ entry, before: log.slice(0, i) }))
    .slice(-RECENT)
    .map(({ entry, before }) => ({ entry, degree: EVENTS.weigh(entry, before, session) }))
  const of = (...degrees: readonly string[]) => recent.filter(({ degree }) => degrees.includes(degree)).map(({ entry }) => entry)
  const moments = of('great', 'small').slice(-MOST)
  const lines = of('line')
    .slice(-(MOST - moments.length) || log.length)
    .filter(() => moments.length < MOST)
  return [...moments, ...lines].toSorted((a, b) => a.n - b.n)
}

// ---------------------------------------------------------------- who is where

const NUMBERS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']

function where(view: CitadelView, { decision }: SessionView): string {
  if (view.phase === 'start') return 'Before the gate, the party is still forming.'
  const people = view.party.filter(({ kind }) => kind !== 'charmed-monster')
  const living = people.filter(isThere)
  const count = NUMBERS[living.length] ?? String(living.length)
  const who =
    living.length === people.length
      ? people.length === 1
        ? `${people[0]?.name} stands`
        : `All ${count.toLowerCase()} stand`
      : `${count} of ${(NUMBERS[people.length] ?? String(people.length)).toLowerCase()} ${living.length === 1 ? 'stands' : 'stand'}`
  const spot = partySpot(view)
  const at = spot ? ` at ${placeName(spot.segment)} on level ${spot.level}` : ''
  return `${who}${at}, in turn ${view.turn}. ${state(living, decision?.about)}`
}

/** The character the question is about, with what is left of him; otherwise the one who is worst off. */
function state(living: readonly CharacterView[], about: string | undefined): string {
  const asked = living.find(({ id }) => id === about)
  if (asked) return `${asked.name} is about to act, with ${left(asked)}.`
  const share = ({ woundPoints }: CharacterView) => woundPoints.left / woundPoints.total
  const worst = living.toSorted((a, b) => share(a) - share(b))[0]
  if (!worst || share(worst) === 1) return 'No one is hurt.'
  return `${worst.name} is worst off, with ${left(worst)}.`
}

function left({ woundPoints }: CharacterView): string {
  return `${woundPoints.left} of ${woundPoints.total} Wound Points left`
}

function isThere({ status }: CharacterView): boolean {
  return status !== 'dead' && status !== 'lost'
}

// ---------------------------------------------------------------- what is wanted

/** The aim of the raid (13.7, 16.0), after those who stand in its way. */
function wanted(view: CitadelView): string {
  if (view.phase === 'start') return 'Get a party ready to go in.'
  const foes = inKinds(monstersHere(view))
  const aim = aimOf(view.hellgate)
  return foes.length === 0
    ? aim
    : `Get past ${new Intl.ListFormat('en-GB').format(foes)}. Then: ${aim.charAt(0).toLowerCase()}${aim.slice(1)}`
}

function aimOf({ level, segmentsLeft, found, destroyed }: CitadelView['hellgate']): string {
  if (destroyed) return 'Carry everything home through the Gateway.'
  if (found) return `Destroy the Hellgate, found on level ${level}.`
  if (level === null) return 'Find a mirror that tells where the Hellgate is. Any new room may hold one.'
  if (segmentsLeft === null) return `Find another mirror on level ${level}, where the Hellgate is, to learn how far it is.`
  return `Reach the Hellgate on level ${level}, ${segmentsLeft} new ${segmentsLeft === 1 ? 'segment' : 'segments'} away.`
}

// ---------------------------------------------------------------- the place as it stands

const PARTY = { six: 'party', five: 'party-5' } as const

function plateOf(view: CitadelView | null): FriezePlate {
  const foes = view && view.phase !== 'start' ? monstersHere(view) : []
  const living = view?.party.filter(isThere).length ?? 6
  const party = { piece: living < 6 ? PARTY.five : PARTY.six, x: 400, y: 84, size: 132 }
  if (!view || view.phase === 'start') {
    return { alt: 'The party on the road to the Citadel', wall: 'valley-wide', pieces: [{ ...party, y: 98, size: 118 }], spot: 'fire' }
  }
  const icons = foes.slice(0, 3).map(({ type }) => monsterIcon(type))
  const size = icons.length > 1 ? 106 : 150
  return {
    alt: foes.length > 0 ? `A hall: the party faces ${inKinds(foes).join(', ')}` : 'A hall with the party in it',
    wall: 'hall-wide',
    pieces: [party],
    crests: icons.map((icon, i) => ({ icon, x: 210 - (icons.length * size * 0.8) / 2 + i * size * 0.8, y: 196 - size, size, lit: 'left' })),
    spot: 'harm',
  }
}
