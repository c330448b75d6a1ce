import type { DelveEvent } from '../event-types.ts'
import type { DelveState, Id } from '../state.ts'

/** Who stood on which side while a raid went on, as its events tell. */
export interface Sides {
  isCharacter(id: Id): boolean
  /** On the party's side now: characters who have not turned on it, and monsters that it holds by a charm. */
  isParty(id: Id): boolean
  note(event: DelveEvent): void
}

export function sidesOf(first: DelveState, last: DelveState): Sides {
  const characters = new Set(last.characters.map(({ id }) => id))
  /** Those who are not where they began: characters against the party, monsters with it. */
  const turned = new Set<Id>()
  for (const { id, side } of first.characters) if (side === 'monsters') turned.add(id)
  for (const { id, side } of first.monsters) if (side === 'party') turned.add(id)
  const isCharacter = (id: Id) => characters.has(id)
  return {
    isCharacter,
    isParty: (id) => isCharacter(id) !== turned.has(id),
    note(event) {
      switch (event.type) {
        case 'charmed':
        case 'betrays': // 13.2
        case 'succumbed': // 14.6
          turned.add(event.who)
          return
        case 'charm-broken':
        case 'came-back':
        case 'resurrected':
          turned.delete(event.who)
          return
        case 'vampire-charms': // 15.5
          if (event.resisted) return
          if (isCharacter(event.target)) turned.add(event.target)
          else turned.delete(event.target)
      }
    },
  }
}
