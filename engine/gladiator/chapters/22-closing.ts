import { type Script, tell } from '../../kernel/play.ts'
import { beastOf, hasNote } from '../open/people.ts'
import type { Arena, ArenaState, End, Figure } from '../state.ts'
import { TERRAIN } from '../tables/limits.ts'
import { SIDES, type Side } from '../tables/table-types.ts'
import { earnVictory } from './11-experience.ts'
import { enterFight, pointsOf } from './11-homecoming.ts'
import { spend } from './13-healing.ts'
import { pays } from './14-calling.ts'
import { sharedTag } from './16-likenesses.ts'
import { layersOf } from './22-terrain.ts'
import { isAltarDue, raiseAltar } from './23-altar.ts'
import { endInvisibility, type GoneEvent, remove, vanish } from './35-gone.ts'
import { followStrength, hurt } from './35-wounds.ts'
import { effectOf, enemyOf, figureOf, isGladiator, isPresent, presentOn, skilled, tagOf } from './figures.ts'
import { tellNumbers, tellOf, tellSide } from './telling.ts'

// What happens when everyone has acted, and how a fight ends (22.3, 23.2, 23.5, 24.1, 27.1, G-86).

export type ClosingEvent =
  | { type: 'left'; rule: '23.5'; figure: string }
  | { type: 'regenerated'; rule: '12.3' | '9.1' | '18.2'; figure: string }
  | { type: 'fight-over'; rule: '2.1'; kind: End['kind']; why: EndReason }
  | { type: 'earned'; rule: '11.1'; figure: string; damage: number; deathBlows: number; spells: number; victory: number; all: number }

/** Nobody of the other side is left; they yield (`missio`); too long without blood, or too long in all (G-85). */
type EndReason = 'alone' | 'yielded' | 'bloodless' | 'too-long'

/** G-85 */
const BLOODLESS = 60
const MOST_TURNS = 300
/** G-123: a mage regenerates at the end of turns 3, 6, 9. */
const MAGE_RESTS = 3

/** G-86: exits, terrain, regeneration, spells that run out, the end; then the altar and the next turn. */
export function* closeTurn(g: Arena): Script {
  const s = g.state
  yield* exits(g)
  yield* terrainHurts(g)
  yield* regenerate(g)
  yield* spellsRunOut(g)
  if (yield* checkEnd(g)) return
  if (isAltarDue(s)) yield* raiseAltar(g)
  if (s.turn - s.lastBlood >= BLOODLESS) return yield* end(g, 'draw', 'bloodless')
  if (s.turn >= MOST_TURNS) return yield* end(g, 'draw', 'too-long')
  beginTurn(s)
}

function beginTurn(s: ArenaState): void {
  s.turn += 1
  s.phase = 'incentive'
  s.first = null
  for (const f of s.figures) {
    Object.assign(f, { moved: null, acted: false, declined: false, evading: false, shown: false })
    delete f.dazedLate
  }
}

/** 23.5, G-69: a fighter who ends the turn on an exit is out, alive, and takes along what he has; what he called goes. */
function* exits(g: Arena): Script {
  const s = g.state
  for (const f of s.figures) {
    if (f.at === null || !s.exits.includes(f.at)) continue
    if (f.coming === 'image') {
      yield* vanish(g, f)
      continue
    }
    yield* remove(g, f, { type: 'left', rule: '23.5', figure: tagOf(f) } satisfies ClosingEvent)
  }
}

/** 22.3, 23.2, G-68: each layer by itself, without armour, and nobody's kill. */
function* terrainHurts(g: Arena): Script {
  // Nothing of substance stands where a likeness does (16.5).
  for (const f of g.state.figures.filter(({ coming }) => coming !== 'image')) {
    if (isPresent(f) && !skilled(f, 'no-fire-damage')) {
      const fire = layersOf(g.state, f.at, 'fire') * TERRAIN.fire.damage
      yield* hurt(g, f, fire, { rule: '22.3', cause: 'fire', by: null })
    }
    if (!isPresent(f)) continue
    const caltrops = layersOf(g.state, f.at, 'caltrops') * TERRAIN.caltrops.damage
    yield* hurt(g, f, caltrops, { rule: '23.2', cause: 'caltrops', by: null })
  }
}

/** 9.1, 12.3, 18.2, G-123: mages every third turn, Trolls and some robots every turn, never over their normal strength (G-122). */
function* regenerate(g: Arena): Script {
  for (const f of g.state.figures) {
    // Nothing of substance stands where a likeness does (16.5).
    const isHurt = isPresent(f) && f.coming !== 'image' && f.sh < f.normal.sh
    const regained = isHurt ? regeneration(f, g.state.turn) : null
    if (regained === null) continue
    const { rule, sh } = regained
    f.sh = Math.min(f.normal.sh, f.sh + sh)
    const told = { type: 'regenerated', rule, figure: tagOf(f) } satisfies ClosingEvent
    // A likeness has nothing to regain: which is the mage nobody may tell by it (G-59). What magic has cost a mage nobody has seen (26.1).
    if (f.mask !== null) yield* tellSide(g, f.side, told)
    else yield* rule === '12.3' ? tellNumbers(g, [f], told) : tellOf(g, [f], told)
    yield* followStrength(g, f)
  }
}

function regeneration(f: Figure, turn: number): { readonly rule: '12.3' | '9.1' | '18.2'; readonly sh: number } | null {
  if (hasNote(f, 'regenerates-1-every-3-turns')) return turn % MAGE_RESTS === 0 ? { rule: '12.3', sh: 1 } : null
  const sh = beastOf(f)?.regenerates
  return sh === undefined ? null : { rule: f.coming === 'robot' ? '18.2' : '9.1', sh }
}

/** 14.2, G-119: each spell to the end of its last turn; what ESP told too (G-130). Snakes and images go with theirs (16.4, 16.5). */
function* spellsRunOut(g: Arena): Script {
  const s = g.state
  yield* payForInvisibility(g)
  // What is on a mage is seen on his likenesses (G-152).
  for (const f of s.figures.filter(({ coming }) => coming !== 'image')) {
    for (const effect of f.effects.filter(({ until }) => until !== null && until <= s.turn)) {
      f.effects.splice(f.effects.indexOf(effect), 1)
      const { spell } = effect
      if (!isPresent(f)) continue
      if (spell === 'snake-staff') yield* vanish(g, f)
      else if (spell === 'image') yield* loseImages(g, f)
      else yield* tellOf(g, [f], { type: 'spell-over', rule: '14.2', figure: sharedTag(f), spell } satisfies GoneEvent)
    }
  }
  const lasting = s.known.filter(({ until }) => until > s.turn)
  s.known.splice(0, s.known.length, ...lasting)
}

function* loseImages(g: Arena, mage: Figure): Script {
  for (const each of g.state.figures) if (each.coming === 'image' && each.by === mage.id && isPresent(each)) yield* vanish(g, each)
}

/** 13.2, G-120: 1 SH for each whom a mage keeps invisible; it ends where he does not pay or cannot. Where no mage is named nobody pays (G-153). */
function* payForInvisibility(g: Arena): Script {
  const s = g.state
  for (const f of s.figures) {
    const by = f.coming === 'image' ? undefined : effectOf(f, 'invisibility')?.by
    if (by === undefined || !isPresent(f)) continue
    const mage = figureOf(s, by)
    if (yield* pays(g, mage, f, '13.2')) yield* spend(g, mage, 1, '13.2')
    else yield* endInvisibility(g, f)
  }
}

/** 24.1, G-84: the fight is over as soon as a side has nobody left; with `missio` also when all its people lie without their senses. */
export function* checkEnd(g: Arena): Script<boolean> {
  const s = g.state
  if (s.end !== null) return true
  const gone = SIDES.filter((side) => presentOn(s, side).length === 0)
  const [side] = gone
  if (side !== undefined) {
    yield* end(g, gone.length === 2 ? 'draw' : enemyOf(side), 'alone')
    return true
  }
  const yielding = s.variants.includes('missio') ? SIDES.filter((each) => yields(s, each)) : []
  const [loser] = yielding
  if (loser === undefined) return false
  yield* end(g, yielding.length === 2 ? 'draw' : enemyOf(loser), 'yielded')
  return true
}

function yields(s: ArenaState, side: Side): boolean {
  const people = presentOn(s, side).filter(isGladiator)
  return people.length > 0 && people.every(({ status }) => status === 'unconscious')
}

/** 2.1, 11.1, G-49: the winners' 20 points, and what the fight has brought everyone who lives. */
function* end(g: Arena, kind: End['kind'], why: EndReason): Script {
  const s = g.state
  for (const f of s.figures) if (f.side === kind) earnVictory(f)
  const living = s.figures.filter((f) => isGladiator(f) && f.status !== 'dead')
  s.phase = 'over'
  s.active = null
  s.end = { kind, earned: Object.fromEntries(living.map((f) => [f.id, pointsOf(f)])) }
  yield* tell(g, { type: 'fight-over', rule: '2.1', kind, why } satisfies ClosingEvent)
  for (const f of living) {
    const { deathBlows, spells, victory } = f.earned
    const all = pointsOf(f)
    const damage = all - deathBlows - spells - victory
    yield* tell(g, { type: 'earned', rule: '11.1', figure: f.id, damage, deathBlows, spells, victory, all } satisfies ClosingEvent)
  }
  enterFight(g)
}
