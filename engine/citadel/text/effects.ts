import { many } from '../../kernel/words.ts'
import { CAJOLE, MEDALLION_OF_ORATORY, ORATORY, SWAY } from '../chapters/08-encounters.ts'
import { HEAL, MAGE_ARMOR, REJUVENATE, THIEF } from '../chapters/10-other-spells.ts'
import { HEALING, MIND, MIND_COST, POISON, STRANGLING } from '../chapters/14-items.ts'
import type { Found } from '../state.ts'
import {
  type Medallion,
  type MonsterType,
  type Potion,
  type Ring,
  type SpellId,
  STENCH,
  type Talisman,
  type Weapon,
} from '../tables/index.ts'
import type { ItemWords } from '../tables/table-types.ts'
import { type ItemTexts, itemText, MEDALLION_NAMES, POTION_NAMES, RING_NAMES, TALISMAN_NAMES, WEAPON_NAMES } from './names.ts'

// What everything does, in one line each: shown wherever a player chooses, carries or meets it.

/** 10.5 to 10.8, as printed. */
export const SPELL_EFFECTS: Readonly<Record<SpellId, string>> = {
  charm: 'One monster fights for you, unless it resists',
  blast: '2 wounds to one in their front rank, unless it resists',
  explosion: '1 wound to all in the fight who fail to resist, yours too',
  lightning: '1D3+2 wounds to one in their front rank, unless it resists',
  sleep: 'One sleeps unless it resists; sleepers die when no foe is left awake',
  redemption: 'Brings a charmed companion back, if the companion fails to resist',
  'magic-shield': 'Keeps spell wounds off one of you for the fight',
  hesitate: 'Gives you time to heal before the first round',
  'cease-fire': 'Ends the fight in an agreement; not with X',
  'mental-attack': '2D6+2 wounds to one in their front rank, unless it resists',
  lock: 'Locks the monsters in behind their door for good',
  'mage-armor': `Keeps the next ${MAGE_ARMOR} wounds off one of you`,
  'neutralize-poison': 'Undoes poison the moment it strikes',
  'stone-flesh': 'Turns a companion from stone back to flesh',
  strength: 'Combat Bonus 1D6 higher in the next fight for one of you',
  heal: `Heals ${HEAL} wounds of another, never the caster`,
  rejuvenate: `Heals ${REJUVENATE} wounds of another, never the caster`,
  teleport: 'Sends friend or foe to a place you have been',
  thief: `Detrap +${THIEF} for one attempt`,
  oratory: `+${ORATORY} on one negotiation`,
  cow: 'Intimidates without a roll, unless they resist',
  daunt: 'Like Cow, and they hand over everything',
  sway: `−${SWAY} on the die of a bribe`,
  cajole: `−${CAJOLE} on the die of a bribe`,
  'wrath-of-god': '2D6+2 wounds to any one of them, unless it resists',
  resurrect: 'Brings back a character killed in the fight just over',
}

/** 9.4, 9.9 */
export const WEAPON_EFFECTS: Readonly<Record<Weapon, string>> = {
  dagger: 'Strikes from the front rank; wounds on 5 or more',
  'throwing-dagger': 'Thrown from either rank, once a fight; wounds on 6 or more',
  bow: 'Shoots from the second rank only; wounds on 5 or more',
  sword: 'Strikes from the front rank; wounds on 4 or more, 2 wounds on 10',
  hammer: 'Strikes from the front rank; like the sword, and harder on 12, 14 and 16',
  ax: 'Strikes from the front rank; like the sword, and harder on 14 and 16',
}

/** 8.2 and chapters 15 and 16: how it fights, and what only it can do. */
export const MONSTER_EFFECTS: Readonly<Record<MonsterType, string>> = {
  chimaera: 'Breathes fire: 1 more wound whenever it attacks, unless resisted',
  cronk: `Its stench takes ${-STENCH} off the Combat Bonus of all who fail to resist`,
  demon: 'Never negotiates and takes no gold; guards the Hellgate',
  'dire-wolf': 'A weak biter that comes in packs',
  'evil-hero': 'Fights with a sword, with a skill of 1D6',
  'evil-mage': 'Casts Lightning every round while it has 3 Wound Points or more',
  gargoyle: 'Hits hard and takes long to hew down',
  harpy: 'Falls at a touch, but comes in flocks',
  hydra: 'Each wound it takes makes its next blow 1 stronger',
  medusa: 'Turns her target to stone on a 6; no one can resist',
  minotaur: 'Among the hardest hitters, and slow to die',
  ogre: 'Swings a hammer with all its weight',
  orc: 'Fights with a sword; few Wound Points, and willing to talk',
  skeleton: 'Strikes weakly',
  troll: 'Once wounded, it heals 1 wound after every third round',
  vampire: 'Charms its targets in the first two rounds: those who fail to resist fight for it',
  warg: 'Bites harder than a Dire Wolf; few Wound Points',
  wight: 'Strikes hard and takes many wounds',
  wraith: 'A fighter of middling strength',
  'x-the-unknown': 'Casts Lightning; while X lives, the Hellgate casts three Blasts a round',
}

const POTION_EFFECTS: Readonly<Record<Potion, string>> = {
  poison: `${POISON} wounds to the drinker`,
  strength: 'Combat Bonus 1D6 higher in the next fight',
  'charm-person': 'An Evil Hero, Evil Mage, Orc or Troll fights for you, unless it resists',
  'charm-monster': 'Any other monster fights for you, unless it resists',
  healing: `Heals ${HEALING} wounds`,
}

const TALISMAN_EFFECTS: Readonly<Record<Talisman, string>> = {
  mind: `${MIND} wounds to an enemy unless resisted; costs ${many(MIND_COST, 'Wound Point')}`,
  'yellow-sun': '1D3 more spells under the yellow sun',
  'blue-sun': '1D3 more spells under the blue sun',
  'red-sun': '1D3 more spells under the red sun',
  'all-suns': '1D3 more spells under every sun',
  evil: 'Turns its owner on the party, unless resisted',
}

const MEDALLION_EFFECTS: Readonly<Record<Medallion, string>> = {
  'neutralize-poison': 'No poison harms the wearer',
  'potion-appraisal': 'Identifies potions untasted',
  oratory: `+${MEDALLION_OF_ORATORY} on the party’s negotiations`,
  dexterity: 'Combat Bonus +2 for the wearer',
  strangling: `${STRANGLING} wounds to the wearer`,
}

const RING_EFFECTS: Readonly<Record<Ring, string>> = {
  'resistance-1': 'Resistance +1 for the wearer',
  'resistance-2': 'Resistance +2 for the wearer',
  sleep: 'Casts Sleep once a raid for nothing, from the second rank',
  'neutralize-poison': 'Undoes poison once a raid for nothing',
  heal: `Heals ${HEAL} wounds of another, once a raid for nothing`,
  resurrect: 'Brings back a character killed in the fight just over, once a raid for nothing',
}

const ITEM_EFFECTS: ItemTexts = {
  weapon: (weapon, bonus) => `${WEAPON_EFFECTS[weapon]}; +${bonus} on the die`,
  armor: (bonus) => (bonus === 1 ? '1 more Wound Point while worn' : `${bonus} more Wound Points while worn`),
  tapestry: (value) => `Takes the place of one weapon; worth ${value} at home`,
  potion: POTION_EFFECTS,
  talisman: TALISMAN_EFFECTS,
  medallion: MEDALLION_EFFECTS,
  ring: RING_EFFECTS,
  untested: {
    potion: 'The taker tastes it: one chance in six of poison',
    talisman: 'One chance in six of the Talisman of Evil',
    medallion: 'The taker puts it on: one chance in six that it strangles',
  },
}

/** What a thing does for its owner, in one line. */
export function itemEffect(item: Found): string {
  return itemText(item, ITEM_EFFECTS)
}

function listed(
  kind: ItemWords['kind'],
  names: Readonly<Record<string, string>>,
  effects: Readonly<Record<string, string>>,
  rule: (type: string) => string,
): ItemWords[] {
  return Object.entries(names).map(([type, name]) => ({ kind, type, name, effect: effects[type] ?? '', rule: rule(type) }))
}

/** Everything that can be found (14.3 to 14.8), and the ordinary weapons. */
export const ITEM_WORDS: readonly ItemWords[] = [
  ...listed('weapon', WEAPON_NAMES, WEAPON_EFFECTS, () => '9.4'),
  { kind: 'armor', type: 'armor', name: 'Armor', effect: '1, 2 or more Wound Points more while worn', rule: '14.4' },
  ...listed('potion', POTION_NAMES, POTION_EFFECTS, (type) => `14.5.${type}`),
  ...listed('talisman', TALISMAN_NAMES, TALISMAN_EFFECTS, (type) => `14.6.${type}`),
  ...listed('medallion', MEDALLION_NAMES, MEDALLION_EFFECTS, (type) => `14.7.${type}`),
  ...listed('ring', RING_NAMES, RING_EFFECTS, (type) => `14.8.${type}`),
]
