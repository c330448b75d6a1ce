import { listed, many } from '../../kernel/words.ts'
import { SPELLS } from '../tables/index.ts'
import type { Card, CreatureCard, HazardCard, ObjectCard, Treasure, TreasureId } from '../view-types.ts'
import { timesOf } from './cards.ts'
import { spellName } from './names.ts'

// What a card does, in one line, by the rules and on the page alike.

/** From a magic room: numbers count double (10.1, D-86). */
interface Find {
  readonly magic?: boolean
}

/** What a card does, with its figures; what it weighs is not said. */
export function cardLine(card: Card, find: Find = {}): string {
  switch (card.type) {
    case 'object':
      return objectLine(card, find)
    case 'creature':
      return creatureLine(card, find)
    case 'hazard':
      return hazardLine(card, find)
  }
}

/** `Attack +3, two hands, +6 at doors`. */
function objectLine(card: ObjectCard, { magic = false }: Find): string {
  const times = timesOf(magic)
  const { attack, doorAttack, hands, thrown, harmsUndead, defence, heal, freeIngredients, opens, spells, parchment, riches } = card
  const parts = [
    ...(attack === undefined ? [] : [`Attack +${attack * times}`, thrown ? 'thrown once' : hands === 2 ? 'two hands' : 'one hand']),
    ...(doorAttack === undefined ? [] : [`+${doorAttack * times} at doors`]),
    ...(harmsUndead ? ['harms the undead'] : []),
    ...(defence === undefined ? [] : [`Defence +${defence * times}`]),
    ...(card.destroysMedusa ? ['destroys the Medusa'] : []),
    ...(card.wardsSkull ? ['protects in the skull chamber'] : []),
    ...(heal === undefined ? [] : [`Restores ${many(heal * times, 'life point')}`]),
    ...(card.unlabelled ? ['A die decides what it does'] : []),
    ...(opens === undefined ? [] : [`Opens door ${opens}`]),
    ...(spells === undefined ? [] : [`Teaches ${listed(spells.map(spellByNumber))}`]),
    ...(parchment === undefined ? [] : [`${spellName(parchment)}, once`]),
    ...(freeIngredients === undefined ? [] : [`${freeIngredients * times} ingredients of one kind for every spell`]),
    ...Object.entries(card.ingredients ?? {}).map(([kind, amount]) => `${many(amount * times, kind)} for spells`),
    ...(riches === undefined ? [] : [`${riches} riches`]),
  ]
  return parts.length > 0 ? parts.join(', ') : (OBJECT_LINES[card.kind] ?? card.name)
}

const OBJECT_LINES: Readonly<Record<string, string>> = {
  rope: 'Helps you out of pits and across them',
  'summon-evil': 'Works in the skull chamber, with a talisman',
}

function spellByNumber(number: number): string {
  return SPELLS.find((spell) => spell.number === number)?.name ?? String(number)
}

/** `Attack 5 and a die, defence 10, undead`; the defence of a creature is never doubled (D-86). */
function creatureLine({ attack, defence, undead }: CreatureCard, { magic = false }: Find): string {
  if (attack === null || defence === null) return 'Kills you unless your initiative is higher'
  return `Attack ${attack * timesOf(magic)} and a die, defence ${defence}${undead ? ', undead' : ''}`
}

/** `A fall costs 1 life point, and climbing out takes a turn`. */
function hazardLine({ kind, lifePoints, perFailedClimb, toughness, lock }: HazardCard, { magic = false }: Find): string {
  if (toughness !== undefined)
    return lock === undefined
      ? `Lets one character pass, then slams shut; toughness ${toughness}`
      : `Opens with key ${lock}, or breaks; toughness ${toughness}`
  const points = (amount: number | undefined) => (amount === undefined ? '' : many(amount * timesOf(magic), 'life point'))
  const cost = points(lifePoints)
  return HAZARD_LINES[kind]?.(cost, points(perFailedClimb)) ?? `Costs ${cost}`
}

/** By kind; `more` is what every further turn there costs (D-40). */
const HAZARD_LINES: Readonly<Record<string, (cost: string, more: string) => string>> = {
  'pit-trap': (cost) => `A fall costs ${cost}; each attempt to climb out takes a turn`,
  'toxic-pit': (cost, more) => `A fall costs ${cost}; every further turn in it costs ${more}`,
  'spiked-trap': (cost) => `Costs ${cost} unless your luck holds`,
  'explosive-gas': (cost) => `A lit lantern sets it off: ${cost}`,
  'poison-gas': (cost) => `Costs ${cost} every time`,
  'strong-breeze': () => 'Blows the lantern out',
  rubble: () => 'Only magic gets through',
  trapdoor: () => 'Leads down to other trapdoors',
  pentagram: () => 'The Warlock can appear here',
}

/** What a major treasure does, and what it is worth. */
export function treasureLine({ id, riches }: Pick<Treasure, 'id' | 'riches'>): string {
  return `${TREASURE_LINES[id]}; ${riches} riches`
}

const TREASURE_LINES: Readonly<Record<TreasureId, string>> = {
  cloak: 'Creatures in the light can’t see you',
  grimoire: 'Teaches every spell; book spells are free with a ring or talisman',
  'blood-stone': 'Restores at once what a fight costs',
  staff: 'The greatest prize, but no help on the way out',
}
