import { whole } from './figures.ts'
import type { VariantWords } from './variant-types.ts'

// Phrases that every game needs.

/** `1 wound`, `3 wounds`, `1,200 raids`. */
export function many(count: number, one: string, more = `${one}s`): string {
  return `${whole(count)} ${count === 1 ? one : more}`
}

/** `a`, `a and b`, `a, b and c`; `none` where there is nothing to list. */
export function listed(words: readonly string[], none = 'nothing', joint: 'and' | 'or' = 'and'): string {
  const last = words.at(-1) ?? none
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`
}

/** The text with its first letter capitalised. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `+3`, `−2`. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`
}

/** `+ 3`, `− 2`: a term of a sum. */
export function term(value: number): string {
  return value < 0 ? `− ${-value}` : `+ ${value}`
}

/** `an Orc`, `a troll`, `a Unicorn`: by first letters, which is right for everything the games name. */
export function withArticle(noun: string): string {
  return `${/^(?!uni)[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
}

/** Whether the text is whole sentences: a capital, a figure or a quotation mark first, and closing punctuation last. */
export function isSentence(text: string): boolean {
  return /^[\p{Lu}\d"“'].*[.!?]["”]?$/su.test(text)
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** `three`; `13`: words up to twelve, then figures. */
export function inWords(count: number): string {
  return NUMBERS[count] ?? String(count)
}

/** `one trap`, `three traps`, `13 traps`. */
export function manyInWords(count: number, one: string, more = `${one}s`): string {
  return `${inWords(count)} ${count === 1 ? one : more}`
}

/** The variant that every game may have: the host asks for the faces of each roll. */
export const PHYSICAL_DICE: VariantWords = { name: 'Dice on the table', text: 'You roll real dice and enter what they show.' }

/** The ids of variants, in the order in which they are offered. */
export function variantIds<T extends string>(words: Readonly<Record<T, VariantWords>>): readonly T[] {
  return Object.keys(words).filter((id): id is T => id in words)
}
