import { calledBy, SPELL_IDS } from '../../../engine/gladiator/open/spells.ts'
import { kindIcon, known, TERRAIN_ICONS, THING_ICONS } from './icons.ts'

const SPELL_ICONS: Readonly<Record<string, string>> = {
  'magic-bolt': 'g-focused-lightning',
  'magic-missile': 'g-focused-lightning',
  fireball: 'g-fireball',
  'drain-life': 'g-hearts',
  'drain-life-2': 'g-hearts',
  lightning: 'g-focused-lightning',
  'lightning-2': 'g-focused-lightning',
  'lightning-3': 'g-focused-lightning',
  'heal-strength': 'g-healing',
  'stone-flesh': 'g-stone-block',
  'iron-flesh': 'g-stone-block',
  'steel-flesh': 'g-stone-block',
  invisibility: 'g-invisible',
  teleport: 'g-teleport',
  'teleport-away': 'g-teleport',
  'missile-return': 'g-shield-reflect',
  dazzle: 'g-sun',
  'psychic-blast': 'g-psychic-waves',
  'snake-staff': 'g-snake-totem',
  'esp-stats': 'g-third-eye',
  image: 'g-two-shadows',
  'ring-of-fire': 'g-fire-zone',
  'wall-of-fire': 'g-fire-zone',
  'create-fire': 'g-fire',
  'create-pit': 'g-pit',
  'create-shadow': 'g-shadow-grasp',
  'shadow-wall': 'g-shadow-grasp',
  'create-exit': 'g-open-gate',
  'create-wall': 'g-brick-wall',
  'wall-line': 'g-brick-wall',
  'wall-fortress': 'g-brick-wall',
  'pit-trench': 'g-pit',
  'pit-fortress': 'g-pit',
}

/** A spell by itself; the summoned and the illusory are shown as who appears. */
export function spellIcon(spell: string): string {
  const called = SPELL_IDS.flatMap((id) => (id === spell ? (calledBy(id) ?? []) : []))[0]
  return known(SPELL_ICONS, spell) ?? (called === undefined ? 'g-magic-swirl' : kindIcon(called))
}

/** What struck: a weapon, a spell, or terrain. */
export function causeIcon(cause: string): string {
  return known(THING_ICONS, cause) ?? known(TERRAIN_ICONS, cause) ?? known(SPELL_ICONS, cause) ?? 'x-drop'
}
