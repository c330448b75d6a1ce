import { expect, it } from 'vitest'
import type { ArenaEvent } from '../event-types.ts'
import { SENTENCES } from './events.ts'

const NAMES: Readonly<Record<string, string>> = { ann: 'Ann', bob: 'Bob', 'wolf-1': 'Wolf 1' }
const name = (id: string) => NAMES[id] ?? id

type Attacked = Extract<ArenaEvent, { type: 'attacked' }>
const blow = (part: Partial<Attacked>): string =>
  SENTENCES.attacked(
    {
      ...{ type: 'attacked', rule: '33.6', by: 'ann', whom: 'bob', far: 1, with: 'broadsword' },
      ...{ total: 9, times: 1, damage: 6, stopped: 2, ...part },
    },
    name,
  )

it.each([
  [{}, 'Ann hits Bob with a Broadsword for 4 (rolled 9, armour stops 2).'],
  [{ damage: 4 }, 'Ann grazes Bob with a Broadsword for 2 (rolled 9, armour stops 2).'],
  [{ total: 4, times: 2, damage: 12, stopped: 0 }, 'Ann hits Bob hard with a Broadsword for 12 (rolled 4, damage ×2).'],
  [{ total: 13, times: 0, damage: 0 }, 'Ann’s Broadsword misses Bob (rolled 13).'],
  [{ total: 16, times: 0, damage: 0, with: 'claws', by: 'wolf-1' }, 'Wolf 1’s claws go wide of Bob (rolled 16).'],
  [{ damage: 2 }, 'Bob’s armour stops Ann’s Broadsword (rolled 9).'],
  [{ damage: 2, total: 10 }, 'Ann attacks Bob with a Broadsword and hits, but the armour holds (rolled 10).'],
  [{ rule: '33.2', with: 'spear', damage: 2 }, 'Ann charges Bob with a Spear and hits, but the armour holds (rolled 9).'],
  [{ damage: 0, stopped: 0 }, 'Ann attacks Bob with a Broadsword and hits, but does no damage (rolled 9).'],
  [{ rule: '33.2', with: 'spear' }, 'Ann impales Bob with a Spear for 4 (rolled 9, armour stops 2).'],
  [{ rule: '33.2', with: 'spear', times: 0, damage: 0 }, 'Ann charges Bob with a Spear and misses (rolled 9).'],
  [{ rule: '33.2', with: 'spear', total: 16, times: 0, damage: 0 }, 'Ann charges Bob with a Spear, but wide (rolled 16).'],
  [{ rule: '33.1', with: 'dagger' }, 'Ann throws a Dagger at Bob and hits for 4 (rolled 9, armour stops 2).'],
  [{ rule: '32.4', with: 'long-bow', returned: true }, 'Ann shoots at Bob with a Long Bow, but it flies back (rolled 9).'],
] satisfies readonly (readonly [Partial<Attacked>, string])[])('35.7 an attack is told by what came of it: %j', (part, sentence) => {
  expect(blow(part)).toBe(sentence)
})

it.each([
  [{ cause: 'broadsword', by: 'bob' }, 'Bob kills Ann with a Broadsword.'],
  [{ cause: 'lightning-2', by: 'bob' }, 'Bob kills Ann with Lightning II.'],
  [{ cause: 'pit', by: 'bob' }, 'Bob kills Ann in a pit.'],
  [{ cause: 'fire', by: null }, 'Ann is killed by the fire.'],
] as const)('35.6 a death names who brought it, and with what: %j', (part, sentence) => {
  expect(SENTENCES.killed({ type: 'killed', rule: '35.6', figure: 'ann', ...part }, name)).toBe(sentence)
})

it.each([
  [{ kind: 'west', why: 'alone' }, 'West wins: no one is left on the other side.'],
  [{ kind: 'draw', why: 'alone' }, 'The fight is a draw: no one is left on either side.'],
  [{ kind: 'draw', why: 'bloodless' }, 'The fight is a draw: no one has been hurt for sixty turns.'],
] as const)('2.1, G-84 the end says why, of both sides where both are gone: %j', (end, sentence) => {
  expect(SENTENCES['fight-over']({ type: 'fight-over', rule: '2.1', ...end }, name)).toBe(sentence)
})

it.each([
  [-3, 'Ann needs 5 or less on 3 dice to hit Bob.'],
  [12, 'Ann needs 12 or less on 3 dice to hit Bob.'],
  [17, 'Ann needs 15 or less on 3 dice to hit Bob.'],
])('35.7 the number needed is told as the dice take it: %i', (need, sentence) => {
  const aim = { type: 'aimed', rule: '33.6', by: 'ann', whom: 'bob', need, parts: [], dice: 3 } as const
  expect(SENTENCES.aimed(aim, name)).toBe(sentence)
})
