import type { LogEntry, Seat } from '../../../../engine/kernel/types.ts'
import { listed, many } from '../../../../engine/kernel/words.ts'
import { aCard, cardName, nameOf, theChamber, theSpace } from '../names.ts'
import { Fields, isOf } from './fields.ts'

/** The most that is said of one turn: the rest is in the chronicle. */
const MOST = 5

/** What somebody did and what befell him, the weightiest first. Losses and changes come before ordinary deeds, so that none is left out. */
export function deedsOf(events: readonly LogEntry[], seat: Seat): readonly string[] {
  const own = events.filter((event) => isOf(event, seat))
  const all = (type: string) => own.filter((event) => event.type === type).map(({ data }) => new Fields(data))
  const has = (type: string) => all(type).length > 0
  const sum = (type: string) => all(type).reduce((total, event) => total + (event.number('amount') ?? 1), 0)
  const fights = all('fought')
  const robbedOf = events.filter(({ type, data }) => type === 'robbed' && new Fields(data).number('from') === seat)
  const lost = all('things-lost').flatMap(thingsIn)
  const left = all('put-down').flatMap(thingsIn)
  const told = [
    ...all('destroyed').map(() => 'is destroyed'),
    ...all('died').map(() => 'dies'),
    ...all('trial').map((event) => `${event.flag('passed') ? 'passes' : 'fails'} the Trial by ${nameOf(event.text('trial') ?? '')}`),
    ...(has('crystal-found') ? ['finds where the Magic Crystal is'] : []),
    ...all('new-character').map((event) => `comes back as the ${nameOf(event.text('character') ?? '')}`),
    ...(has('turn-missed') ? ['misses a turn'] : []),
    ...whereTo(events, seat),
    ...all('turned-toad').map(() => 'is turned into a Toad'),
    ...(lost.length > 0 ? [`loses ${countedOrListed(lost)}`] : []),
    ...(has('life-lost') ? [`loses ${lives(all('life-lost').length)}`] : []),
    ...robbedOf.map(({ data }) => `is robbed of ${lootOf(new Fields(data))}`),
    ...all('weakened').map(() => 'is weakened'),
    ...all('gate').map((event) => (event.flag('open') ? 'opens the Heavy Gate' : 'does not open the Heavy Gate')),
    ...fights.filter((event) => event.text('result') === 'won').map((event) => `beats ${foe(event)}`),
    ...fights.filter((event) => event.text('result') === 'lost').map((event) => `loses against ${foe(event)}`),
    ...all('duel').map((event) => `fights ${DUELS[event.text('result') ?? ''] ?? ''}`.trim()),
    ...all('chamber').map((event) => `meets ${theChamber(event.text('chamber') ?? '')}`),
    ...all('searched').map(() => 'searches'),
    ...all('robbed').map((event) => `robs somebody of ${lootOf(event)}`),
    ...all('spell-cast').map((event) => `casts ${nameOf(event.text('spell') ?? '')}`),
    ...(has('taken') ? [`takes ${countedOrListed(all('taken').flatMap(thingsIn))}`] : []),
    ...(left.length > 0 ? [`leaves ${countedOrListed(left)} behind`] : []),
    ...(has('bought') ? [`buys ${listed(all('bought').map((event) => aCard(event.text('ware') ?? '')))}`] : []),
    ...(has('sold') ? [`sells ${listed(all('sold').map((event) => aCard(event.text('card') ?? '')))}`] : []),
    ...(has('strength-gained') || has('exchanged') ? ['gains Strength'] : []),
    ...(has('craft-gained') ? ['gains Craft'] : []),
    ...(has('life-gained') ? [`gains ${lives(sum('life-gained'))}`] : []),
    ...(has('gold-gained') ? [`gains ${sum('gold-gained')} Gold`] : []),
    ...(has('healed') || has('mended') ? ['heals'] : []),
  ].slice(0, MOST)
  return told.length === 0 && has('turn-began') ? ['stays'] : told
}

/** What puts somebody on a space, as it is told. */
const WAYS: Readonly<Record<string, (to: string) => string>> = {
  moved: (to) => `goes to ${to}`,
  recalled: (to) => `is carried to ${to}`,
  fled: (to) => `flees from the bats to ${to}`,
  returned: () => 'is back at the Cave Entrance',
  washed: (to) => `is washed to ${to}`,
}

/** Where he stood in the end, and what brought him there. */
function whereTo(events: readonly LogEntry[], seat: Seat): readonly string[] {
  const isHis = (event: LogEntry) => isOf(event, seat) || new Fields(event.data).numbers('seats').includes(seat)
  const last = events.findLast((event) => Object.hasOwn(WAYS, event.type) && isHis(event))
  if (last === undefined) return []
  const { space } = new Fields(last.data)
  return [WAYS[last.type]?.(space === null ? 'another space' : theSpace(space)) ?? '']
}

const lives = (count: number) => (count === 1 ? 'a Life' : `${count} Lives`)

const DUELS: Readonly<Record<string, string>> = { won: 'a Character and wins', lost: 'a Character and loses', even: 'a Character' }

/** `the Ogre`, `the Demons`: whoever they are and however many. */
function foe(event: Fields): string {
  const against = event.record('against')
  const cards = against.texts('cards')
  return cards.length === 0 ? `the ${nameOf(against.text('kind') ?? '')}` : `the ${listed(cards.map(cardName))}`
}

function thingsIn(event: Fields): readonly string[] {
  const gold = event.number('gold') ?? 0
  return [...event.texts('cards').map(aCard), ...(gold > 0 ? [`${gold} Gold`] : [])]
}

/** More things than these are counted. */
const NAMED = 2

function countedOrListed(things: readonly string[]): string {
  return things.length <= NAMED ? listed(things) : many(things.length, 'thing')
}

function lootOf(event: Fields): string {
  const card = event.record('loot').text('card')
  return card === null ? 'a Gold' : aCard(card)
}
