import { kindOf } from '../../../../engine/domain/open/cards.ts'
import { tokenIcon } from '../../../../engine/domain/open/icons.ts'
import { kindNoun, squareName, treasureName } from '../../../../engine/domain/open/names.ts'
import type { DomainView } from '../../../../engine/domain/view-types.ts'
import type { LogEntry, Seat } from '../../../../engine/kernel/types.ts'
import { listed, many } from '../../../../engine/kernel/words.ts'
import type { Meantime } from '../../../table/meanwhile.tsx'
import { EVENTS, seatIn, squareIn, type Told, type ToldOf } from '../events.ts'

/** What the others did since this seat's last choice: a line for each of them. */
export function meantimesOf(events: readonly LogEntry[], view: DomainView): readonly Meantime[] {
  return view.order
    .filter((seat) => seat !== view.seat)
    .flatMap((seat) => {
      const deeds = deedsOf(EVENTS.all(events).filter((event) => seatIn(event) === seat))
      if (deeds.length === 0) return []
      return [{ id: String(seat), icon: tokenIcon(seat), who: nameOf(view, seat), deeds: `${listed(deeds)}.` }]
    })
}

function nameOf({ characters }: DomainView, seat: Seat): string {
  return characters[seat]?.name ?? `Player ${seat + 1}`
}

/** The most that is said of one of them: the rest is in the chronicle. */
const MOST = 4

function deedsOf(events: readonly Told[]): readonly string[] {
  const of = <T extends Told['type']>(type: T) => events.filter((event): event is ToldOf<T> => event.type === type)
  const has = (type: Told['type']) => of(type).length > 0
  const last = of('moved').at(-1)
  const tiles = of('tile-laid').length
  const lost = of('life-lost').reduce((sum, { amount }) => sum + amount, 0)
  const beaten = of('creature-beaten').map(({ card }) => named(card))
  const things = of('taken').map((event) => ('treasure' in event ? treasured(event.treasure) : named(event.card)))
  const told = [
    ...of('entered').map((event) => `enters at ${placed(event)}`),
    ...(last ? [`goes to ${placed(last)}`] : []),
    ...(tiles > 0 ? [tiles === 1 ? 'lays a tile' : `lays ${tiles} tiles`] : []),
    ...(has('chamber-laid') ? ['opens a chamber'] : []),
    ...of('treasure-found').map(({ treasure }) => `finds ${treasured(treasure)}`),
    ...(beaten.length > 0 ? [`beats ${listed(beaten)}`] : []),
    ...(things.length > 0 ? [`takes ${listed(things)}`] : []),
    ...(lost > 0 ? [`loses ${many(lost, 'life point')}`] : []),
    ...(has('retreated') ? ['retreats'] : []),
    ...(has('fell') ? ['falls into a pit'] : []),
    ...(has('died') ? ['dies'] : []),
    ...(has('turn-missed') ? ['misses a turn'] : []),
    ...(has('warlock') ? ['meets the Warlock'] : []),
  ].slice(0, MOST)
  return told.length === 0 && has('turn-began') ? ['stays put'] : told
}

function placed(event: Told): string {
  const square = squareIn(event)
  return square === null ? 'a square' : squareName(square)
}

function named(card: string): string {
  return kindNoun(kindOf(card))
}

function treasured(treasure: string): string {
  return `the ${treasureName(treasure)}`
}
