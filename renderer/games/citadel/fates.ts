import type { Fate } from '../../campaign-page.ts'

/** What became of somebody in a raid, as one says it after the name. */
export const FATES: Readonly<Record<Fate, string>> = {
  inside: 'still inside',
  'came-out': 'came home',
  fallen: 'fell',
  lost: 'was lost',
  abandoned: 'called back',
}
