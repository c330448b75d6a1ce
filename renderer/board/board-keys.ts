import type { KeyList } from '../game-page.ts'

/** The keys of a board that has places, for the list of all keys; `title` is `DOMAIN: on the board`, `place` is `square`. */
export function boardKeys(title: string, place: string): readonly KeyList[] {
  const lines = [
    { keys: ['←', '↑', '→', '↓'], does: `from ${place} to ${place}` },
    { keys: ['Space'], does: 'chooses what can be done there' },
    { keys: ['Enter'], does: 'does it' },
  ]
  return [{ title, lines }]
}
