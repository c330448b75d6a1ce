import type { Fate } from '../../campaign-page.ts'

/** What became of somebody in a raid, phrased to follow the name. */
export const FATES: Readonly<Record<Fate, string>> = {
  inside: 'still inside',
  'came-out': 'came home',
  fallen: 'fell',
  lost: 'was lost',
  abandoned: 'called back',
}
