import type { Ask } from '../../kernel/ask.ts'
import type { Wording } from '../../kernel/game.ts'
import { questionWords } from '../../kernel/question-words.ts'
import type { Blocked, Option } from '../../kernel/types.ts'
import { listed, many } from '../../kernel/words.ts'
import type { CaveAsk, Topic } from '../asks.ts'
import { healingCosts } from '../chapters/04-life.ts'
import { takable } from '../chapters/05-objects.ts'
import { DRAUGHT, hasNothingToTell, priceOf, worth } from '../chapters/13-strangers.ts'
import { lyingOn, stockOf } from '../chapters/cards.ts'
import { cardOfPlayer, idOf, isToad, mayOwn, playerOf } from '../chapters/characters.ts'
import { dieOfSpace, oddsOfBribe, oddsOfLoss, oddsOfSearching, oddsOfSpace, oddsOfTrials, oddsOfVisit } from '../odds/shown.ts'
import type { Visit } from '../open/actions.ts'
import { cardOf, characterCard, isBeast, isObject } from '../open/cards.ts'
import { aCard, anyName, cardName, lootName, spaceName, spellName, theName } from '../open/names.ts'
import { listText, resultText } from '../open/results.ts'
import type { CaveOptions } from '../option-types.ts'
import type { CaveState, Player } from '../state.ts'
import type { DrawDeck, SpaceId } from '../tables/table-types.ts'
import { asked, PASS } from './asked.ts'
import { deedOf, visitLabel } from './deeds.ts'
import { FIGHTS } from './fights.ts'
import { why } from './rolls.ts'
import { namesOf, type Topics } from './text.ts'
import { lastLife } from './warnings.ts'
import { WAYS } from './ways.ts'

type Words = Omit<Option, 'id'>

const card = (copy: string): Words => ({ label: cardName(copy), detail: cardOf(copy).text })

/** Odds that not every option has. */
const shown = (odds: Option['odds']) => (odds === undefined ? {} : { odds })

// ---------------------------------------------------------------- Strangers, Places and decks

function visitWords(s: CaveState, p: Player, copy: string, deed: Visit): Words {
  switch (deed.kind) {
    case 'visit': {
      const label = visitLabel(copy, deed.how)
      if (deed.how === 'pay') return { label, detail: `Costs ${cardOf(copy).price ?? 0} Gold.` }
      if (hasNothingToTell(s, copy)) return { label, detail: 'He has nothing left to tell, and leaves you 1 Gold.' }
      const odds = deed.how === 'vow' ? undefined : oddsOfVisit(s, p, copy)
      return { label, ...shown(odds), ...lastLife(p, odds?.die ?? 0, 'You may lose your last Life.') }
    }
    case 'buy': {
      const detail = deed.ware === DRAUGHT ? 'Heals 1 Life, never above 4.' : cardOf(deed.ware).text
      const price = `${priceOf(copy, deed.ware)} Gold`
      return { label: `Buy ${deed.ware === DRAUGHT ? 'a draught' : aCard(deed.ware)} for ${price}`, detail }
    }
    case 'sell':
      return { label: `Sell ${theName(deed.card)} for ${worth(copy, deed.card)} Gold` }
    case 'pass':
      return PASS
  }
}

/** What may come up, as every player can count it: discards lie open. */
function deckText(s: CaveState, deck: DrawDeck): string {
  const stock = stockOf(s, deck)
  const left = (stock.length > 0 ? stock : s.discards[deck]).map(cardOf)
  const beasts = left.filter(isBeast).length
  const spirits = left.filter(({ type }) => type === 'spirit').length
  const events = left.filter(({ type }) => type === 'event').length
  const parts = [
    { count: beasts, words: many(beasts, 'Enemy with Strength', 'Enemies with Strength') },
    { count: spirits, words: many(spirits, 'Spirit') },
    { count: events, words: many(events, 'Event') },
  ]
  const others = left.length - parts.reduce((sum, { count }) => sum + count, 0)
  const counted = [...parts, { count: others, words: many(others, 'other') }].filter(({ count }) => count > 0)
  return `${many(left.length, 'card')}: ${listed(counted.map(({ words }) => words))}.`
}

/** What lies there and may not be taken: why (5.2, 13.9). */
function blockedThings(s: CaveState, p: Player): readonly Blocked[] {
  const offered = takable(s, p)
  const things = lyingOn(s, p.at).cards.filter((copy) => isObject(cardOf(copy)) || cardOf(copy).type === 'follower')
  return things
    .filter((copy) => !offered.includes(`take:${copy}`))
    .map((copy) => ({ id: `take:${copy}`, label: cardName(copy), ...whyNotTaken(p, copy) }))
}

function whyNotTaken(p: Player, copy: string): Pick<Blocked, 'rule' | 'why'> {
  if (isToad(p)) return { rule: '16', why: 'A Toad takes nothing.' }
  if (!mayOwn(p, cardOf(copy))) return { rule: '5.2', why: 'Your alignment forbids it.' }
  return { rule: '5.4', why: 'You put it down this turn.' }
}

function listOf(p: Player, at: SpaceId): string | undefined {
  const die = dieOfSpace(p, at)
  return die && `${listText(die)}.`
}

/** What the die showed at a space with a second roll. */
function againWords(p: Player, dice: readonly number[]): string | undefined {
  const [face = 0] = dice
  const die = dieOfSpace(p, p.at)
  return die && `${face}: ${resultText(die[face - 1] ?? 'nothing')}`
}

// ---------------------------------------------------------------- all questions

/** The words of every question. */
export const TOPICS: Topics<Topic> = {
  ...WAYS,
  ...FIGHTS,
  dice: (s, ask) => ({ prompt: `Roll ${ask.kind === 'roll' ? ask.code : ''}`, lead: `${namesOf(s)(ask.seat)}: ${why(ask.data)}` }),
  character: asked('character', 'Which Character do you play?', ({ character }) => {
    const { name, strength, craft, abilities } = characterCard(character)
    return { label: name, detail: [`Strength ${strength}, Craft ${craft}.`, ...abilities.map(({ text }) => text)].join(' ') }
  }),
  deck: asked(
    'deck',
    ({ ask }) => `Which deck do you draw from? ${many(ask.data.left, 'card')} to draw.`,
    ({ deck }, { s }) => ({ label: deck === 'cave' ? 'Draw a Cave card' : 'Draw an Adventure card', detail: deckText(s, deck) }),
  ),
  visit: asked(
    'visit',
    ({ ask: { data } }) =>
      cardOf(data.card).type === 'place'
        ? `What do you do at the ${cardName(data.card)}?`
        : `What do you want from the ${cardName(data.card)}?`,
    (deed, { s, p, ask }) => ({ ...visitWords(s, p, ask.data.card, deed), data: { card: ask.data.card } satisfies CaveOptions['visit'] }),
    ({ ask }) => ({ lead: cardOf(ask.data.card).text }),
  ),
  heal: asked('heal', 'How many Lives do you heal?', (deed, { p, ask }) => {
    if (deed.kind === 'pass') return PASS
    const price = healingCosts(p, ask.data.card, deed.lives)
    return { label: `Heal ${many(deed.lives, 'Life', 'Lives')}`, detail: price === 0 ? 'Free' : `Costs ${price} Gold` }
  }),
  take: asked(
    'take',
    'What do you take?',
    ({ loot }, { s, p }) =>
      loot.kind === 'gold' ? { label: 'All the Gold', detail: `${lyingOn(s, p.at).gold - (s.turn?.putGold ?? 0)} Gold` } : card(loot.card),
    ({ s, p }) => ({ blocked: blockedThings(s, p) }),
  ),
  space: asked(
    'space',
    ({ ask }) => `Roll at the ${spaceName(ask.data.space)}?`,
    ({ kind }, { p, ask }) =>
      kind === 'pass' ? PASS : { label: 'Roll the die', ...detailed(listOf(p, ask.data.space)), ...shown(oddsOfSpace(p, ask.data.space)) },
  ),
  leave: asked(
    'leave',
    ({ ask }) => `What do you leave here? Choose ${ask.data.count}.`,
    ({ loot }) => (loot.kind === 'gold' ? { label: lootName(loot) } : card(loot.card)),
  ),
  shrine: asked('shrine', 'What do you give the Shrine?', ({ kind }, { p }) => {
    if (kind === 'leave-two') return { label: 'Leave two Objects' }
    return { label: 'Lose a Life', odds: oddsOfLoss(p), warns: p.lives === 1 ? 'You lose your last Life.' : 'You lose a Life.' }
  }),
  're-roll': asked(
    're-roll',
    ({ ask: { data } }) => `Roll again? The ${data.dice.length === 1 ? 'die shows' : 'dice show'} ${listed(data.dice.map(String))}.`,
    (deed, { p, ask: { data } }) => {
      const bribes = data.dice.length > 1
      if (deed.kind === 'keep')
        return {
          label: 'Keep the roll',
          stays: true,
          ...(bribes ? { odds: oddsOfBribe(p, data.dice, null) } : detailed(againWords(p, data.dice))),
        }
      if (bribes) return { label: `Roll die ${deed.die} again`, odds: oddsOfBribe(p, data.dice, deed.die) }
      return { label: 'Roll again', ...shown(oddsOfSpace(p, p.at)) }
    },
  ),
  search: asked(
    'search',
    ({ ask }) => `Search for the Magic Crystal? You need ${atLeast(ask.data.needed)} on two dice.`,
    ({ kind }, { p }) => {
      if (kind === 'pass') return PASS
      const costs = p.craft > cardOfPlayer(p).craft
      return { label: 'Search', odds: oddsOfSearching(p), ...(costs ? { warns: 'A failed search costs 1 Craft.' } : {}) }
    },
  ),
  trials: asked('trials', 'Try the three Trials?', ({ kind }, { p }) =>
    kind === 'pass' ? PASS : { label: 'Try the Trials', odds: oddsOfTrials(p), warns: trialsCost(p) },
  ),
  'too-many': asked(
    'too-many',
    ({ p, ask }) => `You carry ${p.objects.length} Objects and may carry ${ask.data.limit}. Which do you put down?`,
    (deed) => card(deed.card),
  ),
  'too-many-spells': asked(
    'too-many-spells',
    ({ ask }) => `You may hold only ${many(ask.data.limit, 'Spell')}. Which do you discard?`,
    ({ spell }) => ({ label: spellName(spell) }),
  ),
}

const HIGHEST = 12

/** What two dice must show: `10 or more`, `12`. */
const atLeast = (needed: number) => (needed >= HIGHEST ? `${needed}` : `${needed} or more`)

const detailed = (detail: string | undefined) => (detail === undefined ? {} : { detail })

/** 12.5: what defeats can cost. */
function trialsCost(p: Player): string {
  const start = cardOfPlayer(p)
  const at = [...(p.strength > start.strength ? ['Strength'] : []), ...(p.craft > start.craft ? ['Craft'] : [])]
  const closed = 'If you fail, the Chamber is closed to you for three turns.'
  return at.length === 0 ? closed : `A defeat costs 1 ${listed(at, '', 'or')}. ${closed}`
}

const { describe: worded, isOwn } = questionWords<CaveAsk, CaveState>(TOPICS)

export const isCaveAsk = isOwn

/** How a question reads to the seat that decides; what is barred has no deed. */
export function describe(s: CaveState, ask: Ask): Wording {
  const p = playerOf(s, ask.seat)
  const words = worded(s, ask)
  const { option } = words
  return {
    lead: p.character === null ? p.name : `${p.name}, the ${anyName(idOf(p))}`,
    ...words,
    ...(option && { option: (id) => ({ ...option(id), ...deedOf(s, ask, id) }) }),
  }
}
