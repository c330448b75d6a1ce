import { expect, it } from 'vitest'
import { SPELL_IDS } from '../open/spells.ts'
import { duel } from '../proof/table-top.ts'
import { spellEffect } from './spells.ts'

it.each([
  ['fireball', '1D6 damage for each SH, up to 5 SH'],
  ['drain-life', '1D6 damage for every 2 SH, up to 4 SH, past armour, and heals the Mage by as much'],
  ['lose-weapon', 'Ready weapon falls 4–8 squares away'],
  ['stone-flesh', 'Armour +3, 2 turns for each SH'],
  ['clumsiness', 'Agility −1 for each SH, for 4 turns'],
  ['agility-magic', 'Agility +1 for every 2 SH, for the rest of the fight'],
  ['invisibility', 'Invisible, for 1 SH a turn'],
  ['summon-orc', 'An Orc beside the Mage, for 1 SH every 3 turns'],
  ['summon-bear', 'A Bear beside the Mage, for 1 SH every turn'],
  ['illusion-bear', 'A Bear beside the Mage, until an enemy disbelieves it'],
  ['create-pit', 'A pit beside the Mage'],
  ['create-shadow', 'A shadow under the Mage or a friend, or beside the Mage'],
  ['teleport-away', 'Moved 15 squares or more at random'],
  ['esp-stats', 'Shows the numbers of one to three enemies, and where they are'],
  ['pit-fortress', 'Pit on 10 squares, an angle toward the middle'],
  ['dazzle', 'Agility −3 for all enemies who see the Mage, for 3 turns'],
] as const)('12.2 what %s does is said in a line', (spell, line) => {
  expect(spellEffect(spell)).toBe(line)
})

it('12.2 every spell has a line that fits a menu', () => {
  expect(SPELL_IDS.filter((spell) => !/^(?=.{8,90}$)[A-Z\d]/.test(spellEffect(spell)))).toEqual([])
})

it('32.2 a spell is a deed of the mage, by its name, done to its target', () => {
  const t = duel({ race: 'mage', ready: 'staff', sh: 12, ag: 12, iq: 13, spells: ['fireball', 'create-fire'] }, { acted: true })
  const deed = (id: string) => t.decision.options?.find((each) => each.id === id)?.deed
  expect(deed('cast:fireball:bob')).toEqual({
    kind: 'cast',
    label: 'Cast',
    who: 'ann',
    means: { id: 'fireball', label: 'Fireball', effect: '1D6 damage for each SH, up to 5 SH' },
    whom: 'bob',
  })
  expect([deed('cast:create-fire')?.means?.id, deed('cast:create-fire')?.whom]).toEqual(['create-fire', undefined])
})
