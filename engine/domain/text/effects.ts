import { listed, many } from '../../kernel/words.ts'
import { cardOf, isTreasure, treasureOf } from '../chapters/cards.ts'
import { SPELLS } from '../tables/index.ts'
import {
  type CreatureCard,
  type HazardCard,
  INGREDIENTS,
  type ObjectCard,
  type SpellId,
  type TreasureId,
  type Weight,
} from '../tables/table-types.ts'
import { INGREDIENT_NAMES, kindName, spellName } from './names.ts'

// What each card, spell and treasure does, in one line.

const WEIGHT_WORDS: Readonly<Record<Weight, string>> = { light: 'light', average: 'one place', heavy: 'heavy' }

/** One line for a card or a major treasure. */
export function effectOf(thing: string): string {
  if (isTreasure(thing)) return TREASURE_EFFECTS[thing]
  const card = cardOf(thing)
  switch (card.type) {
    case 'object':
      return `${objectEffect(card)}; ${WEIGHT_WORDS[card.weight]}`
    case 'creature':
      return creatureLine(card)
    case 'hazard':
      return hazardLine(card)
  }
}

const TREASURE_EFFECTS: Readonly<Record<TreasureId, string>> = {
  cloak: `Where it is light no creature sees you; ${treasureOf('cloak').riches} riches`,
  grimoire: `Every spell there is, and a ring or talisman pays for it; ${treasureOf('grimoire').riches} riches`,
  'blood-stone': `Gives back at once what a fight costs; ${treasureOf('blood-stone').riches} riches`,
  staff: `No help on the way out, and the greatest prize; ${treasureOf('staff').riches} riches`,
}

function objectEffect(card: ObjectCard): string {
  const parts = [
    ...(card.attack === undefined ? [] : [weaponLine(card)]),
    ...(card.defence === undefined ? [] : [`Defence +${card.defence}`]),
    ...(card.destroysMedusa === true ? ['destroys the Medusa'] : []),
    ...(card.wardsSkull === true ? ['keeps the skull chamber off'] : []),
    ...(card.heal === undefined ? [] : [`Gives back ${many(card.heal, 'life point')}`]),
    ...(card.unlabelled === true ? ['A die says what it does'] : []),
    ...(card.opens === undefined ? [] : [`Opens door ${card.opens}`]),
    ...(card.spells === undefined ? [] : [`Teaches ${listed(card.spells.map(spellByNumber))}`]),
    ...(card.parchment === undefined ? [] : [`${spellName(card.parchment)}, once`]),
    ...(card.freeIngredients === undefined ? [] : [`${card.freeIngredients} ingredients of one kind for every spell`]),
    ...(card.riches === undefined ? [] : [`${card.riches} riches`]),
    ...INGREDIENTS.flatMap((kind) => {
      const amount = card.ingredients?.[kind]
      return amount === undefined ? [] : [`${amount} of the ingredient ${INGREDIENT_NAMES[kind]}`]
    }),
  ]
  return parts.length > 0 ? parts.join(', ') : (OBJECT_EFFECTS[card.kind] ?? kindName(card.kind))
}

const OBJECT_EFFECTS: Readonly<Record<string, string>> = {
  rope: 'Helps out of pits, and over them',
  'summon-evil': 'Calls the evil in the skull chamber, under a talisman',
}

function weaponLine({ attack = 0, doorAttack, hands, thrown, harmsUndead }: ObjectCard): string {
  const how = thrown === true ? 'thrown once' : hands === 2 ? 'two hands' : 'one hand'
  const doors = doorAttack === undefined ? '' : `, +${doorAttack} at doors`
  return `Attack +${attack}, ${how}${doors}${harmsUndead === true ? ', harms the undead' : ''}`
}

function spellByNumber(number: number): string {
  return SPELLS.find((spell) => spell.number === number)?.name ?? String(number)
}

/** `attack 5 + a die, defence 10, undead`. */
export function creatureLine({ attack, defence, undead }: CreatureCard): string {
  if (attack === null || defence === null) return 'Turns to stone whoever is not quicker'
  return `Attack ${attack} and a die, defence ${defence}${undead ? ', undead' : ''}`
}

function hazardLine({ kind, lifePoints, toughness, lock }: HazardCard): string {
  if (toughness !== undefined)
    return lock === undefined ? `Falls shut behind you; toughness ${toughness}` : `Key ${lock}, or toughness ${toughness}`
  return lifePoints === undefined ? (HAZARD_LINES[kind] ?? '') : `Costs ${many(lifePoints, 'life point')}`
}

const HAZARD_LINES: Readonly<Record<string, string>> = {
  rubble: 'Only magic leads through',
  'strong-breeze': 'Blows the lantern out',
  trapdoor: 'Leads down to other trapdoors',
  pentagram: 'The Warlock can appear here',
}

/** What a spell does, in a few words (11.2, 11.3). */
export const SPELL_EFFECTS: Readonly<Record<SpellId, string>> = {
  'healing-hands': 'All life points back; takes the turn',
  'open-sesame': 'A door stands open for everybody through two turns; takes the turn',
  invisibility: 'Creatures in the light do not see you next turn; takes the turn',
  'guiding-light': 'Light without a lantern for two turns; takes the turn',
  boneshaker: 'Destroys one of the undead, but not the Reaper',
  'icy-blast': 'A creature stands frozen until the end of your next turn',
  'human-mole': 'Through rubble and walls next turn; takes the turn',
  'long-jump': 'Over a pit that is known or suspected; takes the turn',
  'ante-freeze': 'Destroys one of the undead, the Reaper too',
  'mirror-image': 'Destroys the Medusa',
  'double-trouble': 'Your attack counts double this turn',
  fireball: 'Destroys the nearest that lives; costs 2 life points',
}
