import type { Weighed } from '../../kernel/feats.ts'
import { originalOf } from '../chapters/16-likenesses.ts'
import { layersOf } from '../chapters/22-terrain.ts'
import { bearerOf, figureOf } from '../chapters/figures.ts'
import type { ArenaEvent } from '../event-types.ts'
import { isCreature } from '../open/people.ts'
import { rollChance } from '../open/rolls.ts'
import type { ArenaState, Figure } from '../state.ts'
import { ROBOTS } from '../tables/beasts.ts'
import { ROLLS, WOUNDS } from '../tables/limits.ts'
import { namesOf } from '../text/names.ts'
import { FEATS, kindName } from '../text/tale.ts'

/** What one gladiator did in a fight, as far as it is told. */
export interface Life {
  readonly id: string
  sh: number
  kills: number
  /** The least SH that he had, and when. */
  lowest: { readonly sh: number; readonly turn: number } | null
  readonly counts: Map<Count, number>
  /** The greatest deed of each sort. */
  readonly feats: Map<string, Weighed>
  /** His newest attack, and how many it has killed so far; of a slash all its blows together. */
  attack: { readonly rule: string; readonly with: string; kills: number } | null
  /** The chance of his attack under way. What goes back to him counts for nothing (G-151). */
  hoped: number
  /** Whether he evades the attack that comes now. */
  evades: boolean
}

/**
 * What is counted of someone in a fight. `expected`: the hits to be expected of his attacks, the sum of their chances. `blow`, `shot`: the
 * greatest. `struck:broadsword`, `landed:broadsword`: attacks and hits with that; `slew:wolf`: kills of that kind.
 */
export type Count =
  | 'attacks'
  | 'hits'
  | 'expected'
  | 'dealt'
  | 'blow'
  | 'shot'
  | 'pushes'
  | 'dropped'
  | 'evaded'
  | 'saved'
  | 'spells'
  | `${'struck' | 'landed' | 'slew'}:${string}`

/** Of someone who begins with so much SH. */
export function newLife(id: string, sh: number): Life {
  return { id, sh, kills: 0, lowest: null, counts: new Map(), feats: new Map(), attack: null, hoped: 0, evades: false }
}

/** SH from which a blow is a brave one. */
const BRAVE = 3
/** From so much experience on a kind of robot is rare (G-66). */
const RARE = 800
/** A shot from so far is told. */
const FAR = 10
/** On three dice by itself, whatever the charge (35.7). */
const TRIPLE = 3

/** What deeds are worth beside each other, some for each of something. */
const WORTH = { slew: 100, risen: 70, slash: 60, bravest: 50, charge: 45, triple: 30, pushed: 25, many: 20, shot: 1.5, blow: 1 } as const

/** Enters an event into the lives of those it concerns. `s` is the last state of the fight. */
export function note(lives: ReadonlyMap<string, Life>, s: ArenaState, event: ArenaEvent, turn: number): void {
  const lifeOf = (tag: string | null) => (tag === null ? undefined : lives.get(ownId(s, tag)))
  switch (event.type) {
    case 'aimed':
      noteAim(lifeOf(event.by), lifeOf(event.whom), event)
      break
    case 'attacked':
      if (event.returned !== true) noteAttack(lifeOf(event.by), s, event, turn)
      if (event.times === 0 && lifeOf(event.whom)?.evades === true) count(lifeOf(event.whom), 'saved')
      break
    case 'hurt':
      lose(lifeOf(event.figure), event.lost, turn)
      noteBlow(lifeOf(event.by), s, event, turn)
      break
    case 'weapon-dropped':
      count(lifeOf(event.figure), 'dropped')
      break
    case 'cast':
      if (event.succeeds) count(lifeOf(event.by), 'spells')
      break
    case 'pushed':
      notePush(lifeOf(event.by), s, event, turn)
      break
    case 'spent':
      lose(lifeOf(event.figure), event.amount, turn)
      break
    case 'healed':
      gain(lifeOf(event.figure), event.amount)
      break
    case 'regenerated':
      gain(lifeOf(event.figure), 1)
      break
    case 'killed':
      noteKill(lifeOf(event.by), s, figureOf(s, ownId(s, event.figure)), turn)
      break
    case 'resurrected':
      rise(lifeOf(event.figure), turn)
      break
  }
}

/** Who it was in truth, where likenesses stood about (16.5). */
export function ownId(s: ArenaState, tag: string): string {
  const bearer = bearerOf(s, tag)
  return bearer === undefined ? tag : originalOf(s, bearer).id
}

function count(life: Life | undefined, what: Count, by = 1): void {
  life?.counts.set(what, (life.counts.get(what) ?? 0) + by)
}

/** Keeps a deed, if it is the greatest of its sort so far. */
function keep(life: Life, sort: string, turn: number, worth: number, text: string, kind?: string): void {
  if ((life.feats.get(sort)?.worth ?? 0) >= worth) return
  life.feats.set(sort, { who: life.id, text, turn, level: 0, sort, ...(kind === undefined ? {} : { kind }), worth })
}

function noteAttack(life: Life | undefined, s: ArenaState, event: Extract<ArenaEvent, { type: 'attacked' }>, turn: number): void {
  if (life === undefined) return
  const hits = event.times > 0
  count(life, 'attacks')
  count(life, 'expected', life.hoped)
  count(life, `struck:${event.with}`)
  const goesOn = event.rule === '33.7' && life.attack?.rule === '33.7'
  life.attack = { rule: event.rule, with: event.with, kills: goesOn ? (life.attack?.kills ?? 0) : 0 }
  if (!hits) return
  count(life, 'hits')
  count(life, `landed:${event.with}`)
  const whom = namesOf(s)(event.whom)
  if (event.total === TRIPLE) keep(life, 'triple', turn, WORTH.triple, FEATS.triple(whom), event.with)
  if (event.rule !== '32.4' && event.rule !== '33.1') return
  life.counts.set('shot', Math.max(life.counts.get('shot') ?? 0, event.far))
  if (event.far >= FAR) keep(life, 'shot', turn, WORTH.shot * event.far, FEATS.shot(whom, event.far), event.with)
}

/** 37.3: an attack on four dice is one that he evades. */
function noteAim(by: Life | undefined, whom: Life | undefined, aim: Extract<ArenaEvent, { type: 'aimed' }>): void {
  if (by !== undefined) by.hoped = rollChance(aim.dice, aim.need)
  if (whom === undefined) return
  whom.evades = aim.dice === ROLLS.evadedDice
  if (whom.evades) count(whom, 'evaded')
}

function noteBlow(
  life: Life | undefined,
  s: ArenaState,
  { lost, figure, cause }: Extract<ArenaEvent, { type: 'hurt' }>,
  turn: number,
): void {
  if (life === undefined) return
  count(life, 'dealt', lost)
  life.counts.set('blow', Math.max(life.counts.get('blow') ?? 0, lost))
  if (lost >= WOUNDS.daze) keep(life, 'blow', turn, WORTH.blow * lost, FEATS.blow(lost, namesOf(s)(figure)), cause)
}

/** 40.2: into what burns, or what he falls into. */
function notePush(life: Life | undefined, s: ArenaState, { figure, to }: Extract<ArenaEvent, { type: 'pushed' }>, turn: number): void {
  const ground = (['pit', 'fire'] as const).find((kind) => layersOf(s, to, kind) > 0)
  if (life === undefined || ground === undefined) return
  count(life, 'pushes')
  keep(life, 'pushed', turn, WORTH.pushed, FEATS.pushed(namesOf(s)(figure), ground), ground)
}

function noteKill(life: Life | undefined, s: ArenaState, victim: Figure, turn: number): void {
  if (life === undefined) return
  const { kind } = victim
  const whom = namesOf(s)(victim.id)
  life.kills += 1
  count(life, `slew:${kind}`)
  const unlock = isCreature(kind) || !Object.hasOwn(ROBOTS, kind) ? 0 : ROBOTS[kind as keyof typeof ROBOTS].unlock
  if (unlock >= RARE) keep(life, 'slew', turn, WORTH.slew + unlock / RARE, FEATS.slew(kindName(kind)), kind)
  if (life.sh <= BRAVE) keep(life, 'bravest', turn, WORTH.bravest + BRAVE - life.sh, FEATS.bravest(life.sh), kind)
  if (life.kills > 1) keep(life, 'many', turn, WORTH.many * life.kills, FEATS.many(life.kills), kind)
  const { attack } = life
  if (attack === null) return
  attack.kills += 1
  if (attack.rule === '33.7' && attack.kills > 1)
    keep(life, 'slash', turn, WORTH.slash * attack.kills, FEATS.slash(attack.kills), attack.with)
  if (attack.rule === '33.2' || attack.rule === '32.5') keep(life, 'charge', turn, WORTH.charge, FEATS.charge(whom), attack.with)
}

function lose(life: Life | undefined, amount: number, turn: number): void {
  if (life === undefined) return
  life.sh -= amount
  if (life.sh > 0 && (life.lowest === null || life.sh < life.lowest.sh)) life.lowest = { sh: life.sh, turn }
}

function gain(life: Life | undefined, amount: number): void {
  if (life !== undefined) life.sh += amount
}

function rise(life: Life | undefined, turn: number): void {
  if (life === undefined) return
  life.sh = BRAVE
  keep(life, 'risen', turn, WORTH.risen, FEATS.risen)
}
