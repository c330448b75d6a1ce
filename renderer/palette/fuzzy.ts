/**
 * How well the typed words match a text: higher is better, null means no match. Every word must be found: best at the beginning of a word,
 * next within one, last as its letters in order.
 */
export function closeness(typed: string, text: string): number | null {
  const target = plain(text)
  let sum = 0
  for (const word of plain(typed).split(/\s+/)) {
    if (word === '') continue
    const found = closenessOfWord(word, target)
    if (found === null) return null
    sum += found
  }
  return sum
}

/** The items that match, best first; equals keep their order. */
export function bestFits<T>(typed: string, items: readonly T[], textOf: (item: T) => string): readonly T[] {
  return items
    .flatMap((item) => {
      const found = closeness(typed, textOf(item))
      return found === null ? [] : [{ item, found }]
    })
    .toSorted((a, b) => b.found - a.found)
    .map(({ item }) => item)
}

const WHOLE_START = 4
const WORD_START = 3
const WITHIN = 2
const LETTERS = 1

function closenessOfWord(word: string, text: string): number | null {
  if (text.startsWith(word)) return WHOLE_START
  const at = text.indexOf(word)
  if (at > 0) return text.includes(` ${word}`) ? WORD_START : WITHIN
  return word.length > 2 && hasLetters(word, text) ? LETTERS : null
}

/** The letters in order within one word that begins with the first: `cmpgn` is a campaign. */
function hasLetters(letters: string, text: string): boolean {
  return text.split(' ').some((word) => word.startsWith(letters.charAt(0)) && isWithin(letters, word))
}

function isWithin(letters: string, word: string): boolean {
  let at = -1
  for (const letter of letters) {
    at = word.indexOf(letter, at + 1)
    if (at < 0) return false
  }
  return true
}

/** Small letters without their accents, words apart by single spaces. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.,]+/gu, ' ')
    .trim()
}
