import type { Ask } from '../../kernel/ask.ts'
import type { Deed } from '../../kernel/types.ts'
import type { PickTopic } from '../asks.ts'
import { playerOf } from '../chapters/characters.ts'
import { type FightDeed, type Loot, parseAction, parseAside, type Visit } from '../open/actions.ts'
import { kindOf } from '../open/cards.ts'
import { anyName, cardName, lootName, spellName } from '../open/names.ts'
import type { CaveState } from '../state.ts'
import { SPELLS } from '../tables/index.ts'
import type { SpaceId, SpellId } from '../tables/table-types.ts'

// Who does what where by an option, for the menus of pawns, spaces and cards. A player goes by the id of the Character.

type Doing = Omit<Deed, 'who'>
type Parsed<K extends PickTopic> = ReturnType<typeof parseAction<K>>

/** The deed of an option; empty for one that no Character does, such as to pass. */
export function deedOf(s: CaveState, ask: Ask, id: string): { readonly deed?: Deed } {
  const { character, at } = playerOf(s, ask.seat)
  if (ask.kind !== 'pick' || character === null) return {}
  const deed = ask.ids.includes(id) ? DEEDS[ask.topic]?.(id, at) : asideDeed(id)
  return deed === null || deed === undefined ? {} : { deed: { ...deed, who: character } }
}

/** Reads the id before its deed is told. */
function of<K extends PickTopic>(topic: K, deed: (action: Parsed<K>, at: SpaceId) => Doing | null) {
  return (id: string, at: SpaceId) => deed(parseAction(topic, id), at)
}

const leadingTo = (space: SpaceId) => ({ to: { kind: 'space', id: space } })
const go = ({ space }: { readonly space: SpaceId }): Doing => ({ kind: 'step', label: 'Go', ...leadingTo(space) })
const thing = (card: string) => ({ id: card, label: `the ${cardName(card)}` })
const loot = (taken: Loot) => (taken.kind === 'gold' ? { id: 'gold', label: lootName(taken) } : thing(taken.card))

function casting(spell: SpellId): Doing {
  const effect = SPELLS.find(({ id }) => id === spell)?.text
  return { kind: 'cast', label: 'Cast', means: { id: spell, label: spellName(spell), ...(effect === undefined ? {} : { effect }) } }
}

/** By topic: the deed that an id stands for; null for none. */
const DEEDS: { readonly [topic: string]: (id: string, at: SpaceId) => Doing | null } = {
  move: of('move', (deed, at) => {
    if (deed.kind === 'step') return go(deed)
    if (deed.kind === 'cast') return casting(deed.spell)
    return deed.kind === 'roll' ? { kind: 'roll', label: 'Roll the die' } : { kind: 'gate', label: 'Try the gate', ...leadingTo(at) }
  }),
  direction: of('direction', go),
  recall: of('recall', ({ space }) => ({ kind: 'recall', label: 'Go there', ...leadingTo(space) })),
  'leave-chamber': of('leave-chamber', go),
  encounter: of('encounter', (deed, at) =>
    deed.kind === 'space'
      ? { kind: 'space', label: 'Meet the space', ...leadingTo(at) }
      : { kind: 'attack', label: 'Attack', whom: deed.character, ...(deed.psychic ? { means: { id: 'craft', label: 'by Craft' } } : {}) },
  ),
  fight: of('fight', fightDeed),
  defend: of('defend', ({ spell }) => (spell === null ? { kind: 'stand', label: 'Fight' } : casting(spell))),
  evade: of('evade', ({ kind }) => ({ kind, label: kind === 'evade' ? 'Evade' : 'Fight' })),
  ward: of('ward', ({ kind }) => (kind === 'ward' ? casting('ward') : null)),
  spoils: of('spoils', (deed) =>
    deed.kind === 'life'
      ? { kind: 'take', label: 'Take', means: { id: 'life', label: 'a Life' } }
      : { kind: 'take', label: 'Take', means: loot(deed.loot) },
  ),
  take: of('take', (deed) => ({
    kind: 'take',
    label: 'Take',
    means: deed.loot.kind === 'gold' ? { id: 'gold', label: 'all the Gold' } : loot(deed.loot),
    free: true,
  })),
  visit: of('visit', visitDeed),
  arena: of('arena', ({ fighter }) => ({ kind: 'fight', label: 'Fight', means: { id: fighter, label: `the ${anyName(fighter)}` } })),
  leave: of('leave', (deed) => ({ kind: 'leave', label: 'Leave', means: loot(deed.loot) })),
  'too-many': of('too-many', ({ card }) => ({ kind: 'ditch', label: 'Put down', means: thing(card) })),
}

function fightDeed(deed: FightDeed): Doing {
  switch (deed.kind) {
    case 'evade':
      return { kind: 'evade', label: 'Evade', means: thing(deed.card) }
    case 'firebolt':
      return { ...casting('firebolt'), means: { id: `firebolt:${deed.card}`, label: `Firebolt on the ${cardName(deed.card)}` } }
    case 'fight':
      if (deed.spell !== null) return casting(deed.spell)
      return { kind: 'fight', label: 'Fight', ...(deed.psychic ? { means: { id: 'craft', label: 'by Craft' } } : {}) }
  }
}

function visitDeed(deed: Visit): Doing | null {
  switch (deed.kind) {
    case 'visit':
      return { kind: 'visit', label: visitLabel(deed.card, deed.how) }
    case 'buy':
      return { kind: 'buy', label: 'Buy', means: deed.ware === 'draught' ? { id: deed.ware, label: 'a draught' } : thing(deed.ware) }
    case 'sell':
      return { kind: 'sell', label: 'Sell', means: thing(deed.card) }
    case 'pass':
      return null
  }
}

const HOW = { plain: 'Visit', pay: 'Pay', roll: 'Roll the die', pray: 'Pray', vow: 'Vow to be Good' } as const

/** What a visit is, where the card offers a single thing. */
const PLAIN: Readonly<Record<string, string>> = {
  'wandering-scholar': 'Learn',
  'old-fencer': 'Train',
  beggar: 'Give 1 Gold',
  'toad-mother': 'Roll the die',
  'chained-champion': 'Free him',
  'crystal-pool': 'Drink',
  'forgotten-vault': 'Search',
  'cave-entrance-card': 'Go to the Entrance',
}

/** The verb of a visit to that card. */
export function visitLabel(card: string, how: Extract<Visit, { kind: 'visit' }>['how']): string {
  return (how === 'plain' ? PLAIN[kindOf(card)] : undefined) ?? HOW[how]
}

/** C-73: what is done beside a question. */
function asideDeed(id: string): Doing {
  const aside = parseAside(id)
  switch (aside.kind) {
    case 'exchange':
      return {
        kind: 'exchange',
        label: 'Trade in trophies',
        means: { id: `strength-${aside.strength}`, label: `for ${aside.strength} Strength` },
      }
    case 'mend':
      return casting('mend')
    case 'rob': {
      const { id: taken, label } = loot(aside.loot)
      const means = { id: `sticky-fingers:${taken}`, label: `Sticky Fingers for ${label}` }
      return { ...casting('sticky-fingers'), means, whom: aside.character }
    }
    case 'ditch':
      return { kind: 'ditch', label: 'Put down', means: thing(aside.card) }
  }
}
