import { type Advice, type Reason, reasoned } from '../../kernel/advice.ts'
import type { Ask } from '../../kernel/ask.ts'
import { asidesOf } from '../../kernel/ask.ts'
import { assertNever } from '../../kernel/assert-never.ts'
import { randomAnswer } from '../../kernel/bots.ts'
import { oneOf, type Stream } from '../../kernel/random.ts'
import type { Skill } from '../../kernel/types.ts'
import type { ArenaAsk, ArenaPick } from '../asks.ts'
import { groundHurts } from '../chapters/22-terrain.ts'
import type { OnSand } from '../chapters/33-need.ts'
import { figureOf, isPresent } from '../chapters/figures.ts'
import { canKill } from '../odds/answers.ts'
import { changeId, faceId, orderId, parseAction } from '../open/actions.ts'
import { nameOf } from '../open/names.ts'
import { isMissileSpell } from '../open/spells.ts'
import { steps } from '../open/squares.ts'
import type { ArenaState, Figure } from '../state.ts'
import type { ArenaGlimpse } from '../view-types.ts'
import { acts, best, bestArm, evades, moves } from './deeds.ts'
import { dresses, joins } from './muster.ts'
import { bestFacing, enemiesOf } from './places.ts'
import { reasonToDo, reasonToFace, reasonToMove } from './reasons.ts'
import { seen } from './seen.ts'
import { priceFor } from './spells.ts'
import { TEMPERS, type Temper } from './temper.ts'

/** A player of Gladiator!: answers from what its seat sees and from the question, nothing else. */
export function sensible(view: unknown, ask: Ask, chance: Stream, skill: Skill = 'master'): Advice {
  // The kernel gives each game its own view and its own questions back.
  const s = seen(view as ArenaGlimpse)
  const temper = TEMPERS[skill]
  if (ask.kind === 'number') return number(s, ask as ArenaAsk, chance)
  if (ask.kind !== 'pick') return { answer: randomAnswer(ask, chance), why: 'Any name that is free will do' }
  const order = standingOrder(s, ask)
  if (order !== null) return { answer: { pick: [order] }, why: ask.topic === 'repel' ? NO_ACTION : 'A likeness has no other use' }
  const [pick, why] = choice(s, ask as ArenaPick, chance, temper)
  return reasoned(pick, why)
}

const NO_ACTION = 'Repelling costs no action'

function number(s: ArenaState, ask: ArenaAsk, chance: Stream): Advice {
  const f = figureAsked(s, ask)
  if (ask.topic !== 'cost' || ask.kind !== 'number' || f === null)
    return { answer: randomAnswer(ask, chance), why: 'Strength and agility are worth the same' }
  const { spell, whom } = ask.data
  const value = Math.min(ask.max, Math.max(ask.min, priceFor(s, f, spell, whom)))
  const bounded = value === ask.max ? 'Each step does more harm than it costs' : 'One step more would cost more than the harm it does'
  return { answer: { value }, why: isMissileSpell(spell) ? bounded : 'The least is enough, and strength is health' }
}

/**
 * 39.1, G-101: repelling costs nothing; 16.5: a likeness has nothing else to do than to evade. Said at the question, so that a hint
 * answers the question.
 */
function standingOrder(s: ArenaState, ask: Ask): string | null {
  if (ask.topic !== 'repel' && ask.topic !== 'evade') return null
  const isImage = s.figures.some(({ id, coming }) => id === ask.about && coming === 'image')
  const wanted = [...(ask.topic === 'repel' ? (['repel'] as const) : []), ...(isImage ? (['evade'] as const) : [])]
  const orders = wanted.map((what) => orderId(ask.about ?? '', what, 'always'))
  return asidesOf(ask).find((id) => orders.includes(id)) ?? null
}

type Choice = readonly [pick: readonly string[], why: Reason]

function one(id: string, why: Choice[1]): Choice {
  return [[id], why]
}

function figureAsked(s: ArenaState, ask: Pick<Ask, 'about'>): OnSand | null {
  const found = s.figures.find(({ id }) => id === ask.about)
  return found !== undefined && isPresent(found) ? found : null
}

function choice(s: ArenaState, ask: ArenaPick, chance: Stream, temper: Temper): Choice {
  const { ids } = ask
  const f = figureAsked(s, ask)
  switch (ask.topic) {
    case 'muster': {
      const joiner = joins(s, s.seats[ask.seat]?.side ?? 'west', ids, chance)
      return one(joiner, joiner === 'done' ? 'The sides are even in number' : 'One more makes the sides even in number')
    }
    case 'race':
      return one(oneOf(chance, ids), 'Every race pays for its gifts in points')
    case 'gear': {
      const piece = dresses(figureOf(s, ask.about ?? ''), ids, temper)
      return one(
        piece,
        piece === 'done' ? 'Anything more costs more agility than it is worth' : 'It is worth more than the agility it costs',
      )
    }
    case 'incentive': {
      const order = temper.weighs ? 'last' : oneOf(chance, ids)
      return one(order, order === 'last' ? 'The side that moves last sees where the others went' : 'The side that moves first can charge')
    }
    case 'esp':
      return [ids.slice(0, ask.max), 'Your whole side then sees what can kill them']
    case 'repel':
      return one('repel', NO_ACTION)
    case 'renew':
      return renews(s, ask.seat)
        ? one('renew', `A Mage with ${SPARE} SH or more can spare one`)
        : one('cancel', `A Mage with fewer than ${SPARE} SH needs them all`)
    default:
      return f === null ? one(oneOf(chance, ids), 'Nothing known tells the answers apart') : ofFigure(s, f, ask, chance, temper)
  }
}

type OfFigure = Exclude<ArenaPick, { readonly topic: 'muster' | 'race' | 'gear' | 'incentive' | 'esp' | 'repel' | 'renew' }>

/** Questions about someone on the sand. */
function ofFigure(s: ArenaState, f: OnSand, ask: OfFigure, chance: Stream, temper: Temper): Choice {
  const { ids } = ask
  switch (ask.topic) {
    case 'move': {
      const { id, at, moved } = moves(s, f, ids, chance, temper)
      return one(id, () => reasonToMove(s, f, at, moved))
    }
    case 'face': {
      const allowed = ids.map((id) => parseAction('face', id).facing)
      const facing = bestFacing(s, f, allowed, temper)
      return one(faceId(facing), () => reasonToFace(s, f, facing))
    }
    case 'action': {
      const { picked, next } = acts(s, f, ids, chance, temper)
      return one(picked, () => reasonToDo(s, f, picked, next))
    }
    case 'place':
      return one(place(s, f, ids, chance), 'No other square is nearer to an enemy')
    case 'evade':
      if (!evades(s, f, striker(s, ask.data.by), chance, temper))
        return one('no', 'The action later costs the enemy more than evading saves')
      return one('evade', () =>
        canKill(s, f, ask.data) ? 'A plain hit can kill' : 'Evading saves more than the action would cost the enemy',
      )
    case 'push': {
      const hurts = (id: string) => groundHurts(s, parseAction('push', id).square)
      const worst = best(ids, hurts)
      return one(worst, hurts(worst) > 0 ? `It costs ${hurts(worst)} SH there, and nowhere more` : 'None of the squares hurts')
    }
    case 'change': {
      const arm = bestArm(s, f)
      const ready = arm && changeId({ kind: 'ready', thing: arm.id })
      if (arm === null || ready === null || !ids.includes(ready)) return one('done', 'Nothing else at hand does more damage')
      return one(ready, `${nameOf(arm.type)} does the most damage of all at hand`)
    }
    default:
      return assertNever(ask)
  }
}

function striker(s: ArenaState, id: string): Figure | null {
  return s.figures.find((each) => each.id === id) ?? null
}

/** Each turn of someone called costs SH: not the last of it. */
const SPARE = 4

function renews(s: ArenaState, seat: number): boolean {
  return s.figures.some((f) => f.seat === seat && f.kind === 'mage' && f.sh >= SPARE)
}

/** Next to as few enemies as can be, or among them: as near to the enemy as it goes. */
function place(s: ArenaState, f: OnSand, ids: readonly string[], chance: Stream): string {
  const [enemy] = enemiesOf(s, f)
  if (enemy === undefined) return oneOf(chance, ids)
  return best(ids, (id) => -steps(parseAction('place', id).square, enemy.at))
}
