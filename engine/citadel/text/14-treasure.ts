import { sumOf } from '../../kernel/odds.ts'
import type { Option } from '../../kernel/types.ts'
import { listed, many, signed } from '../../kernel/words.ts'
import { actionAmong } from '../actions.ts'
import type { SharingEvent } from '../chapters/14-sharing.ts'
import { JEWEL } from '../chapters/14-sharing.ts'
import type { TreasureEvent } from '../chapters/14-treasure.ts'
import { character, combatBonusParts } from '../chapters/party.ts'
import type { Character, DelveState, Found, Id } from '../state.ts'
import type { Weapon } from '../tables/index.ts'
import { blastWarning, trapOption } from './07-traps.ts'
import { riskOfTaking } from './14-items.ts'
import { itemEffect } from './effects.ts'
import { carriedName, hoard, theItem } from './names.ts'
import { stepsTo } from './phrases.ts'
import type { ChapterText, Names, Sentences, Words } from './text.ts'

function divided(gold: { readonly [who: Id]: number }, jewels: readonly { who: Id; value: number }[], name: Names): string {
  const shares = Object.entries(gold)
  const all = shares.reduce((sum, [, amount]) => sum + amount, 0)
  const coins = shares.map(([who, amount]) => `${name(who)} ${amount}`)
  const stones = jewels.map(({ who, value }) => `${name(who)} a jewel worth ${value}`)
  const parts = [...(all === 0 ? [] : [`${many(all, 'gold mark')} (${coins.join(', ')})`]), ...stones]
  return parts.length === 0 ? 'The party takes nothing.' : `The party shares out ${parts.join(', ')}.`
}

const sentences: Sentences<TreasureEvent | SharingEvent> = {
  treasure: ({ from, treasure, gold, jewels, items, chest }, name) =>
    `${from === null ? 'The party finds' : `${name(from)} leaves`} ${chest ? `a chest (type ${treasure}): ${hoard(gold, jewels, items)}` : `${hoard(gold, jewels, items)} (type ${treasure})`}.`,
  'bribe-recovered': ({ from, gold, jewels }, name) => `The party takes back its bribe from ${name(from)}: ${hoard(gold, jewels, [])}.`,
  'chest-left': () => 'The chest stays shut.',
  'chest-looked-at': ({ who, trapped }, name) =>
    who === undefined
      ? `The chest is ${trapped ? 'trapped' : 'safe'}.`
      : `${name(who)} finds ${trapped ? 'the chest trapped' : 'no trap on the chest'}.`,
  'chest-opened': ({ who, gold, jewels, items }, name) => `${name(who)} opens the chest: ${hoard(gold, jewels, items)}.`,
  shared: ({ gold, jewels }, name) => divided(gold, jewels, name),
  'item-left': ({ item }) => `No one takes ${theItem(item)}.`,
}

// ---------------------------------------------------------------- questions

const STEPS = ['Chests', 'Gold and jewels', 'Magic items']

const topics: Words<'chest' | 'share-treasure' | 'item'> = {
  chest: (s) => ({
    prompt: 'Who opens the chest?',
    lead: chestLead(s),
    steps: stepsTo(STEPS, 0),
    option: (id) => {
      const action = actionAmong(id, ['investigate', 'decline'])
      if (action.do === 'decline') return { label: 'Leave it shut', detail: STAYS }
      const { who } = action
      return isTrapped(s) ? trapOption(s, who) : { label: character(s, who).name, at: { kind: 'character', id: who }, by: who }
    },
  }),
  'share-treasure': (s) => ({
    prompt: 'Who gets what?',
    lead: 'Share it as you like. Anything left over stays here.',
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
      prompt: found === undefined ? 'Who takes it?' : `Who takes ${theItem(found)}?`,
      ...(found === undefined ? {} : { lead: `${itemEffect(found)}.` }),
      steps: stepsTo(STEPS, 2),
      option: (id) => {
        const action = actionAmong(id, ['take', 'decline'])
        if (action.do === 'decline') return { label: 'Leave it', detail: STAYS }
        const c = character(s, action.who ?? '')
        return { label: c.name, at: { kind: 'character', id: c.id }, by: c.id, ...(found === undefined ? {} : whatItWouldBe(s, c, found)) }
      },
    }
  },
}

/** What a thing would do for one: its risk, or what a weapon adds to the die beside those carried (9.5). */
function whatItWouldBe(s: DelveState, c: Character, found: Found): Partial<Option> {
  if (found.kind !== 'weapon') return riskOfTaking(s, c, found)
  const adds = ({ weapon, bonus }: { weapon: Weapon; bonus: number }) => sumOf(combatBonusParts(c)) + (c.weaponSkill[weapon] ?? 0) + bonus
  const carried = c.weapons.map((each) => `${signed(adds(each))} with the ${carriedName(each.weapon, each.bonus)}`)
  return { detail: `Die ${signed(adds(found))} with it; now ${listed(carried, 'unarmed')}` }
}

const STAYS = 'It stays here for later'

function isTrapped(s: DelveState): boolean {
  return s.loot?.chests[0]?.trapped === true
}

function chestLead(s: DelveState): string {
  const chest = s.loot?.chests[0]
  const inside = chest === undefined ? '' : `Inside: ${hoard(chest.gold, chest.jewels, chest.items)}. `
  return isTrapped(s) ? `${inside}It is trapped.${blastWarning(s)}` : `${inside}It is safe to open.`
}

/** 14.0 Treasure. */
export const treasure = { sentences, topics } satisfies ChapterText
