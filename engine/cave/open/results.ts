import { many } from '../../kernel/words.ts'
import type { DieTable, Result } from '../tables/table-types.ts'
import { anyName } from './names.ts'

// What a face of a die or a card brings: `life:-1`, `toad:3`, `alignment:evil`, `demons`.

const WORDS: Readonly<Record<string, string>> = {
  nothing: 'nothing',
  'turn-ends': 'the turn ends',
  flee: 'flee to the next space',
  'leave-one': 'leave 1 Gold or an Object here',
  'leave-all': 'leave all Gold and Objects here',
  'objects-destroyed': 'all Objects are destroyed',
  'objects-lost': 'lose all Objects',
  'followers-lost': 'lose all Followers',
  reveal: 'learn where the Magic Crystal is',
  'gold-for-life': 'lose 1 Gold instead of a Life',
  demons: 'Demons attack',
  'alignment:good': 'become Good',
  'alignment:neutral': 'become Neutral',
  'alignment:evil': 'become Evil',
}

/** A list on which a die is read: `1–3 gain 3 Gold; 4–5 leave 1 Gold or an Object here; 6 lose 1 Craft`. */
export function listText(die: DieTable): string {
  const groups: { words: string; first: number; last: number }[] = []
  for (const [i, result] of die.entries()) {
    const words = resultText(result)
    const group = groups.at(-1)
    if (group?.words === words) group.last = i + 1
    else groups.push({ words, first: i + 1, last: i + 1 })
  }
  return groups.map(({ words, first, last }) => `${first === last ? first : `${first}–${last}`} ${words}`).join('; ')
}

/** Its word, and the number or the word behind it. */
interface Parts {
  readonly word: string
  readonly value: string
  readonly amount: number
}

const parts = new Map<Result, Parts>()

export function partsOf(result: Result): Parts {
  const found = parts.get(result)
  if (found !== undefined) return found
  const [word = '', value = ''] = result.split(':')
  const made = { word, value, amount: Number(value) }
  parts.set(result, made)
  return made
}

/** What a face of a die or a card brings, in a few words: `gain 2 Gold`, `miss 3 turns`. */
export function resultText(result: Result): string {
  const known = WORDS[result]
  if (known !== undefined) return known
  const { word, amount } = partsOf(result)
  const counted = Math.abs(amount)
  const verb = amount < 0 ? 'lose' : 'gain'
  switch (word) {
    case 'life':
      return `${verb} ${many(counted, 'Life', 'Lives')}`
    case 'gold':
      return `${verb} ${counted} Gold`
    case 'strength':
      return `${verb} ${counted} Strength`
    case 'craft':
      return `${verb} ${counted} Craft`
    case 'spell':
      return `${verb} ${many(counted, 'Spell')}`
    case 'turns':
      return `miss ${many(counted, 'turn')}`
    case 'weak':
      return `weakened for ${many(counted, 'turn')}`
    case 'toad':
      return `become a Toad for ${many(counted, 'turn')}`
    case 'fight':
      return `the Guardian attacks with Strength ${counted}`
    default:
      return anyName(word)
  }
}
