/**
 * For the tests of this folder: tables typed off the printed page, as text.
 * They are a second, independent transcription: only the same slip in both goes unseen.
 */

/** The rows of a block, each cut into its cells at the bars. */
export function rows(block: string): readonly (readonly string[])[] {
  return block
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((text) => text.trim()))
}

/** A printed name as the id we give it. */
export function idOf(printed: string): string {
  const words = printed.toLowerCase().replaceAll(/[ /]+/g, '-')
  return WRITTEN[words] ?? words
}

/** `die 3` as 3. */
export function faceOf(printed = ''): number {
  return Number(printed.replace('die ', ''))
}

/** Printed names whose ids are not simply themselves. */
const WRITTEN: Readonly<Record<string, string>> = {
  'throw-dagger': 'throwing-dagger',
  axe: 'ax',
  'book-case': 'bookcase',
  clavicord: 'clavichord',
  'neut-poison': 'neutralize-poison',
  'potion-appra': 'potion-appraisal',
  'resist-+1': 'resistance-1',
  'resist-+2': 'resistance-2',
}
