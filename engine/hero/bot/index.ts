import type { Advice } from '../../kernel/advice.ts'
import { type Ask, check } from '../../kernel/ask.ts'
import { assertNever } from '../../kernel/assert-never.ts'
import { randomAnswer } from '../../kernel/bots.ts'
import { below, type Stream } from '../../kernel/random.ts'
import type { Skill } from '../../kernel/types.ts'
import { parseAction } from '../actions.ts'
import type { HeroPick } from '../asks.ts'
import { indexOf } from '../chapters/101-catacomb.ts'
import { pointsTo } from '../chapters/101-ways.ts'
import { levelOf } from '../chapters/102-levels.ts'
import { isMonster } from '../chapters/section.ts'
import { HERO_NAMES } from '../open/names.ts'
import { BLOCKING } from '../tables/index.ts'
import type { HeroView } from '../view-types.ts'
import { bestTargets } from './blows.ts'
import { monsterAction, monsterTo } from './marching.ts'
import { patience } from './race.ts'
import { groundOf, type Scene, sceneOf } from './seen.ts'
import { armour, levels, shield } from './sheets.ts'
import { TEMPERS } from './temper.ts'
import { type BotChoice, foesBeside, heroAction } from './walking.ts'
import { breather, excess, luck } from './wounds.ts'

/** A player of HERO, as hero and as monsters: answers from what its seat sees and from the question, nothing else. */
export function sensible(view: unknown, ask: Ask, chance: Stream, skill: Skill = 'master'): Advice {
  switch (ask.kind) {
    case 'pick': {
      // The kernel gives each game its own view and its own questions back.
      const [ids, why] = picks(view as HeroView, ask as HeroPick, chance, skill)
      return { answer: { pick: ids }, why }
    }
    case 'share':
      return { answer: { value: levels(ask, skill) }, why: 'Charm for Alysa, legs to reach her, a weapon for the way' }
    case 'text':
      return { answer: { value: name(view as HeroView, ask, chance) }, why: 'No other hero has this name' }
    case 'number':
    case 'arrange':
    case 'roll':
      return { answer: randomAnswer(ask, chance), why: 'Only the dice decide' }
    default:
      assertNever(ask)
  }
}

/** One that no other hero at the table has. */
function name({ sections }: HeroView, ask: Extract<Ask, { kind: 'text' }>, chance: Stream): string {
  const free = HERO_NAMES.filter((each) => sections.every(({ hero }) => hero?.name !== each))
  const value = free[below(chance, free.length)] ?? HERO_NAMES[0]
  return check(ask, { value }) === null ? value : String(randomAnswer(ask, chance).value)
}

/** The ids picked, and why. */
type Picks = readonly [ids: readonly string[], why: string]

function picks(view: HeroView, ask: HeroPick, chance: Stream, skill: Skill): Picks {
  const { ids } = ask
  const scene = sceneOf(view)
  if (scene === null) return one(beforePlay(ask, skill))
  const temper = TEMPERS[skill]
  switch (ask.topic) {
    case 'attack-targets':
    case 'defend':
      return targets(scene, ask)
    case 'monster-attack':
      return [ids.slice(0, ask.max), 'Each further blow may wound him']
    case 'placement':
      return one(ids.includes('auto') ? ['auto', 'It guards the riches and bars his way'] : ['done', 'Nothing is left to lay out'])
    case 'start':
      return one(start(view, scene, ids))
    case 'hero-action':
      return one(heroAction(scene, ids, temper))
    case 'block':
      return one(block(scene, ids))
    case 'bar':
      return one(bar(scene))
    case 'succubus':
      return one(['attack', 'Each turn in her arms may cost him strength'])
    case 'monster-action':
      return one(monsterAction(scene, ids, temper))
    case 'monster-to':
      return one(monsterTo(scene, ask.about ?? '', ids, temper))
    case 'luck':
      return one(luck(scene.hero, ask.data.wounds, temper))
    case 'excess':
      return one(excess(scene.hero, ids))
    case 'breather':
      return one(breather(scene.hero, ids))
    case 'armour':
    case 'shield':
      return one(beforePlay(ask, skill))
    case 'armed':
      return one([ids[below(chance, ids.length)] ?? '', 'He can still change it for another'])
    case 'drop-at':
      return one([ids[below(chance, ids.length)] ?? '', 'It counts for nothing wherever he puts it down'])
    default:
      return assertNever(ask)
  }
}

function one([id, why]: BotChoice): Picks {
  return [[id], why]
}

/** 103: while the sheets are filled in, and every other question before there is a hero to look after. */
function beforePlay({ topic, ids }: HeroPick, skill: Skill): BotChoice {
  if (topic === 'armour') {
    const worn = armour(skill)
    return [worn, worn === 'none' ? 'Without armour his courage counts for more' : 'It keeps blows off at a small price in courage']
  }
  if (topic === 'shield') return [shield(skill), 'Without a shield his courage counts for more']
  return [ids[0] ?? '', 'He can still change it for another']
}

/** The start square with the shortest way. */
function start(view: HeroView, { hero }: Scene, ids: readonly string[]): BotChoice {
  const c = groundOf(view.catacomb)
  const home = pointsTo(c, c.alysa, levelOf(hero.now, 'strength'))
  const far = (id: string) => home[indexOf(parseAction('start', id).spot)] ?? Number.POSITIVE_INFINITY
  const [best] = [...ids].sort((a, b) => far(a) - far(b))
  return [best ?? '', 'The shortest way to Alysa begins here']
}

/**
 * 206D: behind a door that he holds he gets no whole breather (213A3), so one who has no movement left would hold it forever: he lets
 * them come once the game is late.
 */
function bar(scene: Scene): BotChoice {
  return patience(scene) < 0.5 ? ['let', 'It is late, and behind a held door he rests badly'] : ['bar', 'Fewer monsters get at him']
}

/** 206C: the strongest that stands there leans against the door. */
function block({ section }: Scene, ids: readonly string[]): BotChoice {
  const held = (id: string) => {
    const action = parseAction('block', id)
    const kind = action.kind === 'no' ? null : section.counters.find((counter) => counter.id === action.counter)?.kind
    return kind !== undefined && kind !== null && isMonster(kind) ? (BLOCKING[kind] ?? 0) : 0
  }
  const [best] = [...ids].sort((a, b) => held(a) - held(b))
  return [
    best ?? 'no',
    best === undefined || best === 'no' ? 'Nothing there makes the door harder to open' : 'With it the door is hardest to open',
  ]
}

/** Those that are best struck at together; as many as have to be. */
function targets(scene: Scene, { ids, min }: HeroPick): Picks {
  const { hero } = scene
  const foes = hero.at === null ? [] : foesBeside(scene, hero.at, ids)
  const best = bestTargets(hero, hero.armed, foes, min > 0).ids
  const more = ids.filter((id) => !best.includes(id)).slice(0, Math.max(0, min - best.length))
  return [[...best, ...more], 'These kills are worth most for the blows they return']
}
