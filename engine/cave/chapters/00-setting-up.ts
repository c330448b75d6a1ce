import { draw, type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { pickOne } from '../asks.ts'
import { parseAction } from '../open/actions.ts'
import { CHAMBER_SPACES } from '../open/spaces.ts'
import type { Cave, Player } from '../state.ts'
import { CHARACTER_IDS, type CharacterId } from '../tables/table-types.ts'
import { gainSpell } from './02-craft.ts'
import { reveal } from './12-crystal.ts'
import { become, can } from './characters.ts'

export type SettingUpEvent =
  | { type: 'dealt'; rule: '8'; seat: Seat; character: CharacterId }
  | { type: 'first-player'; rule: '10'; seat: Seat }

/** Characters by seat, dealt or chosen (C-114); Spells by seat; who begins, by lot (C-51); with a variant, where the Crystal is. */
export function* setUp(g: Cave): Script {
  const s = g.state
  for (const p of s.players) {
    if (p.character !== null) continue
    const character = s.variants.includes('choose-characters') ? yield* choose(g, p) : yield* dealCharacter(g)
    s.unused = s.unused.filter((each) => each !== character)
    become(s, p, character)
    yield* tell(g, { type: 'dealt', rule: '8', seat: p.seat, character } satisfies SettingUpEvent)
  }
  for (const p of s.players) yield* giveSpells(g, p)
  const seats = s.players.map(({ seat }) => `seat-${seat}`)
  const first = seats.length === 1 ? 0 : seats.indexOf(yield* draw(g, seats))
  s.first = first
  s.active = first
  yield* tell(g, { type: 'first-player', rule: '10', seat: first } satisfies SettingUpEvent)
  if (s.variants.includes('crystal-known')) yield* reveal(g, null, CHAMBER_SPACES, 'crystal-known')
  s.phase = 'move'
}

/** One of the unused, by lot. */
export function* dealCharacter(g: Cave): Script<CharacterId> {
  const among = CHARACTER_IDS.filter((id) => g.state.unused.includes(id))
  const id = yield* draw(g, among)
  return found(id)
}

function* choose(g: Cave, p: Player): Script<CharacterId> {
  const ids = CHARACTER_IDS.filter((id) => g.state.unused.includes(id)).map((id) => `character:${id}`)
  return parseAction('character', yield* pickOne({ seat: p.seat, rule: '8', topic: 'character', ids })).character
}

function found(id: string): CharacterId {
  const character = CHARACTER_IDS.find((each) => each === id)
  if (character === undefined) throw new Error(`${id} is not a Character`)
  return character
}

/** 2.7: those whose ability says so begin with Spells. */
export function* giveSpells(g: Cave, p: Player): Script {
  const spells = can(p, 'two-spells') ? 2 : can(p, 'one-spell') ? 1 : 0
  for (let given = 0; given < spells; given++) yield* gainSpell(g, p)
}
