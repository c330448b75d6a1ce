import { percent } from '../../kernel/odds.ts'
import { capital, listed, many } from '../../kernel/words.ts'
import type { FightResult } from '../chapters/14-combat.ts'
import type { CaveEvent } from '../event-types.ts'
import {
  ALIGNMENT_NAMES,
  anyName,
  atSpace,
  cardName,
  chamberName,
  characterName,
  foeName,
  lootName,
  spaceName,
  spellName,
  theCardIs,
  theChamber,
  theSpace,
} from '../open/names.ts'
import { resultText } from '../open/results.ts'
import { CHAMBER_RESULTS } from '../tables/index.ts'
import type { ChamberId } from '../tables/table-types.ts'
import type { Names, Sentences } from './text.ts'

const things = (cards: readonly string[], gold: number) => listed([...cards.map(cardName), ...(gold > 0 ? [`${gold} Gold`] : [])])
const both = (seats: readonly number[], name: Names) => listed(seats.map(name))

/** `Ann wins against the Wolf, 9 to 5.` */
function score(who: string, result: FightResult, foe: string, own: number, theirs: number): string {
  if (result === 'even') return `${who} and ${foe} are even, ${own} to ${theirs}.`
  return `${who} ${result === 'won' ? 'wins' : 'loses'} against ${foe}, ${own} to ${theirs}.`
}

/** What the second die of that Chamber brings. */
function ofChamber(id: ChamberId, die: number): string {
  return resultText(CHAMBER_RESULTS.find((chamber) => chamber.id === id)?.die?.[die - 1] ?? 'nothing')
}

const TRIAL = { strength: 'Trial by Strength', craft: 'Trial by Craft', wealth: 'Trial by Wealth' } as const
const STOPPED = {
  length: '',
  gate: ' and stops at the Heavy Gate',
  chamber: ' and is stopped there',
  crystal: ' and stops at the Magic Crystal',
  'dead-end': ' and finds no way on',
} as const

/** A sentence for everything that can happen. */
export const SENTENCES: Sentences<CaveEvent> = {
  dealt: ({ seat, character }, name) => `${name(seat)} plays the ${characterName(character)}.`,
  'first-player': ({ seat }, name) => `${name(seat)} begins.`,
  'round-began': ({ round }) => `Round ${round} begins.`,
  'turn-began': ({ seat }, name) => `It is ${name(seat)}’s turn.`,
  'turn-missed': ({ seat, left }, name) => `${name(seat)} misses this turn${left > 0 ? ` and ${left} more` : ''}.`,
  'light-returned': () => 'It is no longer dark.',
  ready: ({ seat, chance }, name) => `${name(seat)} would now pass all three Trials with a chance of ${percent(chance)}.`,
  'new-character': ({ seat, character }, name) => `${name(seat)} comes back as the ${characterName(character)}.`,
  'strength-gained': ({ seat, amount }, name) => `${name(seat)} gains ${amount} Strength.`,
  'strength-lost': ({ seat, amount }, name) => `${name(seat)} loses ${amount} Strength.`,
  exchanged: ({ seat, trophies, amount }, name) => `${name(seat)} trades in ${listed(trophies.map(cardName))} for ${amount} Strength.`,
  'craft-gained': ({ seat, amount }, name) => `${name(seat)} gains ${amount} Craft.`,
  'craft-lost': ({ seat, amount }, name) => `${name(seat)} loses ${amount} Craft.`,
  'spell-gained': ({ seat }, name) => `${name(seat)} gains a Spell.`,
  'spell-seen': ({ spell }) => `The Spell is ${spellName(spell)}.`,
  'spells-discarded': ({ seat, spells }, name) => `${name(seat)} discards ${listed(spells.map(spellName))}.`,
  'gold-gained': ({ seat, amount, from }, name) => `${name(seat)} gains ${amount} Gold: ${anyName(from)}.`,
  'gold-paid': ({ seat, amount, to }, name) => `${name(seat)} pays ${amount} Gold: ${anyName(to)}.`,
  'life-gained': ({ seat, amount }, name) => `${name(seat)} gains ${many(amount, 'Life', 'Lives')}.`,
  'life-lost': ({ seat, cause }, name) => `${name(seat)} loses a Life: ${anyName(cause)}.`,
  'life-saved': ({ seat, by }, name) => `${name(seat)} keeps the Life: the ${anyName(by)} holds.`,
  healed: ({ seat, amount }, name) => `${name(seat)} heals ${many(amount, 'Life', 'Lives')}.`,
  mended: ({ seat, amount }, name) => `${name(seat)} heals ${many(amount, 'Life', 'Lives')} with Mend.`,
  died: ({ seat, character, at }, name) => `${name(seat)}’s ${characterName(character)} dies ${atSpace(at)}.`,
  destroyed: ({ seat }, name) => `${name(seat)}’s Cyborg is destroyed.`,
  'put-down': ({ seat, cards, gold }, name) => `${name(seat)} puts down ${things(cards, gold)}.`,
  taken: ({ seat, cards, gold }, name) => `${name(seat)} takes ${things(cards, gold)}.`,
  'things-lost': ({ seat, cards }, name) => `${name(seat)} loses ${listed(cards.map(cardName))}.`,
  'alignment-changed': ({ seat, alignment }, name) => `${name(seat)} becomes ${ALIGNMENT_NAMES[alignment]}.`,
  'spell-cast': ({ seat, spell, on }, name) =>
    `${name(seat)} casts ${spellName(spell)}${on === undefined ? '' : ` on the ${anyName(on)}`}.`,
  robbed: ({ seat, from, loot }, name) => `${name(seat)} takes ${lootName(loot)} from ${name(from)}.`,
  warded: ({ seat, cause }, name) => `${name(seat)} wards it off: ${anyName(cause)}.`,
  moved: ({ seat, path, stopped }, name) => `${name(seat)} goes to ${theSpace(path.at(-1) ?? '')}${STOPPED[stopped]}.`,
  turning: ({ at, to }) => `${capital(atSpace(at))} the die leads to ${theSpace(to)}.`,
  passing: ({ seat, at, stopped }, name) => `${name(seat)} ${stopped ? 'is stopped in' : 'passes'} ${spaceName(at)}.`,
  gate: ({ seat, open }, name) => (open ? `${name(seat)} opens the Heavy Gate.` : `${name(seat)} does not open the Heavy Gate.`),
  recalled: ({ seat, to }, name) => `${name(seat)} is carried to ${theSpace(to)} at once.`,
  stayed: ({ seat }, name) => `${name(seat)} stays and meets nothing.`,
  encounter: (event, name) =>
    event.with === null
      ? `${name(event.seat)} looks round ${atSpace(event.at)}.`
      : `${name(event.seat)} attacks ${name(event.with)} ${atSpace(event.at)}.`,
  'slipped-away': ({ seat, by }, name) => `${name(seat)} evades ${name(by)}.`,
  duel: ({ seat, against, score: own, defence, result }, name) => score(name(seat), result, name(against), own, defence),
  drawn: ({ seat, card, deck }, name) =>
    `${name(seat)} turns up ${cardName(card)} from the ${deck === 'cave' ? 'Cave' : 'Adventure'} deck.`,
  happened: ({ card }) => `Event: ${cardName(card)}.`,
  swept: ({ spaces }) =>
    spaces.length === 0 ? 'The earthquake finds nothing to clear away.' : `The earthquake clears ${many(spaces.length, 'space')}.`,
  washed: ({ seats, to }, name) => `${both(seats, name)} ${seats.length === 1 ? 'is' : 'are'} washed to ${theSpace(to)}.`,
  darkened: () => 'It grows dark.',
  visited: ({ seat, card, die, result }, name) =>
    `${name(seat)} visits the ${cardName(card)}${die === null ? '' : ` and rolls ${die}: ${resultText(result)}`}.`,
  bought: ({ seat, ware, price }, name) => `${name(seat)} buys ${ware === 'draught' ? 'a draught' : cardName(ware)} for ${price} Gold.`,
  sold: ({ seat, card, price }, name) => `${name(seat)} sells ${cardName(card)} for ${price} Gold.`,
  gone: ({ card }) => `The ${cardName(card)} is discarded.`,
  returned: ({ seat }, name) => `${name(seat)} is back at the Cave Entrance at once.`,
  'turn-ended': ({ seat, cause }, name) => `${name(seat)} loses this turn: ${anyName(cause)}.`,
  'turns-missed': ({ seat, turns, cause }, name) => `${name(seat)} will miss ${many(turns, 'turn')}: ${anyName(cause)}.`,
  weakened: ({ seat, turns }, name) => `${name(seat)} is weakened for ${many(turns, 'turn')}.`,
  'turned-toad': ({ seat, turns }, name) => `${name(seat)} is a Toad for ${many(turns, 'turn')}.`,
  evaded: ({ seat, card }, name) => `${name(seat)} evades the ${cardName(card)}.`,
  burnt: ({ card }) => `${theCardIs(card)} burnt.`,
  fought: ({ seat, against, score: own, foe, result }, name) => score(name(seat), result, `the ${foeName(against)}`, own, foe),
  slain: ({ card, trophy }) => `${theCardIs(card)} beaten${trophy ? ' and kept' : ''}.`,
  'gold-for-life': ({ seat, card }, name) => `The ${cardName(card)} takes Gold from ${name(seat)} instead of a Life.`,
  chamber: ({ chamber }) => `The Chamber turns out to be ${theChamber(chamber)}.`,
  'chamber-die': ({ seat, chamber, die }, name) => `${chamberName(chamber)}: ${name(seat)} rolls ${die}: ${ofChamber(chamber, die)}.`,
  'space-die': ({ seat, at, die, result }, name) => `${name(seat)} rolls ${die} ${atSpace(at)}: ${resultText(result)}.`,
  fled: ({ seat, to }, name) => `${name(seat)} flees from the bats to ${theSpace(to)}.`,
  searched: ({ seat, total, needed, found }, name) =>
    `${name(seat)} searches and finds ${found ? 'the Magic Crystal' : 'nothing'} (rolled ${total}, needed ${needed} or more).`,
  'crystal-found': ({ at }) => `The Magic Crystal is in ${spaceName(at)}.`,
  trial: ({ seat, trial, passed }, name) => `${name(seat)} ${passed ? 'passes' : 'fails'} the ${TRIAL[trial]}.`,
  bribed: ({ seat, price, wealth }, name) => `The Gnome wants ${price}, and ${name(seat)} has ${wealth}.`,
  'left-chamber': ({ seat, to }, name) => `${name(seat)} has to leave for ${theSpace(to)}.`,
  'game-over': ({ how, winners }, name) =>
    how === 'crystal'
      ? `${both(winners, name)} has the Magic Crystal.`
      : how === 'limit'
        ? 'The last round is over.'
        : 'All the Characters are dead.',
}
