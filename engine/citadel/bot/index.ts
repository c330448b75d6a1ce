import type { Advice } from '../../kernel/advice.ts'
import type { Ask } from '../../kernel/ask.ts'
import { assertNever } from '../../kernel/assert-never.ts'
import { randomAnswer } from '../../kernel/bots.ts'
import { below, type Stream } from '../../kernel/random.ts'
import type { Skill } from '../../kernel/types.ts'
import { parseAction } from '../actions.ts'
import { type Asked, asked, type PickTopic } from '../asks.ts'
import type { CitadelGlimpse } from '../view-types.ts'
import { armedBefore } from './arming.ts'
import { bestCure, castOf, isAnybodyHurt } from './cure.ts'
import { bestAction, bestMove } from './fight.ts'
import { bestTaker, boldestLook, featureHere, surestHand } from './hands.ts'
import { isAtTheDoor, turnsBack } from './leaving.ts'
import { afterFailure, bribe, encounter } from './meeting.ts'
import { declining, one, type Pick } from './pick.ts'
import { bestHero, changing, nameFor, race, spells, weapons } from './preparing.ts'
import { castAtTheDoor } from './reserve.ts'
import { spellsFor } from './spells.ts'
import { bestSpeaker, named } from './talk.ts'
import { type Temper, temperOf } from './temper.ts'
import { bestWay, entersNew, leadsToNew } from './way.ts'

/** Answers from what can be seen and from the question, nothing else; as well as it can where no skill is given. */
export function sensible(view: unknown, ask: Ask, chance: Stream, skill?: Skill): Advice {
  // The kernel gives each game its own view back.
  const raid = view as CitadelGlimpse
  const own = asked(ask)
  switch (own.kind) {
    case 'pick':
      return choose(raid, own, chance, temperOf(raid, skill))
    case 'arrange':
      return { answer: { value: own.suggest() }, why: WHY_RANKS[own.topic] }
    case 'share':
      return { answer: { value: own.suggest() }, why: WHY_SHARES[own.topic] }
    case 'text':
      return { answer: { value: nameFor(raid, own, chance) }, why: 'No one in the campaign has had this name' }
    case 'roll':
      return { answer: randomAnswer(own, chance), why: 'The dice decide' }
    default:
      return assertNever(own)
  }
}

const WHY_RANKS = {
  'march-order': 'The strongest take the blows in front; bows and spells work from behind',
  deployment: 'The strongest must stand in front',
} as const

const WHY_SHARES = {
  'share-treasure': 'Even shares: everyone can pay for increases at home',
  'bribe-payment': 'It pays the price and wastes nothing',
} as const

function choose(raid: CitadelGlimpse, ask: Asked<PickTopic>, chance: Stream, temper: Temper): Advice {
  const { ids, why } = first(raid, ask, chance, temper)
  return { answer: { pick: ids }, why }
}

/** What is done beside the question comes first: the wounded are healed. */
function first(raid: CitadelGlimpse, ask: Asked<PickTopic>, chance: Stream, temper: Temper): Pick {
  const cure = ask.aside === undefined || !isAnybodyHurt(raid) ? null : bestCure(raid, ask.aside())
  if (cure !== null) return cure
  const pick = picked(raid, ask, chance, temper)
  return temper.reserve.kept && pick.ids.includes('fight') ? (armed(raid, ask) ?? pick) : pick
}

function armed(raid: CitadelGlimpse, { aside }: Asked<PickTopic>): Pick | null {
  const change = aside === undefined ? null : armedBefore(raid, aside())
  return change === null ? null : one(change.id, change.why)
}

function picked(raid: CitadelGlimpse, ask: Asked<PickTopic>, chance: Stream, temper: Temper): Pick {
  const { ids } = ask
  switch (ask.topic) {
    case 'party-size':
      return one(ids[0] ?? '3:3', 'The largest party deals most and shares the wounds')
    case 'choose-hero':
      return bestHero(ids)
    case 'initiate-race':
      return race(raid, ids)
    case 'initiate-weapons':
      return weapons(ids, ask.min)
    case 'initiate-background':
      return one('wounds', 'A Wound Point helps in every fight, a skill only where it is used')
    case 'spells-known':
    case 'spells-circled':
      return spells(raid, ask, temper)
    case 'spells-change':
      return changing(raid, ids, temper)
    case 'new-spell':
      return {
        ids: spellsFor(raid, ask.about, ids, { count: 1, circled: false, temper }),
        why: 'Of the spells left to learn, it helps most',
      }
    case 'forget-spell':
      return {
        ids: spellsFor(raid, ask.about, ids, { count: ids.length, circled: false, temper }).slice(-1),
        why: 'Of the circled spells, it helps least',
      }
    case 'same-maze':
      return keepsMaze(raid, temper)
    case 'route':
      return route(raid, ask, temper)
    case 'placement':
      return one(ids[below(chance, ids.length)] ?? '', 'Nothing shows that another way is better')
    case 'trap':
    case 'chest':
      return opener(raid, ids)
    case 'detrap':
      return one('detrap', 'A failure costs no more than not trying')
    case 'encounter':
      return encounter(raid, ids, ask.aside, temper)
    case 'speaker':
      return one(bestSpeaker(raid, ids), 'The greatest negotiation skill')
    case 'charmed-place':
      return one(ids[0] ?? '', 'As far forward as it can stand: it strikes only in front')
    case 'at-peace':
      return one('decline', 'Peace costs no Wound Points')
    case 'after-failure':
      return afterFailure(raid, ids, ask.aside, temper)
    case 'bribe':
      return bribe(raid, ids)
    case 'combat-action':
      return one(...idAndWhy(bestAction(raid, ask.about ?? '', ids, temper)))
    case 'reorganise':
      return one(...idAndWhy(bestMove(raid, ids)))
    case 'join-fight':
      return one('join', 'Alone, a character takes every blow')
    case 'hesitate':
      return declining(ids, 'Healing now is not worth the cost of the spell')
    case 'hesitation':
      return bestCure(raid, ids) ?? one('fight', 'No healing left is worth its cost')
    case 'poison':
    case 'resurrect':
    case 'stone-flesh':
      return remedy(raid, ids)
    case 'item':
      return taker(raid, ids, ask.data.item)
    case 'discard':
      return discard(ids)
    case 'charm-potion':
      return one(ids[0] ?? 'decline', 'A charmed monster fights for the party, and the dose works only now')
    case 'investigate':
      return investigate(raid, ids, temper)
    case 'take-thing':
      return declining(ids, WHY_LEAVE[ask.data.what] ?? 'Untested, it may harm the taker')
    case 'hellgate':
      return destroyer(raid, ids)
    case 'clavichord':
      return declining(ids, 'Wound Points are worth more than what lies inside')
    case 'hand-over':
      return declining(ids, 'Its owner has use for it')
    default:
      return assertNever(ask)
  }
}

/** What no one takes, though it is not untested (13.4, 13.6). */
const WHY_LEAVE: Readonly<Record<string, string>> = {
  desk: 'The drawer is trapped, and the medallion may strangle',
  tapestry: 'It takes the place of a weapon',
}

function idAndWhy({ id, why }: { readonly id: string; readonly why: string }): [string, string] {
  return [id, why]
}

/** On the way; at the last door before the Hellgate, first what helps behind it. */
function route(raid: CitadelGlimpse, { ids, aside }: Asked<'route'>, temper: Temper): Pick {
  const home = turnsBack(raid, temper)
  const step = bestWay(raid, ids, home, temper)
  if (aside !== undefined && !home && isAtTheDoor(raid, temper) && entersNew(raid, step.id)) {
    const cast = castAtTheDoor(raid, aside)
    if (cast !== null) return one(cast.id, cast.why)
  }
  return one(step.id, step.why)
}

/** 17.0: the maze stays as long as there is something to go in for. */
function keepsMaze(raid: CitadelGlimpse, temper: Temper): Pick {
  if (temper.hunts && !raid.hellgate.destroyed) return one('keep', 'What mirrors told of the Hellgate stays true')
  return leadsToNew(raid, temper)
    ? one('keep', 'Known ground: monsters come only on a 1')
    : one('new', 'In this one all that is new lies past monsters that wait')
}

function opener(raid: CitadelGlimpse, ids: readonly string[]): Pick {
  const id = surestHand(raid, ids)
  if (id === 'decline') return one(id, 'No one has Wound Points to spare for a trap')
  return one(
    id,
    named(raid, id)?.skills.detrap === undefined ? 'Most Wound Points to spare' : 'Best detrap skill with Wound Points to spare',
  )
}

const REMEDIES = ['neutralize-poison', 'resurrect', 'stone-flesh'] as const

/** A remedy that does not kill the helper: rings before spells. */
function remedy(raid: CitadelGlimpse, ids: readonly string[]): Pick {
  const ring = ids.find((id) => parseAction(id).do === 'use')
  if (ring !== undefined) return one(ring, 'The ring costs nothing')
  const spell = REMEDIES.map((each) => castOf(raid, ids, each)).find((id) => id !== undefined)
  return spell === undefined
    ? declining(ids, 'No caster can spare the cost')
    : one(spell, 'It helps a companion, and the caster can spare the cost')
}

// ---------------------------------------------------------------- things and features

function taker(raid: CitadelGlimpse, ids: readonly string[], item: string): Pick {
  const id = bestTaker(raid, ids, item)
  return id === 'decline' ? declining(ids, 'No one gains by it') : one(id, `${named(raid, id)?.name} gains most by it`)
}

/** An ordinary weapon makes room for a magical one. */
function discard(ids: readonly string[]): Pick {
  const ordinary = ids.filter((id) => parseAction(id).do === 'discard' && !/\d$/.test(id))
  return ordinary.length > 0
    ? one(ordinary[ordinary.length - 1] ?? '', 'An ordinary weapon makes room for a magic one')
    : declining(ids, 'Both weapons carried are magic')
}

/** Mirrors for those who want the Hellgate (13.7); of the rest those that promise more gain than danger. */
function investigate(raid: CitadelGlimpse, ids: readonly string[], temper: Temper): Pick {
  const id = boldestLook(raid, ids, temper)
  if (id === 'decline')
    return declining(ids, featureHere(raid) === 'mirror' ? 'The party did not come for the Hellgate' : 'It holds more danger than gain')
  return one(
    id,
    featureHere(raid) === 'mirror' ? 'Mirrors show where the Hellgate is' : 'It holds more gain than danger for the highest Resistance',
  )
}

/** 16.0: the character with the best rating tries, as long as it does not kill him. */
function destroyer(raid: CitadelGlimpse, ids: readonly string[]): Pick {
  let best: string | null = null
  let most = 0
  for (const id of ids) {
    const c = named(raid, id)
    const rating = c?.skills.hellgate ?? 0
    if (c === undefined || rating <= most || c.woundPoints.left < 2) continue
    most = rating
    best = id
  }
  return best === null
    ? declining(ids, 'A failure would kill anyone who can try')
    : one(best, 'The highest Hellgate rating that survives a failure')
}
