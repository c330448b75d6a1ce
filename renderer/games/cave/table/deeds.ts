import type { LogEntry, Seat } from '../../../../engine/kernel/types.ts'
import { listed, withArticle } from '../../../../engine/kernel/words.ts'
import { kindOfCard } from '../kinds.ts'
import { cardName, nameOf, theSpace } from '../names.ts'
import { Fields, isOf } from './fields.ts'

/** The most that is said of one turn: the rest is in the chronicle. */
const MOST = 4

/** What somebody did, in a few words that follow the name: `goes to Corridor 3`, `beats an Ogre`. */
export function deedsOf(events: readonly LogEntry[], seat: Seat): readonly string[] {
  const own = events.filter((event) => isOf(event, seat))
  const of = (type: string) => own.filter((event) => event.type === type).map(({ data }) => new Fields(data))
  const has = (type: string) => of(type).length > 0
  const lost = of('life-lost').length
  const fights = of('fought')
  const told = [
    ...of('destroyed').map(() => 'is destroyed'),
    ...of('died').map(() => 'dies'),
    ...of('trial').map((event) => `${event.flag('passed') ? 'passes' : 'fails'} the Trial by ${nameOf(event.text('trial') ?? '')}`),
    ...(own.some((event) => event.type === 'crystal-found') ? ['finds where the Magic Crystal is'] : []),
    ...of('new-character').map((event) => `begins anew as the ${nameOf(event.text('character') ?? '')}`),
    ...(has('turn-missed') ? ['misses a turn'] : []),
    ...(has('moved') ? [`goes to ${placed(of('moved').at(-1))}`] : []),
    ...of('recalled').map((event) => `is at ${placed(event)} at once`),
    ...of('gate').map((event) => (event.flag('open') ? 'opens the Heavy Gate' : 'does not open the Heavy Gate')),
    ...fights.filter((event) => event.text('result') === 'won').map((event) => `beats ${foe(event)}`),
    ...fights.filter((event) => event.text('result') === 'lost').map((event) => `loses against ${foe(event)}`),
    ...of('duel').map((event) => `fights ${DUELS[event.text('result') ?? ''] ?? ''}`.trim()),
    ...of('chamber').map((event) => `meets ${chamberMet(event.text('chamber') ?? '')}`),
    ...of('searched').map(() => 'searches'),
    ...(of('taken').length > 0 ? [`takes ${listed(of('taken').flatMap(thingsIn))}`] : []),
    ...(lost > 0 ? [lost === 1 ? 'loses a Life' : `loses ${lost} Lives`] : []),
    ...(has('strength-gained') || has('exchanged') ? ['gains Strength'] : []),
    ...(has('craft-gained') ? ['gains Craft'] : []),
    ...(has('healed') || has('mended') ? ['heals'] : []),
    ...(has('robbed') ? ['robs somebody'] : []),
  ].slice(0, MOST)
  return told.length === 0 && has('turn-began') ? ['stays'] : told
}

/** A Chamber as it is met; Melcart’s Shrine goes by his name. */
function chamberMet(chamber: string): string {
  return chamber === 'melcarts-shrine' ? nameOf(chamber) : `the ${nameOf(chamber)}`
}

const DUELS: Readonly<Record<string, string>> = { won: 'a Character and wins', lost: 'a Character and loses', even: 'a Character' }

function placed(event: Fields | undefined): string {
  const space = event?.space
  return space ? theSpace(space) : 'another space'
}

function foe(event: Fields): string {
  const against = event.record('against')
  const cards = against.texts('cards')
  return cards.length === 0
    ? withArticle(nameOf(against.text('kind') ?? ''))
    : listed(cards.map((card) => withArticle(nameOf(kindOfCard(card)))))
}

function thingsIn(event: Fields): readonly string[] {
  const gold = event.number('gold') ?? 0
  return [...event.texts('cards').map((card) => withArticle(cardName(card))), ...(gold > 0 ? [`${gold} Gold`] : [])]
}
