import { listed } from '../../kernel/words.ts'
import { ARMOUR_NAMES, KIND_NAMES, WEAPON_NAMES } from '../open/names.ts'
import { ARMOURS, type Armour, type Kind, MONSTERS, WEAPONS, type Weapon } from '../state.ts'
import { ARMOUR, ARMOUR_PERCENT, HERO_TO_HIT, PROFICIENCY, RICHES_VALUE, SHIELD, SHIELD_PERCENT } from '../tables/index.ts'
import type { EffectWords, ThingWords } from '../tables/table-types.ts'

// What everything does, in one line each: shown wherever it is chosen, carried or met.

/** 203 to 211 and 214: what it is to meet one, or to lay one out. */
export const KIND_EFFECTS: Readonly<Record<Kind, string>> = {
  goblin: 'Weak alone, but two fit in each square beside him',
  'great-goblin': 'A goblin that hits a little more surely',
  man: 'Hits more often than he misses; can hold a door',
  zombie: 'Seldom hits; daggers and spears hardly touch it',
  lycanthrope: 'Strikes hard and fills its square; cannot hold a door',
  troll: 'Hard to hit; can force a door that he holds shut',
  ogre: 'The surest blow of all; can force a door that he holds shut',
  succubus: 'Never strikes: she holds him, and each turn may cost him strength',
  trap: 'His wits must match its level, or it wounds him and throws him back',
  dummy: 'Does nothing, and is gone when he steps there',
  gold: `${RICHES_VALUE.gold} points with Alysa; takes half a point off his movement`,
  jewel: `${RICHES_VALUE.jewel} points with Alysa; weighs nothing`,
}

/** 102B, 210D: the opponents it is surest against, and what it takes. */
export function weaponEffect(weapon: Weapon): string {
  const needed = HERO_TO_HIT[weapon]
  const least = Math.min(...MONSTERS.map((monster) => needed[monster]))
  const best = MONSTERS.filter((monster) => needed[monster] === least).map((monster) => `${KIND_NAMES[monster]}s`.replace('mans', 'men'))
  return `Surest against ${listed(best)}${PROFICIENCY[weapon].twoHanded ? '; both hands, no shield' : ''}`
}

/** 210G2, 214D */
function armourEffect(armour: Armour): string {
  const dice = ARMOUR[armour]
  const blows = dice === 0 ? 'Does not change the dice of monsters' : `Monsters roll ${Math.abs(dice)} ${dice < 0 ? 'lower' : 'higher'}`
  const percent = ARMOUR_PERCENT[armour]
  return percent === 0 ? blows : `${blows}; courage counts ${Math.abs(percent)}% ${percent < 0 ? 'less' : 'more'}`
}

const SHIELD_EFFECT = `Monsters roll ${Math.abs(SHIELD)} lower; courage counts ${Math.abs(SHIELD_PERCENT)}% less`

function things(): readonly ThingWords[] {
  return [
    ...WEAPONS.map((type): ThingWords => ({ kind: 'weapon', type, name: WEAPON_NAMES[type], effect: weaponEffect(type), rule: '210D' })),
    ...ARMOURS.map((type): ThingWords => ({ kind: 'armour', type, name: ARMOUR_NAMES[type], effect: armourEffect(type), rule: '210G' })),
    { kind: 'armour', type: 'shield', name: 'shield', effect: SHIELD_EFFECT, rule: '210G' },
    ...(['gold', 'jewel'] as const).map(
      (type): ThingWords => ({ kind: 'riches', type, name: KIND_NAMES[type], effect: KIND_EFFECTS[type], rule: '207' }),
    ),
  ]
}

export const WORDS: EffectWords = { counters: KIND_EFFECTS, things: things() }
