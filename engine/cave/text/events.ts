import { percent } from '../../kernel/odds.ts'
import { capital, listed, many } from '../../kernel/words.ts'
import type { FightResult } from '../chapters/14-combat.ts'
import type { CaveEvent } from '../event-types.ts'
import { cardOfKind, isEnemy, kindOf, knownCard } from '../open/cards.ts'
import {
  ALIGNMENT_NAMES,
  aCard,
  aLoot,
  anyName,
  areSeveral,
  atSpace,
  cardName,
  characterName,
  foeName,
  isPlural,
  spaceName,
  spellName,
  theCardIs,
  theChamber,
  theName,
  theSpace,
} from '../open/names.ts'
import { partsOf, resultText } from '../open/results.ts'
import { isSpace } from '../open/spaces.ts'
import { CHAMBER_RESULTS, NAMED_SPACES } from '../tables/index.ts'
import { CHARACTER_IDS, type ChamberId, NAMED, type Result, type SpaceId } from '../tables/table-types.ts'
import type { Names, Sentences } from './text.ts'

const things = (cards: readonly string[], gold: number) => listed([...cards.map(aCard), ...(gold > 0 ? [`${gold} Gold`] : [])])
const both = (seats: readonly number[], name: Names) => listed(seats.map(name))

/** `Ann beats the Wolf, 9 to 5.` `The Wolf beats Ann, 9 to 5.` */
function score(who: string, result: FightResult, foe: string, own: number, theirs: number, several = false): string {
  if (result === 'even') return `${who} and ${foe} are even, ${own} to ${theirs}.`
  return result === 'won'
    ? `${who} beats ${foe}, ${own} to ${theirs}.`
    : `${capital(foe)} ${several ? 'beat' : 'beats'} ${who}, ${theirs} to ${own}.`
}

/** What the second die of that Chamber brings. */
function ofChamber(id: ChamberId, die: number): Result {
  return CHAMBER_RESULTS.find((chamber) => chamber.id === id)?.die?.[die - 1] ?? 'nothing'
}

/** Results that the next line always tells. */
const TOLD: ReadonlySet<string> = new Set(['life', 'gold', 'turns', 'weak', 'toad'])

/** What a die brought, to end a sentence: `, and nothing happens (rolled 3).` */
function brought(die: number, result: Result): string {
  const { word } = partsOf(result)
  if (word === 'nothing') return `, and nothing happens (rolled ${die}).`
  const isTold = TOLD.has(word) || /^(strength|craft):\+/.test(result)
  return isTold ? ` (rolled ${die}).` : ` (rolled ${die}: ${resultText(result)}).`
}

/** 12.6: whether that space leaves no choice. */
function isForced(space: SpaceId): boolean {
  const named = NAMED.find((id) => id === space)
  const rules = named && NAMED_SPACES[named]
  return rules !== undefined && 'must' in rules && rules.must
}

/** How a card is found, by what it is. */
function found(copy: string): string {
  const card = knownCard(copy)
  if (card === undefined || isEnemy(card)) return 'turns up'
  if (card.type === 'event') return 'draws'
  return card.type === 'stranger' || card.type === 'place' ? 'comes across' : 'finds'
}

/** Whether a Life goes to someone who fights for it. */
function isFoe(cause: string): boolean {
  return isEnemy(cardOfKind(kindOf(cause))) || FOES.has(cause)
}

const FOES: ReadonlySet<string> = new Set(['demons', 'orc', 'troll', 'hobgoblin', 'guardian', ...CHARACTER_IDS])

/** `The Void costs`, `The Poisonous Vapours cost`. */
const costs = (cause: string) => `${capital(theName(cause))} ${isPlural(cause) ? 'cost' : 'costs'}`

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
  'first-player': ({ seat }, name) => `${name(seat)} goes first.`,
  'round-began': ({ round }) => `Round ${round} begins.`,
  'turn-began': ({ seat }, name) => `It is ${name(seat)}’s turn.`,
  'turn-missed': ({ seat, left }, name) => `${name(seat)} misses this turn${left > 0 ? ` and ${left} more` : ''}.`,
  'light-returned': () => 'The light returns.',
  ready: ({ seat, chance }, name) => `${name(seat)} now has a ${percent(chance)} chance to pass all three Trials.`,
  'new-character': ({ seat, character }, name) => `${name(seat)} comes back as the ${characterName(character)}.`,
  'strength-gained': ({ seat, amount }, name) => `${name(seat)} gains ${amount} Strength.`,
  'strength-lost': ({ seat, amount }, name) => `${name(seat)} loses ${amount} Strength.`,
  exchanged: ({ seat, trophies, amount }, name) => `${name(seat)} trades in ${listed(trophies.map(aCard))} for ${amount} Strength.`,
  'craft-gained': ({ seat, amount }, name) => `${name(seat)} gains ${amount} Craft.`,
  'craft-lost': ({ seat, amount }, name) => `${name(seat)} loses ${amount} Craft.`,
  'spell-gained': ({ seat }, name) => `${name(seat)} gains a Spell.`,
  'spell-seen': ({ spell }) => `The Spell is ${spellName(spell)}.`,
  'spells-discarded': ({ seat, spells }, name) => `${name(seat)} discards ${listed(spells.map(spellName))}.`,
  'gold-gained': ({ seat, amount, from }, name) => `${name(seat)} gains ${amount} Gold from ${theName(from)}.`,
  'gold-paid': ({ seat, amount, to }, name) => `${name(seat)} pays ${amount} Gold ${isSpace(to) ? atSpace(to) : `to ${theName(to)}`}.`,
  'life-gained': ({ seat, amount }, name) => `${name(seat)} gains ${many(amount, 'Life', 'Lives')}.`,
  'life-lost': ({ seat, cause }, name) =>
    isFoe(cause) ? `${name(seat)} loses a Life to ${theName(cause)}.` : `${costs(cause)} ${name(seat)} a Life.`,
  'life-saved': ({ seat, by }, name) => `${name(seat)}’s ${anyName(by)} saves the Life.`,
  healed: ({ seat, amount }, name) => `${name(seat)} heals ${many(amount, 'Life', 'Lives')}.`,
  mended: ({ seat, amount }, name) => `${name(seat)} heals ${many(amount, 'Life', 'Lives')} with Mend.`,
  died: ({ seat, character, at }, name) => `${name(seat)}’s ${characterName(character)} dies ${atSpace(at)}.`,
  destroyed: ({ seat }, name) => `${name(seat)}’s Cyborg is destroyed.`,
  'put-down': ({ seat, cards, gold }, name) => `${name(seat)} puts down ${things(cards, gold)}.`,
  taken: ({ seat, cards, gold }, name) => `${name(seat)} takes ${things(cards, gold)}.`,
  'things-lost': ({ seat, cards }, name) => `${name(seat)} loses ${listed(cards.map(aCard))}.`,
  'alignment-changed': ({ seat, alignment }, name) => `${name(seat)} becomes ${ALIGNMENT_NAMES[alignment]}.`,
  'spell-cast': ({ seat, spell, on }, name) => `${name(seat)} casts ${spellName(spell)}${on === undefined ? '' : ` on ${theName(on)}`}.`,
  robbed: ({ seat, from, loot }, name) => `${name(seat)} takes ${aLoot(loot)} from ${name(from)}.`,
  warded: ({ seat, cause }, name) => `Ward saves ${name(seat)} from ${theName(cause)}.`,
  moved: ({ seat, path, stopped }, name) =>
    `${name(seat)} ${path.length > 2 ? 'walks' : 'steps'} to ${theSpace(path.at(-1) ?? '')}${STOPPED[stopped]}.`,
  turning: ({ at, to }) => `${capital(atSpace(at))} the die leads to ${theSpace(to)}.`,
  passing: ({ seat, at, stopped }, name) => `${name(seat)} ${stopped ? 'is stopped in' : 'passes'} ${spaceName(at)}.`,
  gate: ({ seat, open }, name) => (open ? `${name(seat)} opens the Heavy Gate.` : `The Heavy Gate holds against ${name(seat)}.`),
  recalled: ({ seat, to }, name) => `Recall carries ${name(seat)} to ${theSpace(to)}.`,
  stayed: ({ seat }, name) => `${name(seat)} stays and meets nothing.`,
  encounter: (event, name) =>
    event.with === null
      ? `${name(event.seat)} looks around ${atSpace(event.at)}.`
      : `${name(event.seat)} attacks ${name(event.with)} ${atSpace(event.at)}.`,
  'slipped-away': ({ seat, by }, name) => `${name(seat)} evades ${name(by)}.`,
  duel: ({ seat, against, score: own, defence, result }, name) => score(name(seat), result, name(against), own, defence),
  drawn: ({ seat, card, deck }, name) => `${name(seat)} ${found(card)} ${aCard(card)} (${deck === 'cave' ? 'Cave' : 'Adventure'} deck).`,
  happened: ({ card }) => `${cardName(card)} takes effect.`,
  swept: ({ spaces }) =>
    spaces.length === 0 ? 'The earthquake finds nothing to clear away.' : `The earthquake clears ${many(spaces.length, 'space')}.`,
  washed: ({ seats, to }, name) => `The flood washes ${both(seats, name)} to ${theSpace(to)}.`,
  darkened: () => 'It grows dark.',
  visited: ({ seat, card, die, result }, name) => `${name(seat)} visits the ${cardName(card)}${die === null ? '.' : brought(die, result)}`,
  bought: ({ seat, ware, price }, name) => `${name(seat)} buys ${ware === 'draught' ? 'a draught' : aCard(ware)} for ${price} Gold.`,
  sold: ({ seat, card, price }, name) => `${name(seat)} sells ${aCard(card)} for ${price} Gold.`,
  gone: ({ card }) => `The ${cardName(card)} is discarded.`,
  returned: ({ seat }, name) => `${name(seat)} is back at the Cave Entrance.`,
  'turn-ended': ({ seat, cause }, name) => `${capital(theName(cause))} ends ${name(seat)}’s turn.`,
  'turns-missed': ({ seat, turns, cause }, name) => `${costs(cause)} ${name(seat)} ${many(turns, 'turn')}.`,
  weakened: ({ seat, turns }, name) => `${name(seat)} is weakened for ${many(turns, 'turn')}.`,
  'turned-toad': ({ seat, turns }, name) => `${name(seat)} becomes a Toad for ${many(turns, 'turn')}.`,
  evaded: ({ seat, card }, name) => `${name(seat)} evades the ${cardName(card)}.`,
  burnt: ({ card }) => `${theCardIs(card)} burnt.`,
  fought: ({ seat, against, score: own, foe, result }, name) =>
    score(name(seat), result, `the ${foeName(against)}`, own, foe, areSeveral(against)),
  slain: ({ seat, card, trophy }, name) =>
    trophy ? `${name(seat)} keeps the ${cardName(card)} as a trophy.` : `${theCardIs(card)} beaten.`,
  'gold-for-life': ({ seat, card }, name) => `The ${cardName(card)} takes 1 Gold from ${name(seat)} instead of a Life.`,
  chamber: ({ chamber }) => `The Chamber turns out to be ${theChamber(chamber)}.`,
  'chamber-die': ({ seat, chamber, die }, name) =>
    `${name(seat)} looks around ${theChamber(chamber)}${brought(die, ofChamber(chamber, die))}`,
  'space-die': ({ seat, at, die, result }, name) =>
    `${name(seat)} ${isForced(at) ? 'braves' : 'tries'} ${theSpace(at)}${brought(die, result)}`,
  fled: ({ seat, to }, name) => `${name(seat)} flees from the bats to ${theSpace(to)}.`,
  searched: ({ seat, total, needed, found }, name) =>
    `${name(seat)} searches and finds ${found ? 'the Magic Crystal' : 'nothing'} (rolled ${total}, needed ${needed} or more).`,
  'crystal-found': ({ at }) => `The Magic Crystal is in ${spaceName(at)}.`,
  trial: ({ seat, trial, passed }, name) => `${name(seat)} ${passed ? 'passes' : 'fails'} the ${TRIAL[trial]}.`,
  bribed: ({ seat, price, wealth }, name) => `The Gnome wants ${price}, and ${name(seat)} has ${wealth}.`,
  'left-chamber': ({ seat, to }, name) => `${name(seat)} must leave for ${theSpace(to)}.`,
  'game-over': ({ how, winners }, name) =>
    how === 'crystal'
      ? `${both(winners, name)} wins the Magic Crystal.`
      : how === 'limit'
        ? 'The last round is over.'
        : 'All the Characters are dead.',
}
