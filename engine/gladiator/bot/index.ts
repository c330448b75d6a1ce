import type { Ask } from '../../kernel/ask.ts'
import { asidesOf } from '../../kernel/ask.ts'
import { assertNever } from '../../kernel/assert-never.ts'
import { randomAnswer } from '../../kernel/bots.ts'
import { oneOf, type Stream } from '../../kernel/random.ts'
import type { Answer, Skill } from '../../kernel/types.ts'
import type { ArenaAsk, ArenaPick } from '../asks.ts'
import { groundHurts } from '../chapters/22-terrain.ts'
import type { OnSand } from '../chapters/33-need.ts'
import { figureOf, isPresent } from '../chapters/figures.ts'
import { changeId, faceId, orderId, parseAction } from '../open/actions.ts'
import { steps } from '../open/squares.ts'
import type { ArenaState, Figure } from '../state.ts'
import type { ArenaView } from '../view-types.ts'
import { acts, best, bestArm, evades, moves } from './deeds.ts'
import { dresses, joins } from './muster.ts'
import { bestFacing, enemiesOf } from './places.ts'
import { seen } from './seen.ts'
import { priceFor } from './spells.ts'
import { TEMPERS, type Temper } from './temper.ts'

/** What the bot answers, and why, in one short sentence. */
interface Advice {
  readonly answer: Answer
  readonly why: string
}

/** A player of Gladiator!: answers from what its seat sees and from the question, nothing else. */
export function sensible(view: unknown, ask: Ask, chance: Stream, skill: Skill = 'master'): Advice {
  // The kernel gives each game its own view and its own questions back.
  const s = seen(view as ArenaView)
  const temper = TEMPERS[skill]
  if (ask.kind === 'number') return number(s, ask as ArenaAsk, chance)
  if (ask.kind !== 'pick') return { answer: randomAnswer(ask, chance), why: 'No answer is better than another' }
  const order = standingOrder(s, ask)
  if (order !== null)
    return { answer: { pick: [order] }, why: ask.topic === 'repel' ? 'Repelling costs nothing' : 'A likeness has nothing else to do' }
  const [pick, why] = choice(s, ask as ArenaPick, chance, temper)
  return { answer: { pick }, why }
}

function number(s: ArenaState, ask: ArenaAsk, chance: Stream): Advice {
  const f = figureAsked(s, ask)
  if (ask.topic !== 'cost' || ask.kind !== 'number' || f === null)
    return { answer: randomAnswer(ask, chance), why: 'No answer is better than another' }
  const value = Math.min(ask.max, Math.max(ask.min, priceFor(s, f, ask.data.spell)))
  return { answer: { value }, why: 'As much as the spell is worth' }
}

/**
 * 39.1, G-101: repelling costs nothing; 16.5: a likeness has nothing else to do than to evade. Said once it is asked, so that a hint
 * answers the question.
 */
function standingOrder(s: ArenaState, ask: Ask): string | null {
  if (ask.topic !== 'repel' && ask.topic !== 'evade') return null
  const isImage = s.figures.some(({ id, coming }) => id === ask.about && coming === 'image')
  const wanted = [...(ask.topic === 'repel' ? (['repel'] as const) : []), ...(isImage ? (['evade'] as const) : [])]
  const orders = wanted.map((what) => orderId(ask.about ?? '', what, 'always'))
  return asidesOf(ask).find((id) => orders.includes(id)) ?? null
}

type Choice = readonly [pick: readonly string[], why: string]

function one(id: string, why: string): Choice {
  return [[id], why]
}

function figureAsked(s: ArenaState, ask: Pick<Ask, 'about'>): OnSand | null {
  const found = s.figures.find(({ id }) => id === ask.about)
  return found !== undefined && isPresent(found) ? found : null
}

/** Questions about somebody on the sand. */
function choice(s: ArenaState, ask: ArenaPick, chance: Stream, temper: Temper): Choice {
  const { ids } = ask
  const f = figureAsked(s, ask)
  switch (ask.topic) {
    case 'muster':
      return one(joins(s, s.seats[ask.seat]?.side ?? 'west', ids, chance), 'A fair match for the other side')
    case 'race':
      return one(oneOf(chance, ids), 'No race is better than another')
    case 'gear':
      return one(dresses(figureOf(s, ask.about ?? ''), ids, temper), 'The best arms that the fighter can carry')
    case 'incentive':
      return one(temper.weighs ? 'last' : oneOf(chance, ids), 'The side that moves last sees where the others went')
    case 'esp':
      return [ids.slice(0, ask.max), 'Their numbers help the whole side']
    case 'repel':
      return one('repel', 'Repelling costs nothing')
    case 'renew':
      return renews(s, ask.seat) ? one('renew', 'There is strength to spare') : one('cancel', 'Too little strength is left')
    default:
      return f === null ? one(oneOf(chance, ids), 'No answer is better than another') : ofFigure(s, f, ask, chance, temper)
  }
}

type OfFigure = Exclude<ArenaPick, { readonly topic: 'muster' | 'race' | 'gear' | 'incentive' | 'esp' | 'repel' | 'renew' }>

function ofFigure(s: ArenaState, f: OnSand, ask: OfFigure, chance: Stream, temper: Temper): Choice {
  const { ids } = ask
  switch (ask.topic) {
    case 'move':
      return one(moves(s, f, ids, chance, temper), 'The best place for what can follow this turn')
    case 'face': {
      const allowed = ids.map((id) => parseAction('face', id).facing)
      return one(faceId(bestFacing(s, f, allowed, temper)), 'Most enemies are in front that way')
    }
    case 'action':
      return one(acts(s, f, ids, chance, temper), 'Best balance of gain and cost')
    case 'place':
      return one(place(s, f, ids, chance), 'As near to the enemy as it goes')
    case 'evade':
      return evades(s, f, striker(s, ask.data.by), chance, temper)
        ? one('evade', 'The attack can cost more than the action is worth')
        : one('no', 'The action is worth more than evading')
    case 'push':
      return one(
        best(ids, (id) => groundHurts(s, parseAction('push', id).square)),
        'It hurts most there',
      )
    case 'change': {
      const arm = bestArm(s, f)
      const ready = arm && changeId({ kind: 'ready', thing: arm.id })
      return one(ready !== null && ids.includes(ready) ? ready : 'done', 'The best weapon at hand')
    }
    default:
      return assertNever(ask)
  }
}

function striker(s: ArenaState, id: string): Figure | null {
  return s.figures.find((each) => each.id === id) ?? null
}

/** Each turn of somebody called costs SH: not the last of it. */
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
