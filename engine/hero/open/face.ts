/** Faces that belong to a name: those that come with the game, and the bots'. */
const KNOWN: Readonly<Record<string, string>> = {
  'Sir Roderick': 'face-roderick',
  'Osric the Damp': 'face-osric',
  Hildebrand: 'face-hildebrand',
}

/** Faces of anyone else. */
const OTHERS: readonly string[] = [
  ...[1, 2, 3, 4, 5, 6].map((n) => `face-human-${n}`),
  ...['edred', 'stephen', 'raman', 'weldron', 'theregond', 'zurik', 'alic', 'curvenol', 'maytwist'].map((name) => `face-${name}`),
]

/** The face of a hero: his name decides, so that he has the same one on the shelf, at the table, in a moment and in the story. */
export function faceOf(name: string): string {
  return KNOWN[name] ?? OTHERS[hash(name) % OTHERS.length] ?? 'face-human-1'
}

function hash(text: string): number {
  let sum = 0
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return sum
}
