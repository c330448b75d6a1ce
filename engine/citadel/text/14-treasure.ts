import { worked } from '../../kernel/odds.ts'
import type { Option } from '../../kernel/types.ts'
import { many } from '../../kernel/words.ts'
import { actionAmong } from '../actions.ts'
import type { SharingEvent } from '../chapters/14-sharing.ts'
import { JEWEL, TRAPPED_UP_TO } from '../chapters/14-sharing.ts'
import type { TreasureEvent } from '../chapters/14-treasure.ts'
import { character } from '../chapters/party.ts'
import type { DelveState, Found, Id } from '../state.ts'
import { blastWarning, trapOption } from './07-traps.ts'
import { riskOfTaking } from './14-items.ts'
import { itemName } from './names.ts'
import { stepsTo } from './phrases.ts'
import { purposeOf } from './rolls.ts'
import type { ChapterText, Names, Sentences, Words } from './text.ts'

/** `30 gold marks, 2 jewels worth 60, Ring of Heal`; `nothing`. */
function hoard(gold: number, jewels: readonly number[], items: readonly Found[]): string {
  const parts: string[] = []
  if (gold > 0) parts.push(many(gold, 'gold mark'))
  if (jewels.length > 0) parts.push(`${many(jewels.length, 'jewel')} worth ${jewels.reduce((sum, value) => sum + value, 0)}`)
  for (const item of items) parts.push(itemName(item))
  return parts.length === 0 ? 'nothing' : parts.join(', ')
}

function divided(gold: { readonly [who: Id]: number }, jewels: readonly { who: Id; value: number }[], name: Names): string {
  const parts = Object.entries(gold).map(([who, amount]) => `${name(who)} ${many(amount, 'gold mark')}`)
  for (const { who, value } of jewels) parts.push(`${name(who)} a jewel worth ${value}`)
  return parts.length === 0 ? 'nobody takes anything' : parts.join(', ')
}

const sentences: Sentences<TreasureEvent | SharingEvent> = {
  treasure: ({ from, treasure, gold, jewels, items, chest }, name) =>
    `${from === null ? 'The treasure' : `The treasure of ${name(from)}`}, type ${treasure}${chest ? ', in a chest' : ''}: ${hoard(gold, jewels, items)}.`,
  'bribe-recovered': ({ from, gold, jewels }, name) => `${name(from)} still had the bribe: ${hoard(gold, jewels, [])}.`,
  'chest-left': () => 'The chest stays shut.',
  'chest-looked-at': ({ who, trapped }, name) => (trapped ? `${name(who)} finds the chest trapped.` : `${name(who)} finds no trap.`),
  'chest-opened': ({ who, gold, jewels, items }, name) => `${name(who)} opens the chest: ${hoard(gold, jewels, items)}.`,
  shared: ({ gold, jewels }, name) => `The party divides: ${divided(gold, jewels, name)}.`,
  'item-left': ({ item }) => `Nobody takes ${itemName(item)}.`,
}

// ---------------------------------------------------------------- questions

const STEPS = ['Chests', 'Gold and jewels', 'Magic items']
const TRAPPED = TRAPPED_UP_TO / 6

const topics: Words<'chest' | 'share-treasure' | 'item'> = {
  chest: (s) => ({
    prompt: 'Who opens the chest?',
    lead: chestLead(s),
    steps: stepsTo(STEPS, 0),
    option: (id) => {
      const action = actionAmong(id, ['investigate', 'decline'])
      if (action.do === 'decline') return { label: 'Leave it shut', detail: 'What is in it is lost' }
      const { who } = action
      return mayBeTrapped(s) ? chestOption(s, who) : { label: character(s, who).name, at: { kind: 'character', id: who }, by: who }
    },
  }),
  'share-treasure': (s) => ({
    prompt: 'How is it divided?',
    lead: 'As you like. What nobody is given stays here.',
    steps: stepsTo(STEPS, 1),
    item: (id) => {
      if (id === 'gold') return { label: 'Gold marks' }
      const place = id.startsWith(JEWEL) ? Number(id.slice(JEWEL.length)) - 1 : -1
      const value = s.loot?.jewels[place]
      if (value !== undefined) return { label: `Jewel worth ${value}` }
      const c = character(s, id)
      const jewels = c.jewels.reduce((sum, each) => sum + each, 0)
      return { label: c.name, detail: `has ${c.gold} in gold, ${jewels} in jewels` }
    },
  }),
  item: (s, ask) => {
    const found = s.loot?.items.find((each) => each.id === ask.data.item)
    return {
      prompt: found === undefined ? 'Who takes it?' : `Who takes ${itemName(found)}?`,
      steps: stepsTo(STEPS, 2),
      option: (id) => {
        const action = actionAmong(id, ['take', 'decline'])
        if (action.do === 'decline') return { label: 'Leave it', detail: 'It is lost' }
        const c = character(s, action.who ?? '')
        return { label: c.name, at: { kind: 'character', id: c.id }, by: c.id, ...(found === undefined ? {} : riskOfTaking(s, c, found)) }
      },
    }
  },
}

function mayBeTrapped(s: DelveState): boolean {
  return s.loot?.chests[0]?.trapped !== false
}

function chestLead(s: DelveState): string {
  const chest = s.loot?.chests[0]
  const inside = chest === undefined ? '' : `In it: ${hoard(chest.gold, chest.jewels, chest.items)}. `
  return mayBeTrapped(s) ? `${inside}It may be trapped.${blastWarning(s)}` : `${inside}Its trap is no more.`
}

const CHEST_WHY = worked({ what: purposeOf({ topic: 'chest-trap' }), code: '1D6', rule: '14.1' }, (die) =>
  die <= TRAPPED_UP_TO ? 'trapped' : 'safe',
)

/** The die for a trap comes first. */
function chestOption(s: DelveState, who: Id): Omit<Option, 'id'> {
  const { odds, ...words } = trapOption(s, who, { sprung: TRAPPED })
  return { ...words, odds: { ...odds, why: [CHEST_WHY, ...(odds.why ?? [])] } }
}

/** 14.0 Treasure. */
export const treasure = { sentences, topics } satisfies ChapterText
