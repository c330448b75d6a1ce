import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { parseAction } from '../open/actions.ts'
import { spaceOf } from '../open/spaces.ts'
import type { Cave, Player } from '../state.ts'
import type { SpaceId } from '../tables/table-types.ts'
import { takeThings } from './05-objects.ts'
import { meetChamber } from './12-chambers.ts'
import { drawCards } from './12-drawing.ts'
import { meetNamed } from './12-named.ts'
import { meetCards } from './13-cards.ts'
import { attack, attacks } from './14-characters.ts'
import { living } from './characters.ts'
import type { Onward } from './onward.ts'
import { own } from './own.ts'
import { goesOn } from './turns.ts'

export type EncounterEvent = { type: 'encounter'; rule: '12.1'; seat: Seat; at: SpaceId; with: Seat | null }

/** 10.1 b, 12.1: one Character here, or the space; a Character who is moved by what he meets meets something again. */
export function* encounter(g: Cave, p: Player): Script {
  let next: Onward = 'again'
  while (next !== 'stays' && goesOn(g.state, p)) next = next === 'again' ? yield* meetOne(g, p) : yield* meetSpace(g, p)
}

/** 12.1, C-35, C-112: one of them, not both. After an Evade the Encounter is spent (C-63). */
function* meetOne(g: Cave, p: Player): Script<Onward> {
  const s = g.state
  const choice = yield* own(g, p, { rule: '12.1', topic: 'encounter', ids: () => ['space', ...attacks(s, p)] })
  const action = parseAction('encounter', choice)
  if (action.kind === 'space') return yield* meetSpace(g, p)
  const other = living(s, p.seat).find(({ character }) => character === action.character)
  if (other === undefined) throw new Error(`nobody plays the ${action.character}`)
  yield* tell(g, { type: 'encounter', rule: '12.1', seat: p.seat, at: p.at, with: other.seat } satisfies EncounterEvent)
  const fought = yield* attack(g, p, other, action.psychic)
  if (!fought && spaceOf(p.at).draw === 0) yield* takeThings(g, p)
  return 'stays'
}

/** The space: its own text first, then what lies there (13.11). */
function* meetSpace(g: Cave, p: Player): Script<Onward> {
  const s = g.state
  yield* tell(g, { type: 'encounter', rule: '12.1', seat: p.seat, at: p.at, with: null } satisfies EncounterEvent)
  switch (spaceOf(p.at).kind) {
    case 'named': {
      const next = yield* meetNamed(g, p)
      return next !== 'stays' || !goesOn(s, p) ? next : yield* meetCards(g, p, [])
    }
    case 'chamber':
      yield* meetChamber(g, p)
      return goesOn(s, p) ? yield* meetCards(g, p, []) : 'stays'
    default:
      return yield* meetCards(g, p, yield* drawCards(g, p))
  }
}
