import { draw, type Script } from '../../kernel/play.ts'
import { pickOne } from '../asks.ts'
import { parseAction } from '../open/actions.ts'
import { isCreature, isRace } from '../open/people.ts'
import { calledBy, isIllusion, isSummoning, spellsOfMage } from '../open/spells.ts'
import { neighbours, type Square } from '../open/squares.ts'
import type { Arena, ArenaState, Coming, Figure } from '../state.ts'
import { SUMMONED } from '../tables/fighters.ts'
import type { CreatureId, IllusionSpellId, Kind, RaceId, SpellId, SummonSpellId } from '../tables/ids.ts'
import { WOUNDS } from '../tables/limits.ts'
import { OTHER_SPELLS, SUMMON_SPELLS } from '../tables/spells.ts'
import { spend } from './13-healing.ts'
import { sharedTag } from './16-likenesses.ts'
import { isGround } from './22-terrain.ts'
import { drawSquare } from './23-altar.ts'
import { idOfKind, newBeast, newFigure } from './24-starting.ts'
import type { OnSand } from './33-need.ts'
import { keepsUp, vanish } from './35-gone.ts'
import { answered, isPlayed } from './choosing.ts'
import { figureAt, isPresent, tagOf } from './figures.ts'
import { openName, tellOf, tellSide } from './telling.ts'

// Those magic calls: summoned creatures, illusions, snakes and images (14.4, 14.5, 16.4, 16.5).

export type CallingEvent =
  | { type: 'called'; rule: '14.4' | '16.4'; by: string | null; figure: string; at: Square }
  | { type: 'feigned'; rule: '14.5'; figure: string; by: string; spell: IllusionSpellId }
  | { type: 'images'; rule: '16.5'; figures: readonly string[] }
  | { type: 'renewed'; rule: '14.4'; figure: string; by: string }
  | { type: 'let-go'; rule: '14.4'; figure: string; by: string }

type CallingSpell = SummonSpellId | IllusionSpellId | 'snake-staff' | 'image'

export function callsSomebody(spell: SpellId): spell is CallingSpell {
  return isSummoning(spell) || isIllusion(spell) || spell === 'snake-staff' || spell === 'image'
}

/** How many it can call now: none without a free square next to him, or without a staff for snakes (16.4). */
export function asSummoned(s: ArenaState, mage: OnSand, spell: CallingSpell): number {
  if (spell === 'snake-staff' && mage.ready?.type !== 'staff') return 0
  if (spell === 'image' && mage.mask !== null) return 0
  return openSquares(s, mage, kindOf(spell)).length
}

function comingBy(spell: CallingSpell): Coming {
  if (spell === 'image') return 'image'
  return isIllusion(spell) ? 'illusion' : 'summoned'
}

function kindOf(spell: CallingSpell): Kind {
  if (spell === 'snake-staff') return 'snake'
  return calledBy(spell) ?? 'mage'
}

function openSquares(s: ArenaState, mage: OnSand, kind: Kind): readonly Square[] {
  return neighbours(mage.at).filter((square) => isGround(s, { kind }, square) && figureAt(s, square) === null)
}

/** G-124: nobody but an illusion comes to a mage whose senses went with the price. */
export function* workCalling(g: Arena, mage: OnSand, spell: CallingSpell, steps: number): Script {
  if (!keepsUp(mage, comingBy(spell))) return
  if (spell === 'image') return yield* castImages(g, mage)
  if (spell === 'snake-staff') return yield* castSnakes(g, mage, steps)
  yield* callOne(g, mage, spell)
}

// ---------------------------------------------------------------- creatures

/** 14.4, G-124: on a free square next to him, by lot, facing as he does; it acts from the next turn on. */
function* callOne(g: Arena, mage: OnSand, spell: Exclude<CallingSpell, 'image'>): Script<Figure | null> {
  const kind = kindOf(spell)
  const coming = comingBy(spell)
  const at = yield* drawSquare(g, openSquares(g.state, mage, kind))
  if (at === null) return null
  const f = { ...fresh(g.state, mage, kind, coming), by: mage.id, at, facing: mage.facing, moved: 0, acted: true }
  g.state.figures.push(f)
  const by = openName(g.state, mage, sharedTag(mage))
  const rule = spell === 'snake-staff' ? '16.4' : '14.4'
  yield* tellOf(g, [f], { type: 'called', rule, by, figure: f.id, at } satisfies CallingEvent)
  // 14.5, G-58: everyone sees someone summoned; that he is none only his own side is told.
  if (isIllusion(spell))
    yield* tellSide(g, mage.side, { type: 'feigned', rule: '14.5', figure: f.id, by: tagOf(mage), spell } satisfies CallingEvent)
  return f
}

/** 14.4, G-57: an animal of the table, or someone of a race with the arms that such a one has. */
function fresh(s: ArenaState, { side, seat }: Figure, kind: Kind, coming: Coming): Figure {
  if (isCreature(kind)) return newBeast(s, kind satisfies CreatureId, { coming, side, seat })
  if (!isRace(kind)) throw new Error(`nobody calls a ${kind}`)
  return person(s, { coming, side, seat }, kind)
}

function person(s: ArenaState, where: Pick<Figure, 'coming' | 'side' | 'seat'>, kind: RaceId): Figure {
  const { name, sh, ag, iq, ready, also, suit, helmet, slung } = SUMMONED[kind]
  const gear = { ready, also, slung, suit, helmet }
  const f = newFigure(s, { id: idOfKind(s, kind), name, kind, normal: { sh, ag, iq }, gear, ...where })
  // G-57: spells of IQ 11, but nothing that calls others.
  if (kind === 'mage') f.spells.push(...spellsOfMage(iq).filter((spell) => !isSummoning(spell) && !isIllusion(spell)))
  return f
}

/**
 * 14.4, G-124: when the mage's action comes up, each so many turns: 1 SH, or it goes. A mage who can do nothing else is not asked for this
 * alone, for nobody asks him about an illusion: he pays as long as he keeps his senses by it (G-147).
 */
export function* renewCalled(g: Arena, mage: OnSand, isAsked: boolean): Script {
  for (const f of g.state.figures) {
    const every = f.by === mage.id && f.coming === 'summoned' ? renewedEvery(f) : null
    while (every !== null && isPresent(f) && isPresent(mage) && g.state.turn - f.called >= every) {
      f.called += every
      yield* renew(g, mage, f, isAsked)
    }
  }
}

/** Null for those that need not be paid for: snakes last by themselves. */
function renewedEvery({ kind }: Figure): number | null {
  const spell = Object.values(SUMMON_SPELLS).find(({ creature }) => creature === kind)
  return spell?.renew ?? null
}

/** Illusions are not paid for: who is, and who among likenesses pays, only his own side may know (G-58, G-59). */
function* renew(g: Arena, mage: Figure, f: Figure, isAsked: boolean): Script {
  if (!(isAsked ? yield* pays(g, mage, f, '14.4') : mage.sh - 1 > WOUNDS.unconscious)) {
    yield* tellSide(g, mage.side, { type: 'let-go', rule: '14.4', figure: tagOf(f), by: tagOf(mage) } satisfies CallingEvent)
    return yield* vanish(g, f)
  }
  yield* tellSide(g, mage.side, { type: 'renewed', rule: '14.4', figure: tagOf(f), by: tagOf(mage) } satisfies CallingEvent)
  yield* spend(g, mage, 1, '14.4')
}

/** 13.2, 14.4, G-120: whether he pays 1 SH for it; no one pays with his last one, and a fighter without a seat pays. */
export function* pays(g: Arena, mage: Figure, f: Figure, rule: '13.2' | '14.4'): Script<boolean> {
  if (mage.sh <= 1 || mage.status === 'unconscious' || !isPresent(mage)) return false
  if (!isPlayed(mage)) return true
  const spell = rule === '13.2' ? 'invisibility' : summoningOf(f)
  const question = { seat: mage.seat, rule, topic: 'renew', about: tagOf(f), data: { spell }, ids: ['renew', 'cancel'] } as const
  return parseAction('renew', yield* answered(g, mage.seat, (aside) => pickOne({ ...question, aside }))).kind === 'renew'
}

function summoningOf({ kind }: Figure): SpellId {
  const spells = Object.keys(SUMMON_SPELLS) as SummonSpellId[]
  const spell = spells.find((id) => SUMMON_SPELLS[id].creature === kind)
  if (spell === undefined) throw new Error(`nothing summons a ${kind}`)
  return spell
}

/** 16.4, G-127: the staff is used up; as many snakes as were paid for, never more than there is room for. */
function* castSnakes(g: Arena, mage: OnSand, steps: number): Script {
  mage.ready = null
  for (let i = 0; i < steps; i++) {
    const snake = yield* callOne(g, mage, 'snake-staff')
    snake?.effects.push({ spell: 'snake-staff', until: g.state.turn + OTHER_SPELLS['snake-staff'].duration })
  }
}

// ---------------------------------------------------------------- images

const NUMBERS = ['1', '2', '3'] as const

/** 16.5, G-59: he and two likenesses on three squares by lot, under names that tell nothing. */
function* castImages(g: Arena, mage: OnSand): Script {
  const s = g.state
  const squares: Square[] = [mage.at]
  while (squares.length < NUMBERS.length) {
    const square = yield* drawSquare(
      g,
      openSquares(s, mage, mage.kind).filter((each) => !squares.includes(each)),
    )
    if (square === null) break
    squares.push(square)
  }
  const own = (yield* drawSquare(g, squares)) ?? mage.at
  const number = yield* draw(g, NUMBERS.slice(0, squares.length))
  const until = s.turn + OTHER_SPELLS.image.duration
  const stem = freeStem(s, mage.id)
  mage.effects.push({ spell: 'image', until })
  mage.at = own
  mage.mask = `${stem}-${number}`
  const numbers = NUMBERS.filter((each) => each !== number)
  const images = squares
    .filter((square) => square !== own)
    .map((at, i) => likeness(mage, { id: `${mage.id}-image-${s.turn}-${i + 1}`, mask: `${stem}-${numbers[i]}`, at }))
  // They stand together in the roster, by the names dealt, so that no order tells who is who.
  const alike = [mage, ...images].toSorted((a, b) => (tagOf(a) < tagOf(b) ? -1 : 1))
  s.figures.splice(s.figures.indexOf(mage), 1, ...alike)
  const figures = NUMBERS.slice(0, squares.length).map((each) => `${stem}-${each}`)
  yield* tellOf(g, [mage], { type: 'images', rule: '16.5', figures } satisfies CallingEvent)
}

/** A name that nobody else's id begins with, so that no figure is taken for another. */
function freeStem(s: ArenaState, id: string): string {
  let stem = id
  while (
    s.figures.some(
      (each) => each.id !== id && NUMBERS.some((number) => each.id === `${stem}-${number}` || each.mask === `${stem}-${number}`),
    )
  )
    stem = `${stem}-likeness`
  return stem
}

/** 16.5, G-59: to the eye he is the mage, in every thing he holds; he has no spells, and this turn he has done what the mage did. */
function likeness(mage: OnSand, { id, mask, at }: { readonly id: string; readonly mask: string; readonly at: Square }): Figure {
  return {
    ...mage,
    ...{ id, mask, at, coming: 'image', by: mage.id, acted: true, holds: [], spells: [], bones: null, fallen: null },
    earned: { halves: 0, deathBlows: 0, spells: 0, victory: 0 },
    normal: { ...mage.normal },
    learnsFrom: { ...mage.learnsFrom },
    slung: [...mage.slung],
    effects: mage.effects.map((each) => ({ ...each })),
    orders: { ...mage.orders },
  }
}
