import { ofLatest } from '../../kernel/latest.ts'
import { distribution, mean } from '../../kernel/odds.ts'
import { armIn } from '../chapters/33-striking.ts'
import { missileArm, nextReady } from '../chapters/37-missiles.ts'
import { agility, armour, isDazed } from '../chapters/figures.ts'
import type { Losses } from '../odds/blows.ts'
import { beastOf } from '../open/people.ts'
import type { ArenaState, Figure } from '../state.ts'
import { WOUNDS } from '../tables/limits.ts'
import type { Stroke } from './strokes.ts'

// What a bot has worked out about a body. It sets one and the same body on a hundred squares before it answers: none of this changes
// with where someone stands, looks, how far he came, or whether he evades.

export interface Body {
  /** The figure as it was weighed. */
  readonly of: Figure
  readonly worth: number
  /** What is left of his worth with so much SH, as far as worked out. */
  readonly left: (number | undefined)[]
  /** What losses take from his worth on average, as far as worked out. */
  readonly harms: WeakMap<Losses, number>
  /** What a throw costs him: what he holds, for what he has in hand after it (38.2); null until someone asks. */
  thrown: number | null
  /** What he has something in hand or in mind for; null until someone asks. */
  harmsWith: readonly (Stroke | 'cast')[] | null
  /** What his blows take from others, by how they are struck: that does not change with where. */
  readonly dealt: Map<Body, Map<number, number>>
}

/** By the numbers that all copies of a figure share, also from question to question (`seen`); a bot changes nothing in them. */
const bodies = new WeakMap<Figure['normal'], Body>()

export function bodyOf(f: Figure): Body {
  const known = bodies.get(f.normal)
  if (known !== undefined && isAlike(known.of, f)) return known
  const body: Body = {
    of: f,
    worth: worthOf(f),
    left: [],
    harms: new WeakMap(),
    thrown: null,
    harmsWith: null,
    dealt: new Map(),
  }
  bodies.set(f.normal, body)
  return body
}

/** What he is worth less once he has thrown what he holds, and the next weapon is in his hand. Beasts never run out (G-136). */
export function thrownAway(f: Figure): number {
  const body = bodyOf(f)
  if (body.thrown === null) {
    const next = nextReady(f)
    const without = { ...f, ready: next, also: f.also === next ? null : f.also }
    body.thrown = beastOf(f) === null ? Math.max(LETS_GO, body.worth - worthOf(without)) : 0
  }
  return body.thrown
}

/** Even the like of it is not at hand for a second throw. */
const LETS_GO = 1

/** What his blows take from that victim, as far as worked out. */
export function dealtBy(f: Body, victim: Body): Map<number, number> {
  return tableFor(f.dealt, victim)
}

/** What he takes from that victim from afar, as far as worked out. */
export function dealtFromAfar(fight: ArenaState, f: Body, victim: Body): Map<number, number> {
  return tableFor(tableFor(afar(fight), f), victim)
}

/** What each takes from each other from afar in that position of the fight, by how and by both squares. */
const afar = ofLatest((_: ArenaState) => new Map<Body, Map<Body, Map<number, number>>>())

function tableFor<K, V>(tables: Map<Body, Map<K, V>>, body: Body): Map<K, V> {
  let found = tables.get(body)
  if (found === undefined) {
    found = new Map()
    tables.set(body, found)
  }
  return found
}

function isAlike(a: Figure, b: Figure): boolean {
  return (
    a.sh === b.sh &&
    a.status === b.status &&
    a.dazed === b.dazed &&
    a.ready === b.ready &&
    a.also === b.also &&
    a.slung === b.slung &&
    a.suit === b.suit &&
    a.helmet === b.helmet &&
    a.effects === b.effects &&
    a.spells === b.spells &&
    a.kind === b.kind
  )
}

/** G-66: strength, agility, armour in front, the best weapon, and the wits of a caster. */
function worthOf(f: Figure): number {
  const beast = beastOf(f)
  if (beast !== null) return beast.value
  const nimble = agility(f) - (isDazed(f) ? WOUNDS.dazePenalty : 0)
  const arms = [armIn(f, 'ready'), armIn(f, 'also'), missileArm(f, 'bow')]
  const best = Math.max(...arms.map((arm) => (arm === null ? 0 : mean(distribution(arm.damage)))))
  return Math.floor(f.normal.sh + nimble + 2 * armour(f, 'front') + 2 * best) + (f.spells.length > 0 ? f.normal.iq : 0)
}
