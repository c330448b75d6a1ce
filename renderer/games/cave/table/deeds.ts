import { aCard, anyName, cardName, theChamber, theSpace } from '../../../../engine/cave/open/names.ts'
import type { CaveView } from '../../../../engine/cave/view-types.ts'
import type { LogEntry, Seat } from '../../../../engine/kernel/types.ts'
import { capital, listed, many } from '../../../../engine/kernel/words.ts'
import type { Meantime } from '../../../table/meanwhile.tsx'
import { EVENTS, seatIn, spaceIn, type Told, type ToldOf } from '../events.ts'
import { characterIcon } from '../icons.ts'

/** The most that is said of one turn: the rest is in the chronicle. */
const MOST = 5

/** What a player did and what happened to them, the weightiest first. Losses and changes come before ordinary deeds, so that none is left out. */
export function deedsOf(events: readonly LogEntry[], seat: Seat): readonly string[] {
  const told = EVENTS.all(events)
  const own = told.filter((event) => seatIn(event) === seat)
  const all = <T extends Told['type']>(type: T) => own.filter((event): event is ToldOf<T> => event.type === type)
  const has = (type: Told['type']) => all(type).length > 0
  const fights = all('fought')
  const robbedOf = told.flatMap((event) => (event.type === 'robbed' && event.from === seat ? event : []))
  const lost = all('things-lost').flatMap(thingsIn)
  const left = all('put-down').flatMap(thingsIn)
  const deeds = [
    ...all('destroyed').map(() => 'is destroyed'),
    ...all('died').map(() => 'dies'),
    ...all('trial').map(({ trial, passed }) => `${passed ? 'passes' : 'fails'} the Trial by ${capital(trial)}`),
    ...(has('crystal-found') ? ['finds the Magic Crystal'] : []),
    ...all('new-character').map(({ character }) => `comes back as the ${anyName(character)}`),
    ...(has('turn-missed') ? ['misses a turn'] : []),
    ...whereTo(told, seat),
    ...all('turned-toad').map(() => 'becomes a Toad'),
    ...(lost.length > 0 ? [`loses ${countedOrListed(lost)}`] : []),
    ...(has('life-lost') ? [`loses ${lives(all('life-lost').length)}`] : []),
    ...robbedOf.map(({ loot }) => `is robbed of ${lootOf(loot)}`),
    ...all('weakened').map(() => 'is weakened'),
    ...all('gate').map(({ open }) => (open ? 'opens the Heavy Gate' : 'fails to open the Heavy Gate')),
    ...fights.filter(({ result }) => result === 'won').map((event) => `beats ${foe(event)}`),
    ...fights.filter(({ result }) => result === 'lost').map((event) => `loses to ${foe(event)}`),
    ...all('duel').map(({ result }) => `fights ${DUELS[result]}`),
    ...all('chamber').map(({ chamber }) => `meets ${theChamber(chamber)}`),
    ...all('searched').map(() => 'searches'),
    ...all('robbed').map(({ loot }) => `takes ${lootOf(loot)} from a rival`),
    ...all('spell-cast').map(({ spell }) => `casts ${anyName(spell)}`),
    ...(has('taken') ? [`takes ${countedOrListed(all('taken').flatMap(thingsIn))}`] : []),
    ...(left.length > 0 ? [`leaves ${countedOrListed(left)} behind`] : []),
    ...(has('bought') ? [`buys ${listed(all('bought').map(({ ware }) => aCard(ware)))}`] : []),
    ...(has('sold') ? [`sells ${listed(all('sold').map(({ card }) => aCard(card)))}`] : []),
    ...(has('strength-gained') || has('exchanged') ? ['gains Strength'] : []),
    ...(has('craft-gained') ? ['gains Craft'] : []),
    ...(has('life-gained') ? [`gains ${lives(sumOf(all('life-gained')))}`] : []),
    ...(has('gold-gained') ? [`gains ${sumOf(all('gold-gained'))} Gold`] : []),
    ...(has('healed') || has('mended') ? ['heals'] : []),
  ].slice(0, MOST)
  return deeds.length === 0 && has('turn-began') ? ['stays'] : deeds
}

function sumOf(events: readonly { readonly amount: number }[]): number {
  return events.reduce((sum, { amount }) => sum + amount, 0)
}

/** What puts a Character on a space, as it is told. */
const WAYS: { readonly [T in Told['type']]?: (to: string) => string } = {
  moved: (to) => `goes to ${to}`,
  recalled: (to) => `reaches ${to} by Recall`,
  fled: (to) => `flees from the bats to ${to}`,
  returned: () => 'returns to the Cave Entrance',
  washed: (to) => `is washed to ${to}`,
}

/** Where the Character stood in the end, and how they came there. */
function whereTo(events: readonly Told[], seat: Seat): readonly string[] {
  const isHis = (event: Told) => seatIn(event) === seat || (event.type === 'washed' && event.seats.includes(seat))
  const last = events.findLast((event) => WAYS[event.type] !== undefined && isHis(event))
  if (last === undefined) return []
  const space = spaceIn(last)
  return [WAYS[last.type]?.(space === null ? 'another space' : theSpace(space)) ?? '']
}

const lives = (count: number) => (count === 1 ? 'a Life' : `${count} Lives`)

const DUELS = { won: 'a Character and wins', lost: 'a Character and loses', even: 'a Character' } as const

/** `the Ogre`, `the Demons`, `the Wolf and Boar`. */
function foe({ against: { cards, kind } }: ToldOf<'fought'>): string {
  return cards.length === 0 ? `the ${anyName(kind)}` : `the ${listed(cards.map(cardName))}`
}

function thingsIn(event: ToldOf<'put-down' | 'taken' | 'things-lost'>): readonly string[] {
  const gold = 'gold' in event ? event.gold : 0
  return [...event.cards.map(aCard), ...(gold > 0 ? [`${gold} Gold`] : [])]
}

/** More things than these are counted. */
const NAMED = 2

function countedOrListed(things: readonly string[]): string {
  return things.length <= NAMED ? listed(things) : many(things.length, 'thing')
}

function lootOf(loot: ToldOf<'robbed'>['loot']): string {
  return loot.kind === 'gold' ? '1 Gold' : aCard(loot.card)
}

/** What the others did since this seat's last choice: a line for each of them, in the order of the table. */
export function meantimesOf(events: readonly LogEntry[], view: CaveView): readonly Meantime[] {
  const others = [...view.players.slice(view.seat + 1), ...view.players.slice(0, view.seat)]
  return others.flatMap(({ seat, name, character }) => {
    const deeds = deedsOf(events, seat)
    return deeds.length === 0 ? [] : [{ id: String(seat), icon: characterIcon(character), who: name, deeds: `${listed(deeds)}.` }]
  })
}
