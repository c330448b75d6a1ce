import type { Character, Price } from '../../../../electron/contract/index.ts'
import type { EquipmentPage, Slot, Thing } from '../../../campaign-page.ts'
import { itemIcon, nameOf } from '../names.ts'
import { carriedBy, itemsOf } from './home-record.ts'
import { itemDetail, type RecordItem } from './items.ts'

/** One or two weapons in hand (17.4), and everything else that was found. */
export const equipment: EquipmentPage = {
  title: 'Weapons',
  rule: '17.4',
  slots: hands,
  keepsPlaces: false,
  changed: 'Weapons changed.',
  things: { rule: '14.4', none: 'Only the weapons.', of: (who) => itemsOf(who).map(thingOf) },
}

const NONE = { value: '', label: 'None' } as const

/** What `character.equip` takes: ordinary weapons by name, magic ones by their id. */
function hands(who: Character, prices: readonly Price[]): readonly Slot[] {
  const [first = '', second = ''] = carriedBy(who).map(({ weapon, item }) => item ?? weapon)
  const choices = [
    ...ordinaryWeapons(prices).map((weapon) => ({ value: weapon, label: nameOf(weapon) })),
    ...itemsOf(who).flatMap((item) => (item.kind === 'weapon' ? [{ value: item.id, label: item.label }] : [])),
  ]
  return [
    { label: 'First weapon', value: first, choices },
    { label: 'Second weapon', value: second, choices: [NONE, ...choices] },
  ]
}

const SKILL = 'weapon-skill:'

/** The ordinary weapons are those with a skill. */
function ordinaryWeapons(prices: readonly Price[]): string[] {
  return prices.flatMap(({ increase }) => (increase.startsWith(SKILL) ? [increase.slice(SKILL.length)] : []))
}

const WEARABLE: readonly string[] = ['armor', 'medallion', 'ring']

function thingOf(item: RecordItem): Thing {
  return {
    id: item.id,
    label: item.label,
    detail: itemDetail(item),
    icon: itemIcon(item),
    worn: item.worn ?? false,
    // One suit of armor is worn at a time (14.4).
    place: WEARABLE.includes(item.kind) ? { id: item.kind, single: item.kind === 'armor' } : null,
    // A talisman works on its owner alone (14.6).
    mayBeGiven: item.kind !== 'talisman',
  }
}
