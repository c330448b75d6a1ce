import type { CardView, CharacterView, DomainView } from '../../../../engine/domain/view-types.ts'
import type { LogEntry, Seat } from '../../../../engine/kernel/types.ts'
import { kindOfCard } from '../kinds.ts'
import { Fields, seatOf } from './fields.ts'

/** Something told at once: what one did oneself, a walk, a card with what it did, a fight. */
export interface Beat {
  readonly events: readonly LogEntry[]
}

/** What begins a beat in the turns of others; everything else follows from the beat before it. */
const LEADS: ReadonlySet<string> = new Set([
  'turn-began',
  'met',
  'encounter',
  'died',
  'treasure-found',
  'chamber-laid',
  'warlock',
  'cast',
  'thrown',
  'evil-summoned',
  'won',
  'time-up',
])

/**
 * What a choice led to, in order: the chooser's own part is one beat, and the turns of others follow. In those a walk of any length is one
 * beat with its tiles and finds, and so is each fight.
 */
export function beatsOf(events: readonly LogEntry[], seat: Seat): readonly Beat[] {
  const others = events.findIndex((event) => event.type === 'turn-began' && seatOf(event) !== seat)
  if (others < 0) return [{ events }]
  const beats: LogEntry[][] = others > 0 ? [events.slice(0, others)] : []
  for (const event of events.slice(others)) {
    const open = beats.at(-1)
    const opens = open === undefined || open === beats[others > 0 ? 0 : -1] || begins(open, event)
    if (opens) beats.push([event])
    else open.push(event)
  }
  return beats.map((each) => ({ events: each }))
}

/** A turn begins with its first deed, and a round with its first turn. */
function begins(open: readonly LogEntry[], { type }: LogEntry): boolean {
  if (open.every((event) => event.type === 'turn-began' || event.type === 'round-began')) return false
  return LEADS.has(type) || type === 'round-began'
}

const SILENT: ReadonlySet<string> = new Set(['turn-began', 'round-began', 'experience', 'left-lying', 'card-turned', 'armed'])

/** A beat in a few words: of a walk its end, of a fight its last blow. */
export function wordsOf({ events }: Beat): string {
  const last = (type: string) => events.findLast((event) => event.type === type)
  const said = events.filter((event) => {
    if (SILENT.has(event.type)) return false
    return event.type === 'moved' || event.type === 'blow' ? event === last(event.type) : true
  })
  return (said.length > 0 ? said : events).map(({ text }) => text).join(' ')
}

/** The table once these have been told. */
export function toldUpTo(view: DomainView, beats: readonly Beat[]): DomainView {
  return beats.flatMap(({ events }) => events).reduce(tellOne, { ...view, fight: null, turn: null })
}

function tellOne(view: DomainView, { type, data }: LogEntry): DomainView {
  const event = new Fields(data)
  switch (type) {
    case 'round-began':
      return { ...view, round: event.number('round') ?? view.round }
    case 'turn-began':
      return { ...view, active: event.seat ?? view.active }
    case 'tile-laid':
      return withTile(view, event)
    case 'chamber-laid':
      return withChamber(view, event)
    case 'card-drawn':
      return withCard(view, event)
    case 'creature-beaten':
      return { ...view, cards: view.cards.filter((each) => !('card' in each) || each.card !== event.text('card')) }
    case 'warlock':
      return { ...view, warlock: event.square, warlockSeen: true }
    case 'taken':
      return withoutLying(withCharacter(view, event, type), event)
    default:
      return withCharacter(view, event, type)
  }
}

function withTile(view: DomainView, event: Fields): DomainView {
  const [row, column] = event.numbers('slot')
  const [id, turn] = [event.text('tile'), event.number('turn')]
  if (row === undefined || column === undefined || id === null || turn === null) return view
  return { ...view, tiles: [...view.tiles, { id, slot: [row, column], turn }] }
}

function withChamber(view: DomainView, event: Fields): DomainView {
  const [id, place] = [event.text('tile'), event.text('place')]
  if (id === null || (place !== 'west' && place !== 'treasure' && place !== 'east')) return view
  return { ...view, large: { ...view.large, [place]: { id } } }
}

function withCard(view: DomainView, event: Fields): DomainView {
  const [card, square] = [event.text('card'), event.square]
  if (card === null || square === null) return view
  const lies: CardView = { square, up: true, card, kind: kindOfCard(card), magic: event.flag('magic'), shut: false, frozen: false }
  return { ...view, cards: [...view.cards, lies] }
}

function withoutLying(view: DomainView, event: Fields): DomainView {
  const [card, treasure] = [event.text('card'), event.text('treasure')]
  const isIt = (each: DomainView['cards'][number]) =>
    'card' in each ? each.card !== null && each.card === card : each.treasure === treasure
  return { ...view, cards: view.cards.filter((each) => !isIt(each)) }
}

function withCharacter(view: DomainView, event: Fields, type: string): DomainView {
  const { seat } = event
  const before = seat === null ? undefined : view.characters[seat]
  if (before === undefined) return view
  const change = changeOf(before, event, type)
  return change === null ? view : { ...view, characters: view.characters.map((each) => (each === before ? { ...each, ...change } : each)) }
}

/** What an event changes of the character whose it is. */
function changeOf(before: CharacterView, event: Fields, type: string): Partial<CharacterView> | null {
  switch (type) {
    case 'entered':
      return { status: 'board', at: event.square, trail: event.square === null ? [] : [event.square] }
    case 'moved':
    case 'retreated': {
      const to = event.text('to')
      return to === null ? { status: 'outside', at: null } : { status: 'board', at: to, trail: [...before.trail, to] }
    }
    case 'life-lost':
    case 'healed':
      return { lifePoints: event.number('left') ?? before.lifePoints }
    case 'luck-tested':
      return { luck: Math.max(2, (event.number('luck') ?? before.luck) - 1) }
    case 'experience':
      return { experience: event.number('total') ?? before.experience }
    case 'lantern':
      return { lantern: event.flag('lit') ? 'lit' : 'out' }
    case 'passage':
      return event.text('deed') === 'left'
        ? { status: 'board', at: event.square ?? before.at, passage: null }
        : { status: 'passage', at: null }
    case 'died':
      return { status: 'outside', at: null, deaths: before.deaths + 1 }
    case 'retired':
      return { status: 'retired', at: null }
    default:
      return null
  }
}
