import type { DomainView } from '../../../../engine/domain/view-types.ts'
import type { LogEntry, Seat } from '../../../../engine/kernel/types.ts'
import { listed, withArticle } from '../../../../engine/kernel/words.ts'
import type { Meantime } from '../../../table/meanwhile.tsx'
import { tokenIcon } from '../icons.ts'
import { kindOfCard } from '../kinds.ts'
import { squareName, TREASURE_NAMES } from '../names.ts'
import { Fields, isOf } from './fields.ts'

/** What the others did since this seat's last choice: a line for each of them. */
export function meantimesOf(events: readonly LogEntry[], view: DomainView): readonly Meantime[] {
  return view.order
    .filter((seat) => seat !== view.seat)
    .flatMap((seat) => {
      const deeds = deedsOf(events.filter((event) => isOf(event, seat)))
      if (deeds.length === 0) return []
      return [{ id: String(seat), icon: tokenIcon(seat), who: nameOf(view, seat), deeds: `${listed(deeds)}.` }]
    })
}

function nameOf({ characters }: DomainView, seat: Seat): string {
  return characters[seat]?.name ?? `Player ${seat + 1}`
}

/** The most that is said of one of them: the rest is in the chronicle. */
const MOST = 4

function deedsOf(events: readonly LogEntry[]): readonly string[] {
  const of = (type: string) => events.filter((event) => event.type === type).map(({ data }) => new Fields(data))
  const has = (type: string) => of(type).length > 0
  const steps = of('moved')
  const tiles = of('tile-laid').length
  const lost = of('life-lost').reduce((sum, event) => sum + (event.number('amount') ?? 0), 0)
  const beaten = of('creature-beaten').map((event) => named(event.text('card')))
  const things = of('taken').map((event) => treasured(event.text('treasure')) ?? named(event.text('card')))
  const told = [
    ...of('entered').map((event) => `comes in at ${placed(event)}`),
    ...(steps.length > 0 ? [`goes to ${placed(steps.at(-1))}`] : []),
    ...(tiles > 0 ? [tiles === 1 ? 'lays a tile' : `lays ${tiles} tiles`] : []),
    ...(has('chamber-laid') ? ['opens a chamber'] : []),
    ...of('treasure-found').map((event) => `finds ${treasured(event.text('treasure')) ?? 'a treasure'}`),
    ...(beaten.length > 0 ? [`beats ${listed(beaten)}`] : []),
    ...(things.length > 0 ? [`takes ${listed(things)}`] : []),
    ...(lost > 0 ? [`loses ${lost} life`] : []),
    ...(has('retreated') ? ['falls back'] : []),
    ...(has('fell') ? ['falls into a pit'] : []),
    ...(has('died') ? ['dies'] : []),
    ...(has('turn-missed') ? ['misses a turn'] : []),
    ...(of('warlock').length > 0 ? ['meets the Warlock'] : []),
  ].slice(0, MOST)
  return told.length === 0 && has('turn-began') ? ['stays where he is'] : told
}

function placed(event: Fields | undefined): string {
  const square = event?.square
  return square ? squareName(square) : 'a square'
}

function named(card: string | null): string {
  return withArticle(kindOfCard(card ?? '').replaceAll('-', ' '))
}

function treasured(treasure: string | null): string | null {
  return treasure === null ? null : `the ${TREASURE_NAMES[treasure] ?? treasure}`
}
