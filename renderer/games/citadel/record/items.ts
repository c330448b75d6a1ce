import type { ItemView } from '../../../../engine/citadel/view-types.ts'
import { spellName } from '../names.ts'

/** A thing on a record; at home a talisman says what it gives under each sun (14.6). */
export interface RecordItem extends ItemView {
  readonly gains?: readonly number[]
  /** It stays at home when its owner goes in (17.4). */
  readonly atHome?: boolean
}

/** What is worth knowing about a thing apart from its name: doses, castings, what it adds. */
export function itemDetail(item: RecordItem): string {
  switch (item.kind) {
    case 'potion':
      return item.uses === undefined ? '' : item.uses === 1 ? 'one dose' : `${item.uses} doses`
    case 'ring':
      return item.uses === undefined ? '' : item.uses > 0 ? 'once a raid' : 'used in this raid'
    case 'armor':
      return item.bonus === undefined ? '' : item.bonus === 1 ? '1 more Wound Point' : `${item.bonus} more Wound Points`
    case 'talisman':
      return SUNS.flatMap((sun, i) => (item.gains?.[i] ? [`+${item.gains[i]} ${sun}`] : [])).join(', ')
    default:
      return ''
  }
}

/** Rings that are called by more than their spell. */
const RINGS: Readonly<Record<string, string>> = { 'resistance-1': 'Resistance +1', 'resistance-2': 'Resistance +2' }

const SUNS = ['red', 'yellow', 'blue'] as const

/** A thing's name as the raid writes it: `Sword +2`, `Ring of Heal`. */
export function itemName({ kind, type, bonus = 0 }: Pick<ItemView, 'kind' | 'type' | 'bonus'>): string {
  switch (kind) {
    case 'weapon':
      return `${spellName(type)} +${bonus}`
    case 'armor':
      return `Armor +${bonus}`
    case 'potion':
      return type === 'poison' ? 'Poison' : `${spellName(type)} Potion`
    case 'talisman':
      return type === 'all-suns'
        ? 'Talisman of All Suns'
        : type.endsWith('-sun')
          ? `${spellName(type)} Talisman`
          : `Talisman of ${spellName(type)}`
    case 'medallion':
      return `Medallion of ${spellName(type)}`
    case 'ring':
      return `Ring of ${RINGS[type] ?? spellName(type)}`
    case 'tapestry':
      return `Tapestry worth ${bonus}`
    default:
      return spellName(type)
  }
}
