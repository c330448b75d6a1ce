import { type Script, tell } from '../../kernel/play.ts'
import type { Seat, TableCell } from '../../kernel/types.ts'
import { pickOne } from '../asks.ts'
import { parseAction, type Spelling } from '../open/actions.ts'
import { deckOf } from '../open/cards.ts'
import type { Character, Domain, DomainState, LyingCard } from '../state.ts'
import { die, idOf } from './04-life.ts'
import { disturbAt } from './06-walks.ts'
import { doublesFrom, fight, foeOf } from './09-combat.ts'
import { retreat } from './09-retreat.ts'
import { cast, casts, destroy } from './11-spells.ts'
import { carries, creatureOn, creatureRow, removeFrom } from './cards.ts'
import { isActive, isFrozen, isUnseen, standsOn } from './characters.ts'

export type MeetingEvent = { type: 'met'; rule: '9.1' | '12.2'; seat: Seat; card: string; reads?: TableCell }

/**
 * 9.1, 12.1: he meets a creature. Unseen he may pass it by (D-52), and one that is frozen lets everyone pass (D-53). Before the first
 * blow he may try a spell (D-90). Beaten off, or after three rounds without a hit, he goes back.
 */
export function* meetCreature(g: Domain, c: Character): Script {
  const s = g.state
  const square = standsOn(c)
  const creature = creatureOn(s, square)
  if (creature === null || isFrozen(s, square)) return
  const { card } = creature.lying
  const isMedusa = creature.card.kind === 'medusa'
  const reads = { table: '9.1', row: isMedusa ? 'medusa' : deckOf(card) }
  yield* tell(g, { type: 'met', rule: isMedusa ? '12.2' : '9.1', seat: c.seat, card, reads } satisfies MeetingEvent)
  if (isMedusa) return yield* meetMedusa(g, c)
  let doubledFrom: number | null = null
  const ids = meetingOptions(s, c)
  if (ids.length > 1) {
    const deed = parseAction(
      'meet',
      yield* pickOne({ seat: c.seat, rule: '9.1', topic: 'meet', about: idOf(c), data: { card, kind: creature.card.kind }, ids }),
    )
    if (deed.kind === 'pass') return
    if (deed.kind === 'cast') {
      if ((yield* cast(g, c, deed)) === null || !isActive(s, c)) return
      if (creatureOn(s, square) === null || isFrozen(s, square)) return
      if (deed.spell === 'double-trouble') doubledFrom = doublesFrom(c, creatureRow(s, card))
    }
  }
  yield* settle(g, c, creature.lying, doubledFrom)
}

function* settle(g: Domain, c: Character, lying: LyingCard, doubledFrom: number | null): Script {
  const s = g.state
  const square = standsOn(c)
  const end = yield* fight(g, c, foeOf(s, lying), doubledFrom)
  if (end === 'won') {
    removeFrom(s, square, lying.card)
    disturbAt(s, square, c)
  } else if (end !== 'dead') yield* retreat(g, c, '9.2')
}

/** What he can do on meeting the creature of his square. */
function meetingOptions(s: DomainState, c: Character): readonly string[] {
  return ['fight', ...(isUnseen(s, c) ? ['pass'] : []), ...casts(s, c, 'meet')]
}

// ---------------------------------------------------------------- the Medusa (12.2)

/** 12.2, D-60: what saves him from her; nothing where he has to die. */
export function medusaOptions(s: DomainState, c: Character): readonly string[] {
  const creature = creatureOn(s, standsOn(c))
  const isQuicker = creature !== null && c.experience > creatureRow(s, creature.lying.card).initiative
  const unseen = isUnseen(s, c) ? ['pass'] : []
  if (!isQuicker) return unseen
  const saving = casts(s, c, 'meet').filter((id) => id === 'cast:mirror-image' || id === 'cast:fireball')
  return ['retreat', ...unseen, ...saving]
}

/** 12.2: the mirror shield destroys her. Otherwise he has to be quicker than she is, or dies. */
function* meetMedusa(g: Domain, c: Character): Script {
  const s = g.state
  const square = standsOn(c)
  if (carries(c, 'mirror-shield')) return yield* destroy(g, c, square, 'mirror-shield')
  const ids = medusaOptions(s, c)
  const [only] = ids
  if (only === undefined) return yield* die(g, c, 'medusa')
  const card = creatureOn(s, square)?.lying.card ?? null
  const asked = { seat: c.seat, rule: '12.2', topic: 'meet', about: idOf(c), data: { card, kind: 'medusa' }, ids } as const
  const deed = parseAction('meet', ids.length === 1 ? only : yield* pickOne(asked))
  if (deed.kind === 'cast') return yield* castAtMedusa(g, c, deed)
  if (deed.kind === 'retreat') return yield* retreat(g, c, '12.2')
}

/** 12.2: on her own square a spell that fails is his death. */
function* castAtMedusa(g: Domain, c: Character, spelling: Spelling): Script {
  const works = yield* cast(g, c, spelling)
  if (works === false) yield* die(g, c, 'medusa')
}
