import type { Ask } from '../../kernel/ask.ts'
import type { Wording } from '../../kernel/game.ts'
import type { Option } from '../../kernel/types.ts'
import { many } from '../../kernel/words.ts'
import { type FightDeed, parseAction, parseAside, type Visit } from '../actions.ts'
import { type CaveAsk, isCaveAsk, type PickTopic, type Topic } from '../asks.ts'
import { cardOf } from '../chapters/cards.ts'
import { characterCard, idOf, playerOf } from '../chapters/characters.ts'
import type { CaveState } from '../state.ts'
import { anyName, cardName, characterName, foeName, lootName, spaceName, spellName, theSpace } from './names.ts'
import { why } from './rolls.ts'
import { namesOf, type Topics } from './text.ts'

type Words = Omit<Option, 'id'>
type Parsed<K extends PickTopic> = ReturnType<typeof parseAction<K>>

/** The words of a question with options, each in the words of what it means. */
function asked<K extends PickTopic>(
  topic: K,
  prompt: string | ((s: CaveState, ask: CaveAsk<K>) => string),
  label: (action: Parsed<K>) => Words,
) {
  return (s: CaveState, ask: CaveAsk<K>): Wording => ({
    prompt: typeof prompt === 'string' ? prompt : prompt(s, ask),
    option: (id) => (isAside(ask, id) ? asideWords(id) : label(parseAction(topic, id))),
  })
}

/** What is done beside a question is not among its own options. */
function isAside(ask: Ask, id: string): boolean {
  return ask.kind === 'pick' && !ask.ids.includes(id)
}

function asideWords(id: string): Words {
  const aside = parseAside(id)
  switch (aside.kind) {
    case 'exchange':
      return { label: `Give in trophies for ${aside.strength} Strength`, aside: true }
    case 'mend':
      return { label: 'Cast Mend', aside: true }
    case 'rob':
      return { label: `Cast Sticky Fingers: ${lootName(aside.loot)} of the ${characterName(aside.character)}`, aside: true }
    case 'ditch':
      return { label: `Put down ${cardName(aside.card)}`, aside: true }
  }
}

const PASS = { label: 'Pass', apart: true, stays: true } as const
const go = ({ space }: { readonly space: string }): Words => ({ label: `To ${theSpace(space)}`, at: { kind: 'space', id: space } })
const card = (copy: string): Words => ({ label: cardName(copy), detail: cardOf(copy).text })

function fightWords(deed: FightDeed): Words {
  switch (deed.kind) {
    case 'evade':
      return { label: `Evade the ${cardName(deed.card)}` }
    case 'firebolt':
      return { label: `Cast Firebolt on the ${cardName(deed.card)}` }
    case 'fight':
      if (deed.spell !== null) return { label: `Cast ${spellName(deed.spell)} and fight` }
      return { label: deed.psychic ? 'Fight by Craft' : 'Fight' }
  }
}

const VISITS = { plain: 'Visit', pay: 'Pay', roll: 'Throw a die', pray: 'Pray', vow: 'Vow to be Good' } as const

function visitWords(deed: Visit): Words {
  switch (deed.kind) {
    case 'visit':
      return { label: VISITS[deed.how] }
    case 'buy':
      return deed.ware === 'draught'
        ? { label: 'Buy a draught', detail: 'It heals a Life, never above four.' }
        : { ...card(deed.ware), label: `Buy ${cardName(deed.ware)}` }
    case 'sell':
      return { label: `Sell ${cardName(deed.card)}` }
    case 'pass':
      return PASS
  }
}

/** The words of every question. */
export const TOPICS: Topics<Topic> = {
  dice: (s, ask) => ({ prompt: `Throw ${ask.kind === 'roll' ? ask.code : ''}`, lead: `${namesOf(s)(ask.seat)}: ${why(ask.data)}` }),
  character: asked('character', 'Which Character do you play?', ({ character }) => {
    const { name, strength, craft, abilities } = characterCard(character)
    return { label: name, detail: [`Strength ${strength}, Craft ${craft}.`, ...abilities.map(({ text }) => text)].join(' ') }
  }),
  move: asked('move', 'How do you move?', (deed) => {
    if (deed.kind === 'step') return { label: `One space, to ${theSpace(deed.space)}`, at: { kind: 'space', id: deed.space } }
    if (deed.kind === 'cast') return { label: `Cast ${spellName(deed.spell)}` }
    return { label: deed.kind === 'roll' ? 'Throw the die' : 'Try the Heavy Gate' }
  }),
  pace: asked('pace', 'How many spaces do you go?', ({ spaces }) => ({ label: many(spaces, 'space') })),
  direction: asked('direction', 'Which way?', go),
  'stop-here': asked('stop-here', 'Do you stop at the Magic Crystal?', ({ kind }) => ({ label: kind === 'stop' ? 'Stop' : 'Go on' })),
  recall: asked('recall', 'Where do you want to be?', ({ space }) => ({ label: spaceName(space), at: { kind: 'space', id: space } })),
  encounter: asked('encounter', 'What do you meet?', (deed) => {
    if (deed.kind === 'space') return { label: 'The space' }
    return { label: `Attack the ${characterName(deed.character)}${deed.psychic ? ' by Craft' : ''}` }
  }),
  evade: asked(
    'evade',
    (_, { data }) => `The ${characterName(data.by)} attacks. Do you slip away?`,
    ({ kind }) => ({ label: kind === 'evade' ? 'Slip away' : 'Stand' }),
  ),
  defend: asked(
    'defend',
    (_, { data }) => `The ${characterName(data.by)} attacks${data.psychic ? ' by Craft' : ''}. What do you do?`,
    ({ spell }) => ({ label: spell === null ? 'Stand' : `Cast ${spellName(spell)}` }),
  ),
  spoils: asked(
    'spoils',
    (_, { data }) => `What do you take from the ${characterName(data.from)}?`,
    (deed) => ({
      label: deed.kind === 'life' ? 'A Life' : lootName(deed.loot),
    }),
  ),
  deck: asked(
    'deck',
    (_, { data }) => `From which deck do you draw? ${many(data.left, 'card')} to draw.`,
    ({ deck }) => ({
      label: deck === 'cave' ? 'The Cave deck' : 'The Adventure deck',
    }),
  ),
  fight: asked(
    'fight',
    (_, { data: { against } }) =>
      `The ${foeName(against)}: ${against.by === 'strength' ? 'Strength' : 'Craft'} ${against.value}. What do you do?`,
    fightWords,
  ),
  ward: asked(
    'ward',
    (_, { data }) => `Do you ward it off? ${anyName(data.cause)}.`,
    ({ kind }) => (kind === 'pass' ? PASS : { label: 'Cast Ward' }),
  ),
  visit: asked('visit', (_, { data }) => `${cardName(data.card)}: ${cardOf(data.card).text}`, visitWords),
  heal: asked('heal', 'How many Lives do you heal?', (deed) =>
    deed.kind === 'pass' ? PASS : { label: many(deed.lives, 'Life', 'Lives') },
  ),
  take: asked('take', 'What do you take?', ({ loot }) => (loot.kind === 'gold' ? { label: 'All the Gold' } : card(loot.card))),
  space: asked(
    'space',
    (_, { data }) => `Do you try the ${spaceName(data.space)}?`,
    ({ kind }) => (kind === 'pass' ? PASS : { label: 'Throw the die' }),
  ),
  leave: asked(
    'leave',
    (_, { data }) => `What do you leave here? ${many(data.count, 'thing')}.`,
    ({ loot }) => ({ label: lootName(loot) }),
  ),
  shrine: asked('shrine', 'What does the Shrine get?', ({ kind }) =>
    kind === 'leave-two' ? { label: 'Two Objects' } : { label: 'A Life', warns: 'It costs a Life.' },
  ),
  arena: asked('arena', 'Whom do you fight?', ({ fighter }) => ({ label: anyName(fighter) })),
  're-roll': asked(
    're-roll',
    (_, { data }) => `Do you throw again? The dice show ${data.dice.join(', ')}.`,
    (deed) => (deed.kind === 'keep' ? { label: 'Keep', stays: true } : { label: `Throw die ${deed.die} again` }),
  ),
  search: asked(
    'search',
    (_, { data }) => `Do you search for the Magic Crystal? It takes ${data.needed} on two dice.`,
    ({ kind }) => (kind === 'pass' ? PASS : { label: 'Search', warns: 'A failed search costs a Craft.' }),
  ),
  trials: asked('trials', 'Do you try the three Trials?', ({ kind }) =>
    kind === 'pass'
      ? PASS
      : { label: 'Try them', warns: 'Defeats cost Strength and Craft, and whoever fails is kept out for three turns.' },
  ),
  'leave-chamber': asked('leave-chamber', 'Where do you leave to?', go),
  'too-many': asked(
    'too-many',
    (s, { seat, data }) => `You carry ${playerOf(s, seat).objects.length} Objects and may carry ${data.limit}. Which do you put down?`,
    (deed) => card(deed.card),
  ),
  'too-many-spells': asked(
    'too-many-spells',
    (_, { data }) => `You may hold ${many(data.limit, 'Spell')}. Which do you discard?`,
    ({ spell }) => ({ label: spellName(spell) }),
  ),
}

/** How a question reads to the seat that is asked: prompt, and options with labels. */
export function describe(s: CaveState, ask: Ask): Wording {
  if (!isCaveAsk(ask, TOPICS)) throw new Error(`no words for the question ${ask.topic}`)
  const p = playerOf(s, ask.seat)
  const words = (TOPICS[ask.topic] as (s: CaveState, ask: CaveAsk) => Wording)(s, ask)
  return { lead: p.character === null ? p.name : `${p.name}, the ${anyName(idOf(p))}`, ...words }
}
