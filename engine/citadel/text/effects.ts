import { CAJOLE, MEDALLION_OF_ORATORY, ORATORY, SWAY } from '../chapters/08-encounters.ts'
import { HEAL, MAGE_ARMOR, REJUVENATE, THIEF } from '../chapters/10-other-spells.ts'
import { HEALING, MIND, MIND_COST, POISON, STRANGLING } from '../chapters/14-items.ts'
import type { Found } from '../state.ts'
import type { Medallion, MonsterType, Potion, Ring, SpellId, Talisman, Weapon } from '../tables/index.ts'
import type { ItemWords } from '../tables/table-types.ts'
import { type ItemTexts, itemText, MEDALLION_NAMES, POTION_NAMES, RING_NAMES, TALISMAN_NAMES, WEAPON_NAMES } from './names.ts'

// What everything does, in one line each: shown wherever it is chosen, carried or met.

/** 10.5 to 10.8, as printed. */
export const SPELL_EFFECTS: Readonly<Record<SpellId, string>> = {
  charm: 'One monster comes over to you, unless it resists',
  blast: '2 wounds to one in their front rank',
  explosion: '1 wound to all in the fight who do not resist, yours too',
  lightning: '1D3+2 wounds to one in their front rank',
  sleep: 'One sleeps unless it resists; sleepers die when no foe is left awake',
  redemption: 'Calls a charmed friend back',
  'magic-shield': 'No wounds from spells for one of you',
  hesitate: 'Time to heal before the first blow',
  'cease-fire': 'The fight is over, as if agreed; not with X',
  'mental-attack': '2D6+2 wounds to one in their front rank',
  lock: 'Shuts a monster in behind its door, for good',
  'mage-armor': `Takes the next ${MAGE_ARMOR} wounds for one of you`,
  'neutralize-poison': 'Undoes a poisoning just suffered',
  'stone-flesh': 'Brings a friend back from stone',
  strength: 'As a Strength Potion, on one of you',
  heal: `${HEAL} wounds back to another, never to the caster`,
  rejuvenate: `${REJUVENATE} wounds back to another, never to the caster`,
  teleport: 'Friend or foe to a place you have been',
  thief: `+${THIEF} on one try at a trap`,
  oratory: `+${ORATORY} on the dice of talk`,
  cow: 'No dice: they give way, unless they resist',
  daunt: 'As Cow, and they hand over everything',
  sway: `−${SWAY} on the die of a bribe`,
  cajole: `−${CAJOLE} on the die of a bribe`,
  'wrath-of-god': '2D6+2 wounds to any one of them',
  resurrect: 'Brings back one killed in the fight just over',
}

/** 9.4, 9.9 */
export const WEAPON_EFFECTS: Readonly<Record<Weapon, string>> = {
  dagger: 'Strikes from the front rank; wounds on 5 or more',
  'throwing-dagger': 'Thrown from either rank, once a fight; wounds on 6 or more',
  bow: 'Shoots from the second rank only; wounds on 5 or more',
  sword: 'Strikes from the front rank; wounds on 4 or more, twice on 10',
  hammer: 'Strikes from the front rank; as the sword, and harder on 12, 14 and 16',
  ax: 'Strikes from the front rank; as the sword, and harder on 14 and 16',
}

/** 8.2 and chapters 15 and 16: how it fights, and what only it can do. */
export const MONSTER_EFFECTS: Readonly<Record<MonsterType, string>> = {
  chimaera: 'Breathes fire: 1 wound more whenever it attacks, unless resisted',
  cronk: 'Its stench takes 2 off the Combat Bonus of all who do not resist',
  demon: 'Never negotiates and takes no gold; guards the Hellgate',
  'dire-wolf': 'A weak biter that comes in packs',
  'evil-hero': 'Fights with a sword; its skill is a die, rolled when it appears',
  'evil-mage': 'Casts Lightning every round while it has 3 Wound Points or more',
  gargoyle: 'Much stone to hew through, and a heavy hand',
  harpy: 'Falls at a touch; there are many',
  hydra: 'Each wound it takes makes its next blow 1 stronger',
  medusa: 'Turns her target to stone on a 6; no one can resist',
  minotaur: 'Among the hardest hitters, and slow to die',
  ogre: 'Swings a hammer with all its weight',
  orc: 'Fights with a sword; few Wound Points, and willing to talk',
  skeleton: 'Bones that strike weakly',
  troll: 'From its first wound on, 1 heals after every third round',
  vampire: 'Charms its targets in its first two rounds; those who fail to resist fight for it',
  warg: 'A wolf of the larger kind: few wounds, a fair bite',
  wight: 'Strikes hard, and bears many wounds',
  wraith: 'A middling striker with many wounds',
  'x-the-unknown': 'Casts Lightning; while X lives, the Hellgate casts three Blasts a round',
}

const POTION_EFFECTS: Readonly<Record<Potion, string>> = {
  poison: `${POISON} wounds to the drinker`,
  strength: 'Combat Bonus 1D6 higher in the next fight',
  'charm-person': 'An Evil Hero, Evil Mage, Orc or Troll comes over to you, unless it resists',
  'charm-monster': 'Any other monster comes over to you, unless it resists',
  healing: `${HEALING} wounds back`,
}

const TALISMAN_EFFECTS: Readonly<Record<Talisman, string>> = {
  mind: `For ${MIND_COST} wound, ${MIND} wounds to an enemy who does not resist`,
  'yellow-sun': '1D3 spells more under the yellow sun',
  'blue-sun': '1D3 spells more under the blue sun',
  'red-sun': '1D3 spells more under the red sun',
  'all-suns': '1D3 spells more under every sun',
  evil: 'Turns its owner on the party, unless resisted',
}

const MEDALLION_EFFECTS: Readonly<Record<Medallion, string>> = {
  'neutralize-poison': 'No poison harms the wearer',
  'potion-appraisal': 'Knows potions untasted',
  oratory: `+${MEDALLION_OF_ORATORY} on the party’s dice of talk`,
  dexterity: 'Combat Bonus of the wearer 2 higher',
  strangling: `${STRANGLING} wounds to the wearer`,
}

const RING_EFFECTS: Readonly<Record<Ring, string>> = {
  'resistance-1': 'Resistance of the wearer 1 higher',
  'resistance-2': 'Resistance of the wearer 2 higher',
  sleep: 'Casts Sleep once a raid, free, from the second rank',
  'neutralize-poison': 'Undoes a poisoning once a raid, free',
  heal: `${HEAL} wounds back once a raid, free`,
  resurrect: 'Brings back one killed in the fight just over, once a raid, free',
}

const ITEM_EFFECTS: ItemTexts = {
  weapon: (weapon, bonus) => `${WEAPON_EFFECTS[weapon]}; +${bonus} on the die`,
  armor: (bonus) => (bonus === 1 ? '1 Wound Point more while worn' : `${bonus} Wound Points more while worn`),
  tapestry: (value) => `Takes the place of one weapon; worth ${value} at home`,
  potion: POTION_EFFECTS,
  talisman: TALISMAN_EFFECTS,
  medallion: MEDALLION_EFFECTS,
  ring: RING_EFFECTS,
  untested: {
    potion: 'Poison in one case of six; the taker drinks of it',
    talisman: 'The Talisman of Evil in one case of six',
    medallion: 'Strangles in one case of six; the taker puts it on',
  },
}

/** What a thing does for whoever has it, in one line. */
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
  { kind: 'armor', type: 'armor', name: 'Armor', effect: 'Wound Points more while worn: 1, 2 or above', rule: '14.4' },
  ...listed('potion', POTION_NAMES, POTION_EFFECTS, (type) => `14.5.${type}`),
  ...listed('talisman', TALISMAN_NAMES, TALISMAN_EFFECTS, (type) => `14.6.${type}`),
  ...listed('medallion', MEDALLION_NAMES, MEDALLION_EFFECTS, (type) => `14.7.${type}`),
  ...listed('ring', RING_NAMES, RING_EFFECTS, (type) => `14.8.${type}`),
]
