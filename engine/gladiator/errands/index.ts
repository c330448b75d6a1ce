import { asksElse } from '../../kernel/errand.ts'
import type { Errand, ErrandEnd, Limit } from '../../kernel/errand-types.ts'
import type { Errands, Going, NextMove, Standpoint } from '../../kernel/game.ts'
import { stream } from '../../kernel/random.ts'
import { sensible } from '../bot/index.ts'
import type { ArenaEvent } from '../event-types.ts'
import { readAction } from '../open/actions.ts'
import { ENDS, ERRANDS, HURT, LIMITS } from '../text/errands.ts'
import type { ArenaView, FigureView } from '../view-types.ts'

// The errands of a fight: to move everyone, to play a turn, to fight it out. A good bot answers,
// from what the seat sees; what costs SH, other than by wounds, is left to the person.

type Kind = keyof typeof ERRANDS

const SH: Limit = { id: 'sh', kind: 'number', min: 1, max: 20, step: 1, suggested: 4, ...LIMITS.sh }
const MAGIC: Limit = { id: 'magic', kind: 'flag', suggested: false, ...LIMITS.magic }
const NEWS: Limit = { id: 'news', kind: 'flag', suggested: true, ...LIMITS.news }

/** The questions that each kind answers. */
const MOVES: readonly string[] = ['move', 'face']
const FIGHTS: readonly string[] = [...MOVES, 'incentive', 'action', 'evade', 'repel', 'push', 'change']
const ANSWERS: Readonly<Record<Kind, readonly string[]>> = { moves: MOVES, turn: FIGHTS, fight: FIGHTS }

/** What a player should think about, no matter who is affected. */
const NEW: readonly ArenaEvent['type'][] = [
  ...(['killed', 'called', 'images', 'resurrected', 'enchanted', 'teleported'] as const),
  ...(['knocked-down', 'collapsed', 'pit-fall', 'weapon-dropped', 'disarmed', 'stolen', 'hand-combat', 'makes-for-exit'] as const),
]

/** The errands possible now, by the phase. The kernel gives the game its own view back. */
export const errands: Errands = {
  offered({ view, ask }) {
    const { order, characters } = view as ArenaView
    const still = characters.filter(({ id, seat, side }) => seat === ask.seat && order.includes(id) && side === (view as ArenaView).side)
    const kinds: readonly Kind[] = [
      ...(ask.topic === 'move' && still.length > 1 ? (['moves'] as const) : []),
      ...(FIGHTS.includes(ask.topic) && ask.topic !== 'change' ? (['turn', 'fight'] as const) : []),
    ]
    return kinds.map((kind): Errand => ({ id: kind, kind, ...ERRANDS[kind], ...(kind === 'moves' ? {} : { limits: [SH, MAGIC, NEWS] }) }))
  },

  planned(at, { kind }, limits) {
    const first = answered(at, kind as Kind, limits.magic === true)
    const pick = 'answer' in first ? (first.answer.pick ?? []) : []
    const { ask } = at
    const about = ask.about === undefined ? {} : { about: ask.about }
    const steps = pick.map((id) => {
      const { label, odds, at: place } = at.option(id)
      return { label, rule: ask.rule, ...about, ...(odds && { odds }), ...(place && { at: place }) }
    })
    return { steps, notes: [] }
  },

  next(at, going) {
    const ended = endOf(at.view as ArenaView, at, going)
    return ended === null ? answered(at, going.errand.kind as Kind, going.limits.magic === true) : { ended }
  },
}

/** Why it ends here, before anything is answered; null where it goes on. */
function endOf(view: ArenaView, { ask }: Standpoint, { errand, limits, from, made, told }: Going): ErrandEnd | null {
  const before = from as ArenaView
  if (errand.kind === 'moves') return MOVES.includes(ask.topic) && view.turn === before.turn ? null : ENDS.moved
  if (errand.kind === 'turn' && view.turn !== before.turn) return ENDS.turn
  const hurt = before.characters.flatMap((was) => weakened(was, view, ask.seat, Number(limits.sh)))[0]
  if (hurt !== undefined) return HURT(hurt.name, hurt.sh?.now ?? 0, hurt.id)
  return limits.news === true && made > 0 && told.some(({ type }) => NEW.some((each) => each === type)) ? ENDS.happened : null
}

/** He as he is now, if he had that much SH and has less, or is dead. */
function weakened({ id, seat, sh }: FigureView, { characters }: ArenaView, mine: number, least: number): readonly FigureView[] {
  const now = characters.find((each) => each.id === id)
  if (seat !== mine || sh === null || now?.sh === undefined || now.sh === null || sh.now < least) return []
  return now.sh.now < least ? [now] : []
}

/** The answer of a good bot, which gives no standing orders and casts only where that is wanted. */
function answered({ view, ask, decision }: Standpoint, kind: Kind, casts: boolean): NextMove {
  if (ask.kind !== 'pick' || !ANSWERS[kind].includes(ask.topic)) return { ended: asksElse(decision().prompt) }
  const ids = casts ? ask.ids : ask.ids.filter((id) => readAction(ask.topic, id)?.kind !== 'cast')
  const { aside: _, ...plain } = ask
  return { answer: sensible(view, { ...plain, ids }, stream(`${ask.topic} of ${ask.about ?? 'all'}`, 'bots'), 'master').answer }
}
