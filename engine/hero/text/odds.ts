import { percent, worked } from '../../kernel/odds.ts'
import type { Odds, Part, SourcedPart, Worked } from '../../kernel/types.ts'
import { capital } from '../../kernel/words.ts'
import { levelOf } from '../chapters/102-levels.ts'
import { blocking } from '../chapters/206-doors.ts'
import { inHand } from '../chapters/209-weapons.ts'
import { heroParts, monsterParts, positionOf } from '../chapters/210-combat.ts'
import { heroOf, isMonster } from '../chapters/section.ts'
import { attackOdds, blowOdds, doorOdds, embraceOdds, holdOdds, outwitOdds, strikeOdds } from '../odds/odds.ts'
import { KIND_NAMES, one } from '../open/names.ts'
import type { Counter, HeroSheet, Monster, Section } from '../state.ts'
import { type Door, HERO_TO_HIT, MONSTER_TO_HIT, OUTWIT_TEST, type Position, SUCCUBUS_TEST, woundCell } from '../tables/index.ts'

// Why the odds are as they are: each roll that a choice leads to, with its parts, their sources, and what each total does.

/** The case that each part of a sum comes from. */
const SOURCES: Readonly<Record<string, string>> = {
  proficiency: '210E',
  'several at once': '210E',
  front: '210G',
  side: '210G',
  rear: '210G',
  armour: '210G',
  shield: '210G',
  strength: '206B',
  blocked: '206C',
}

/** `rule`: of the roll itself, for parts that belong to it alone. */
function sourced(parts: readonly Part[], rule: string): SourcedPart[] {
  return parts.filter(({ value }) => value !== 0).map((part) => ({ ...part, rule: SOURCES[part.label] ?? rule }))
}

function needing(label: string, value: number, rule: string): readonly SourcedPart[] {
  return [{ label, value, rule }]
}

function heroBlow(hero: HeroSheet, kind: Monster, targets: number): readonly Worked[] {
  const weapon = inHand(hero)
  if (weapon === null) return []
  const needed = HERO_TO_HIT[weapon][kind]
  const roll = { what: `strike at ${one(kind)}`, code: '2D6', rule: '210D', against: needing('needed', needed, '210D') }
  return [
    worked({ ...roll, parts: sourced(heroParts(hero, weapon, targets), roll.rule) }, (total) => (total >= needed ? 'dead' : 'a miss')),
  ]
}

function monsterBlow(hero: HeroSheet, kind: Monster, position: Position, what: string): Worked {
  const needed = MONSTER_TO_HIT[kind]
  const roll = { what, code: '2D6', rule: '210F', against: needing('needed', needed, '210F') }
  return worked({ ...roll, parts: sourced(monsterParts(hero, position), roll.rule) }, (total) => {
    if (total < needed) return 'a miss'
    const margin = total - needed
    const { row, column } = woundCell(margin, 0)
    return `wounds in column ${column}${margin > column ? `, ${row} lines down` : ''}`
  })
}

/** Because of its parts. */
function because(odds: Odds, why: readonly Worked[]): Odds {
  return why.length === 0 ? odds : { ...odds, why }
}

/** 210B: the blow, and what comes back if it misses. */
export function attackWhy(section: Section, target: Counter): Odds {
  const hero = heroOf(section)
  if (!isMonster(target.kind)) return attackOdds(section, target)
  const back = monsterBlow(hero, target.kind, positionOf(section, target), 'its blow in return, if it lives')
  return because(attackOdds(section, target), [...heroBlow(hero, target.kind, 1), back])
}

/** 210B3, 210C3: a blow at one of several targets. */
export function strikeWhy(section: Section, target: Counter, targets: number): Odds {
  const odds = strikeOdds(section, target, targets)
  return isMonster(target.kind) ? because(odds, heroBlow(heroOf(section), target.kind, targets)) : odds
}

/** 210C: a monster's blow at the hero. */
export function blowWhy(section: Section, attacker: Counter): Odds {
  const { kind } = attacker
  if (!isMonster(kind)) return blowOdds(section, attacker)
  const what = `${capital(KIND_NAMES[kind])} strikes`
  return because(blowOdds(section, attacker), [monsterBlow(heroOf(section), kind, positionOf(section, attacker), what)])
}

function testWhy(what: string, rule: string, parts: readonly Part[], needed: number, done: string, failed: string): Worked {
  const roll = { what, code: '1D6', rule, parts: sourced(parts, rule), against: needing('needed', needed, rule) }
  return worked(roll, (total) => (total >= needed ? done : failed))
}

/** 206B: the door as the hero comes to it. */
export function doorWhy(section: Section, door: Door): Odds {
  return because(doorOdds(section, door), [doorRoll(section, door, null)])
}

/** 206C: the door as the owner of the counters sees it: `blocker` holds it, or nothing does (null). */
export function holdWhy(section: Section, door: Door, blocker: Counter | null): Odds {
  return because(holdOdds(section, door, blocker), [doorRoll(section, door, blocker)])
}

function doorRoll(section: Section, door: Door, blocker: Counter | null): Worked {
  const parts = [
    { label: 'strength', value: levelOf(heroOf(section).now, 'strength') },
    { label: 'blocked', value: blocker === null ? 0 : blocking(blocker) },
  ]
  const held = blocker === null ? 'open' : 'open, and it is dead'
  return testWhy('does the door open?', '206B', parts, door.value, held, 'shut')
}

/** 208B */
export function outwitWhy(section: Section): Odds {
  const parts = [{ label: 'intelligence', value: levelOf(heroOf(section).now, 'intelligence') }]
  return because(outwitOdds(section), [
    testWhy('are they outwitted?', '208B', parts, OUTWIT_TEST, 'he moves as he likes', 'he stands and thinks'),
  ])
}

/** 211C: seen by her owner. */
export function embraceWhy(section: Section): Odds {
  const parts = [{ label: 'intelligence', value: levelOf(heroOf(section).now, 'intelligence') }]
  return because(embraceOdds(section), [
    testWhy('does he resist her?', '211C', parts, SUCCUBUS_TEST, 'she is gone', 'she takes what he lacks'),
  ])
}

/** Below this a warning would only be a nuisance: the odds say it already. */
const WORTH_A_WARNING = 0.01

/** A warning before a choice that may well be the hero's end. */
export function warned(odds: Odds): { readonly odds: Odds; readonly warns?: string } {
  const { die = 0 } = odds
  return die < WORTH_A_WARNING ? { odds } : { odds, warns: `${percent(die)} chance that it kills him.` }
}
