import { cardOf, objectOf } from '../open/cards.ts'
import type { Character, Item } from '../state.ts'
import { HANDS, START } from '../tables/index.ts'
import { doubled, itemsOf } from './cards.ts'
import { weakness } from './characters.ts'

// 9.4: two hands hold weapons and a shield; what is worn counts by itself (D-19, D-85).

/** Things in the hands, in the order in which they are carried; empty for bare hands. */
export type HandSet = readonly Item[]

/** A weapon for close combat, or a shield. The Javelin is only thrown (9.6). */
function isForHands({ card }: Item): boolean {
  const object = objectOf(card)
  return object.worn === 'shield' || (object.hands !== undefined && object.thrown !== true)
}

function handsOf({ card }: Item): number {
  const { worn, hands } = objectOf(card)
  return worn === 'shield' ? 1 : (hands ?? 0)
}

/** 9.4: two hands, one shield, and never two heavy weapons. */
function isLawful(set: HandSet): boolean {
  const objects = set.map(({ card }) => objectOf(card))
  const shields = objects.filter(({ worn }) => worn === 'shield').length
  const heavy = objects.filter(({ worn, weight }) => worn !== 'shield' && weight === 'heavy').length
  return set.reduce((sum, item) => sum + handsOf(item), 0) <= HANDS && shields <= 1 && heavy <= 1
}

/** Every set to which nothing can be added, each mixture of kinds once; bare hands where there is nothing to hold (D-85). */
export function handSets(c: Character): readonly HandSet[] {
  const items = itemsOf(c).filter(isForHands)
  const sets: HandSet[] = [[], ...items.map((item) => [item])]
  for (const [i, one] of items.entries()) for (const other of items.slice(i + 1)) sets.push([one, other])
  const lawful = sets.filter(isLawful)
  const whole = lawful.filter((set) => !items.some((item) => !set.includes(item) && isLawful([...set, item])))
  const seen = new Set<string>()
  return whole.filter((set) => {
    const key = set
      .map(({ card, magic }) => `${cardOf(card).kind}${magic ? '*' : ''}`)
      .sort()
      .join('+')
    return seen.has(key) ? false : seen.add(key)
  })
}

/** What is struck at: the living, the undead (9.5, D-31), or a door (9.7). */
export type Struck = 'living' | 'undead' | 'door'

/** What the set adds to an attack. Against the undead only marked weapons count. */
export function setAttack(set: HandSet, at: Struck): number {
  return set.reduce((sum, item) => {
    const { attack = 0, doorAttack, harmsUndead } = objectOf(item.card)
    if (at === 'undead' && harmsUndead !== true) return sum
    return sum + doubled(at === 'door' ? (doorAttack ?? attack) : attack, item)
  }, 0)
}

/** 12.1, D-24: without a marked weapon in hand no blow of his can hurt the undead. */
export function canHarm(set: HandSet, at: Struck): boolean {
  return at !== 'undead' || set.some(({ card }) => objectOf(card).harmsUndead === true)
}

/** 4.4: the best of each thing that is worn; two talismans cancel each other (D-56). */
export function wornDefence(c: Character): number {
  const best = { head: 0, body: 0, amulet: 0 }
  const items = itemsOf(c)
  const talismans = items.filter(({ card }) => objectOf(card).worn === 'amulet').length
  for (const item of items) {
    const { worn, defence = 0 } = objectOf(item.card)
    if (worn === undefined || worn === 'shield' || (worn === 'amulet' && talismans > 1)) continue
    best[worn] = Math.max(best[worn], doubled(defence, item))
  }
  return best.head + best.body + best.amulet
}

/** 4.4: his defence with that in his hands. */
export function defenceWith(c: Character, set: HandSet): number {
  const shield = set.reduce((sum, item) => {
    const { worn, defence = 0 } = objectOf(item.card)
    return worn === 'shield' ? sum + doubled(defence, item) : sum
  }, 0)
  return START.defence - weakness(c) + wornDefence(c) + shield
}

/** 4.4: without hands, as the sheet shows it. */
export function bareDefence(c: Character): number {
  return START.defence - weakness(c) + wornDefence(c)
}
