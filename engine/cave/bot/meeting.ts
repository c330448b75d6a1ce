import { below } from '../../kernel/random.ts'
import { takable } from '../chapters/05-objects.ts'
import { maySearch, searchNeeds } from '../chapters/12-crystal.ts'
import { hasLadder, squeezed } from '../chapters/12-named.ts'
import { enemiesOn } from '../chapters/14-combat.ts'
import { lyingOn } from '../chapters/cards.ts'
import { bears, can, craftOf, isToad } from '../chapters/characters.ts'
import { searchOdds } from '../odds/fight.ts'
import { lootId, parseAction } from '../open/actions.ts'
import { cardOf } from '../open/cards.ts'
import { isChamber, spaceOf } from '../open/spaces.ts'
import { CHAMBER_RESULTS, NAMED_SPACES } from '../tables/index.ts'
import { NAMED, type NamedId, type Result, type SpaceId } from '../tables/table-types.ts'
import { homeWorth, revealWorth, visitWorth } from './cards.ts'
import { bestDraw } from './draws.ts'
import { bestClash } from './fights.ts'
import { dieWorth, resultWorth } from './results.ts'
import type { Scene } from './scene.ts'
import { dares } from './trials.ts'
import { craftWorth, gainWorth, goldWorth, leastObject, lifeLoss } from './worth.ts'

/** What ending a move on that space is worth to the player who decides, in turns. */
export function meetWorth(scene: Scene, space: SpaceId): number {
  const found = scene.met.get(space)
  if (found !== undefined) return found
  // A space that leads to itself is worth nothing more by it.
  scene.met.set(space, 0)
  const worth = isChamber(space) ? chamberWorth(scene, space) : isNamed(space) ? namedWorth(scene, space) : drawnWorth(scene, space)
  scene.met.set(space, worth)
  return worth
}

function isNamed(space: SpaceId): space is NamedId {
  return NAMED.some((each) => each === space)
}

// ---------------------------------------------------------------- what lies there

const NOTHING_LIES = { through: 1, worth: 0 }

/** Everything that lies there, in the order in which it is met: nobody comes to what is behind an Enemy but over him. */
function lyingWorth(scene: Scene, space: SpaceId): { readonly through: number; readonly worth: number } {
  const { s, p, temper } = scene
  if (s.lying[space] === undefined) return NOTHING_LIES
  const beasts = bestClash(p, enemiesOn(s, space, 'strength'), 'strength', temper)
  const spirits = bestClash(p, enemiesOn(s, space, 'craft'), 'craft', temper)
  const through = beasts.win * spirits.win
  const { cards } = lyingOn(s, space)
  const visits = isToad(p) ? 0 : visitsWorth(scene, cards)
  return { through, worth: beasts.worth + beasts.win * spirits.worth + through * (visits + thingsWorth(scene, space)) }
}

function visitsWorth(scene: Scene, cards: readonly string[]): number {
  const visited = cards.filter((copy) => ['stranger', 'place'].includes(cardOf(copy).type))
  return visited.reduce((sum, copy) => sum + Math.max(0, visitWorth(scene, copy)), 0)
}

function thingsWorth({ s, p, temper }: Scene, space: SpaceId): number {
  return takable(s, { ...p, at: space }).reduce((sum, id) => {
    const thing = lootId(parseAction('take', id).loot)
    return sum + (thing === 'gold' ? goldWorth(p, lyingOn(s, space).gold, temper) : Math.max(0, gainWorth(p, thing, temper)))
  }, 0)
}

/** Corridors and Crossroads: what lies there, and what is turned up to it. */
function drawnWorth(scene: Scene, space: SpaceId): number {
  const { cards } = lyingOn(scene.s, space)
  const more = Math.max(0, spaceOf(space).draw - cards.length)
  const { worth } = lyingWorth(scene, space)
  return worth + (more === 0 ? 0 : more * bestDraw(scene) + guess(scene))
}

/** How far off he is about cards that nobody has seen. */
function guess({ chance, temper }: Scene): number {
  return temper.errs === 0 ? 0 : temper.errs * (below(chance, 201) / 100 - 1)
}

// ---------------------------------------------------------------- named spaces

function namedWorth(scene: Scene, id: NamedId): number {
  const { worth } = lyingWorth(scene, id)
  return worth + spaceWorth(scene, id)
}

/** The space itself: its die, or healing. */
export function spaceWorth(scene: Scene, id: NamedId): number {
  const space = NAMED_SPACES[id]
  if ('heal' in space) return healingWorth(scene)
  const faces = dieFor(scene, id, space.die)
  const worth = dieWorth(scene, faces, id === 'underground-fountain' ? 'card' : 'other')
  return space.must ? worth : Math.max(0, worth)
}

/** What makes someone who goes by his Lives alone look for a cure. */
const CURE = 6

function healingWorth(scene: Scene): number {
  const worth = homeWorth(scene)
  return worth > 0 && scene.p.lives <= scene.temper.heals ? worth + CURE : worth
}

/** What each face of the die does to him at that space; nothing where none is rolled. */
export function facesOf(scene: Scene, space: SpaceId): readonly Result[] {
  const id = NAMED.find((each) => each === space)
  const named = id === undefined ? null : NAMED_SPACES[id]
  return id === undefined || named === null || 'heal' in named ? [] : once(scene, id, named.die)
}

/** With what abilities and the Rope Ladder make of one throw. */
function once({ p }: Scene, id: NamedId, die: readonly Result[]): readonly Result[] {
  if (id === 'wall-of-fire' && bears(p, 'fireproof')) return ['nothing']
  if (hasLadder(p)) return die.map((_, i) => die[squeezed(p, id, i + 1) - 1] ?? 'nothing')
  if (id === 'ancient-power-plant' && bears(p, 'overload')) return die.map((face) => (face === 'life:+2' ? 'nothing' : 'turns:-20'))
  return die
}

/** And with a second throw where the first is bad. */
function dieFor(scene: Scene, id: NamedId, die: readonly Result[]): readonly Result[] {
  const faces = once(scene, id, die)
  return id === 'narrow-passage' && can(scene.p, 'sure-foot') ? [...faces, ...faces.map(() => 'nothing' as const)] : faces
}

// ---------------------------------------------------------------- Chambers

const ANY_CHAMBER = 'chamber'
const GOES_ON = 0.6
const CRYSTAL = 25
const WON = 60

function chamberWorth(scene: Scene, space: SpaceId): number {
  const { s, p } = scene
  const { worth } = lyingWorth(scene, space)
  if (space === s.crystal) return worth + (p.barred === 0 && dares(scene) ? CRYSTAL + WON * scene.ready : 0)
  return unknownWorth(scene) + GOES_ON * (Math.max(0, searchWorth(scene)) + worth)
}

/** A Chamber, whatever it turns out to be this time (C-04). */
function unknownWorth(scene: Scene): number {
  const found = scene.met.get(ANY_CHAMBER)
  if (found !== undefined) return found
  const worth = CHAMBER_RESULTS.reduce((sum, { id }) => sum + resultOf(scene, id), 0) / CHAMBER_RESULTS.length
  scene.met.set(ANY_CHAMBER, worth)
  return worth
}

function resultOf(scene: Scene, id: (typeof CHAMBER_RESULTS)[number]['id']): number {
  const { p, temper } = scene
  const chamber = CHAMBER_RESULTS.find((each) => each.id === id)
  switch (id) {
    case 'chamber-of-terror':
      return craftOf(p) < (chamber?.craft ?? 0) ? -lifeLoss(p, temper) : 0
    case 'melcarts-shrine':
      return Math.max(-lifeLoss(p, temper), p.objects.length >= 2 ? -2.5 * (leastObject(p)?.worth ?? 0) : Number.NEGATIVE_INFINITY)
    case 'gladiatorial-arena':
      return can(p, 'arena-name') ? resultWorth(scene, 'hobgoblin') : dieWorth(scene, chamber?.die ?? [])
    default:
      return dieWorth(scene, chamber?.die ?? [])
  }
}

/** 12.5: finding the Crystal on the spot against the Craft that it costs to fail. */
export function searchWorth(scene: Scene): number {
  const { s, p } = scene
  if (s.crystal !== null || !maySearch(p)) return 0
  const chance = searchOdds(searchNeeds(p))
  const found = revealWorth(scene) + (dares(scene) ? CRYSTAL + WON * scene.ready : 0)
  return chance * found + (1 - chance) * craftWorth(p, -1)
}
