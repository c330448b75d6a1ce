import { faceOf, pluralOf } from '../../../engine/citadel/open/names.ts'
import type { MonsterView } from '../../../engine/citadel/view-types.ts'
import { capital } from '../../../engine/kernel/words.ts'

/** The picture of someone to whom the roster has given none: the face that his name gives him. */
export function personPicture(who: { readonly id: string; readonly race: string; readonly kind: string }): string {
  if (who.kind === 'charmed-monster') return monsterIcon(who.race)
  return faceOf(who) ?? 'x-human'
}

export function monsterIcon(type: string): string {
  return `m-${kebab(type)}`
}

/** `3 Wraiths`, `Troll 1`: several monsters of a kind together. */
export function inKinds(monsters: readonly Pick<MonsterView, 'type' | 'name'>[]): readonly string[] {
  return [...Map.groupBy(monsters, ({ type }) => type)].map(([type, [first, ...others]]) =>
    others.length === 0 ? (first?.name ?? '') : `${others.length + 1} ${pluralOf(raceName(type))}`,
  )
}

export function weaponIcon(weapon: string): string {
  return `w-${kebab(weapon)}`
}

export function spellIcon(spell: string): string {
  return `s-${kebab(spell)}`
}

const ITEMS: Record<string, string> = {
  armor: 'x-armor',
  potion: 'x-potion',
  talisman: 'x-talisman',
  medallion: 'x-medallion',
  ring: 'x-ring',
  tapestry: 'x-quill',
}

export function itemIcon(item: { readonly kind: string; readonly type: string }): string {
  return ITEMS[item.kind] ?? (item.kind === 'weapon' ? weaponIcon(item.type) : 'x-chest')
}

const EFFECTS: Record<string, string> = {
  drunk: 'x-beer',
  stone: 'x-stone',
  charmed: 's-charm',
  asleep: 's-sleep',
  shielded: 'x-shield',
  'magic-shield': 's-magic-shield',
  'mage-armor': 's-mage-armor',
  'stone-flesh': 's-stone-flesh',
  strength: 's-strength',
  poisoned: 'x-gas',
}

export function effectIcon(effect: { readonly id: string; readonly bad?: boolean }): string {
  return EFFECTS[effect.id] ?? (effect.bad ? 'x-broken' : 'x-shield')
}

/** `Throwing dagger` from `throwing-dagger`. */
export function nameOf(id: string): string {
  const words = id.replaceAll('-', ' ')
  return capital(words)
}

/** `Neutralize Poison`, `Demi-Cronk`, `Swamp Creature`: spells and races are written as titles. */
export function spellName(id: string): string {
  return id === 'stone-flesh' ? 'Stone-Flesh' : title(id)
}

export function raceName(id: string): string {
  return id.toLowerCase() === 'demi-cronk' ? 'Demi-Cronk' : title(id)
}

function title(id: string): string {
  return id
    .split('-')
    .map((word) => (word === 'of' || word === 'the' ? word : capital(word)))
    .join(' ')
}

function kebab(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, '-')
}
