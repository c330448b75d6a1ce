import type { Ranks } from '../../kernel/ask.ts'
import { assertNever } from '../../kernel/assert-never.ts'
import { done, type Script, tell, type Verb } from '../../kernel/play.ts'
import { actionAmong, actionId, type CombatAction, IN_COMBAT } from '../actions.ts'
import { arrange, pickOne } from '../asks.ts'
import type { CarriedWeapon, Character, Delve, DelveState, Fight, Fighter, Id, March } from '../state.ts'
import type { Weapon, WeaponColumn } from '../tables/index.ts'
import { meetThoseHere } from './08-encounters.ts'
import { chooseTarget, columnOf, heldWeapon, strike, takeInHand, usefulIn } from './09-attack.ts'
import { partyRanks, partyStands, takesPart, targetsOf } from './09-facing.ts'
import { monstersReorganise, partyReorganises } from './09-reorganisation.ts'
import { castInCombat, combatCasts } from './10-combat-spells.ts'
import { hesitation } from './10-hesitate.ts'
import { resurrections } from './10-other-spells.ts'
import { gainForFight } from './12-experience.ts'
import { usable, useItem } from './14-items.ts'
import { estateOf, rollTreasureOf } from './14-treasure.ts'
import { afterMonsterAttack, instead, regeneration, stench } from './15-special-monsters.ts'
import { petrified, stoneFlesh } from './15-stone.ts'
import { hellgateCombat } from './16-hellgate.ts'
import {
  beginFight,
  closeRanks,
  closeUp,
  fighter,
  inRanks,
  isAlive,
  isBelowGround,
  marchOfMonsters,
  monstersHere,
  noCombatEffects,
  present,
  rankOf,
  rankOfThree,
  seatOf,
  wound,
  woundPointsLeft,
} from './party.ts'

export type CombatEvent =
  | { type: 'combat-begins'; rule: '9.1'; foes: Id[] }
  | { type: 'deployed'; rule: '9.1'; ranks: March }
  | { type: 'round'; rule: '9.2'; round: number }
  | { type: 'changes-weapon'; rule: '9.4'; who: Id; weapon: Weapon; bonus?: number; free: boolean }
  | { type: 'passes'; rule: '9.2'; who: Id }
  | { type: 'joins-fight'; rule: '13.4'; who: Id[] }
  | { type: 'sleeper-killed'; rule: '10.5'; who: Id }
  | { type: 'combat-over'; rule: '9.2'; won: boolean; beaten: Id[] }

/** 9.2: one round. The main loop comes back here as long as the fight goes on. */
export function* combatRound(g: Delve): Script<void> {
  const s = g.state
  const f = theFight(s)
  goTo(f, 1)
  if (f.round === 1) yield* combatBegins(g, f)
  enlist(s, f)
  yield* tell(g, { type: 'round', rule: '9.2', round: f.round } satisfies CombatEvent)
  if (!(f.round === 1 && f.partyWaits)) yield* partyCombat(g, f)
  if (decided(s, f) && (yield* concludes(g, f))) return
  goTo(f, 2)
  yield* monsterCombat(g, f)
  if (decided(s, f) && (yield* concludes(g, f))) return
  goTo(f, 3)
  if (f.where === 'hellgate') yield* hellgateCombat(g, f)
  if (decided(s, f) && (yield* concludes(g, f))) return
  goTo(f, 4)
  yield* partyReorganises(g, f)
  goTo(f, 5)
  yield* monstersReorganise(g, f)
  if (f.joinAfter !== null) yield* mayJoin(g, f)
  if (decided(s, f) && (yield* concludes(g, f))) return
  f.round += 1
}

/** The next step of 9.2 begins, and nobody has acted in it. */
function goTo(f: Fight, step: Fight['step']): void {
  f.step = step
  f.acting = null
  if (f.acted.length > 0) f.acted = []
}

function theFight(s: DelveState): Fight {
  if (s.fight === null) throw new Error('there is no fight')
  return s.fight
}

/** Before the first round: weapons in hand (9.4), Hesitate (10.5), the stench of cronks (15.1). */
function* combatBegins(g: Delve, f: Fight): Script<void> {
  const s = g.state
  yield* tell(g, { type: 'combat-begins', rule: '9.1', foes: inRanks(f.foes) } satisfies CombatEvent)
  closeRanks(s.march)
  const ranks = partyRanks(s, f)
  for (const c of s.characters) if (takesPart(s, f, c.id)) takeInHand(c, rankOf(ranks, c.id))
  yield* hesitation(g, f)
  yield* stench(g, f)
}

/** Remembers who took part, for the experience of lone fights (12.0). */
function enlist(s: DelveState, f: Fight): void {
  for (const c of s.characters) if (!f.fighters.includes(c.id) && takesPart(s, f, c.id)) f.fighters.push(c.id)
}

// ---------------------------------------------------------------- 9.2.1 party combat

/** Everyone in the front rank, left to right, then in the second; `later` puts one behind the others. */
function* partyCombat(g: Delve, f: Fight): Script<void> {
  const s = g.state
  const waiting = inRanks(partyRanks(s, f))
  let delays = waiting.length
  let deploys = f.round === 1 && mayDeploy(s, f)
  while (waiting.length > 0 && !decided(s, f)) {
    const id = waiting.shift()
    if (id === undefined || !takesPart(s, f, id) || fighter(s, id).combat.asleep) continue
    const mayWait = waiting.length > 0 && delays > 0
    const actions = actionsOf(s, f, id)
    if (actions.length === 0) continue
    if (mayWait) actions.push('later')
    actions.push('pass')
    f.acting = id
    const aside = deploys ? DEPLOY : undefined
    const choice = yield* pickOne({ seat: seatOf(s, id), rule: '9.2', topic: 'combat-action', about: id, ids: actions, aside })
    const action = actionAmong(choice, TURN)
    if (action.do === 'deploy') {
      yield* deploy(g, f)
      waiting.unshift(id)
      continue
    }
    deploys = false
    if (action.do === 'later') {
      waiting.push(id)
      delays -= 1
    } else {
      yield* act(g, f, id, action)
      f.acted.push(id)
    }
  }
  closeRanks(f.foes)
  closeRanks(s.march)
}

const DEPLOY = () => ['deploy']
const TURN = [...IN_COMBAT, 'deploy'] as const

/** 9.1: the players may say which monster stands where, unless the rules set it out (16.0) or a companion is among them (13.2). */
function mayDeploy(s: DelveState, f: Fight): boolean {
  const foes = inRanks(f.foes)
  return f.where !== 'hellgate' && foes.length > 1 && foes.every((id) => fighter(s, id).fighter === 'monster')
}

function* deploy(g: Delve, f: Fight): Script<void> {
  const s = g.state
  const of = inRanks(f.foes)
  const ranks = yield* arrange({
    seat: s.leader,
    rule: '9.1',
    topic: 'deployment',
    of,
    check: (given) => refuseDeployment(s, given),
    suggest: () => marchOfMonsters(s, of),
  })
  f.foes = ranks.map((rank) => rankOfThree(rank.filter((id) => id !== null)))
  yield* tell(g, { type: 'deployed', rule: '9.1', ranks: f.foes.map((rank) => [...rank]) } satisfies CombatEvent)
}

/** 9.1: the three with the most Wound Points stand in front, and no rank is filled before the one ahead of it. */
function refuseDeployment(s: DelveState, ranks: Ranks): string | null {
  const rows = ranks.map((rank) => rank.filter((id) => id !== null))
  for (let i = 0; i + 1 < rows.length; i++) if ((rows[i]?.length ?? 0) < 3) return 'Fill each rank before the next: three to a rank.'
  if (rows.some((row) => row.length === 0)) return 'A rank cannot stay empty.'
  const weakest = Math.min(...(rows[0] ?? []).map((id) => woundPointsLeft(fighter(s, id))))
  for (const row of rows.slice(1))
    for (const id of row)
      if (woundPointsLeft(fighter(s, id)) > weakest) return 'The monsters with the most Wound Points must stand in front.'
  return null
}

/** What someone may do in the party's phase: strike, shoot, throw, cast, use a thing, change weapon (9.2 to 9.5, 10.3 to 10.5). */
function actionsOf(s: DelveState, f: Fight, id: Id): string[] {
  const ranks = partyRanks(s, f)
  const rank = rankOf(ranks, id)
  const who = fighter(s, id)
  const out: string[] = []
  if (rank < 0 || !isAlive(who) || who.combat.asleep) return out
  if (who.fighter === 'monster') {
    if (rank === 0) for (const target of targetsOf(ranks, f.foes, id)) out.push(actionId({ do: 'attack', target }))
  } else {
    const held = heldWeapon(who)
    if (held !== null && usefulIn(held.weapon, rank))
      for (const target of targetsOf(ranks, f.foes, id)) out.push(actionId({ do: verbOf(held.weapon), target }))
  }
  combatCasts(s, f, who, rank, out)
  if (who.fighter === 'character') {
    for (const use of usable(s, who, 'combat')) out.push(actionId(use))
    let place = 0
    for (const { weapon } of who.weapons) {
      if (place !== who.inHand && !who.combat.thrown.includes(place)) out.push(actionId({ do: 'switch', weapon }))
      place += 1
    }
  }
  return out
}

function verbOf(weapon: Weapon): 'attack' | 'shoot' | 'throw' {
  if (weapon === 'throwing-dagger') return 'throw'
  return weapon === 'bow' ? 'shoot' : 'attack'
}

function act(g: Delve, f: Fight, id: Id, action: Exclude<CombatAction, { readonly do: 'later' }>): Script<void> | Verb<void> {
  const s = g.state
  const who = fighter(s, id)
  switch (action.do) {
    case 'attack':
    case 'shoot':
      return strike(g, who, fighter(s, action.target), columnInHand(who))
    case 'throw':
      return throwDagger(g, who, fighter(s, action.target))
    case 'cast':
      return castInCombat(g, f, who, action)
    case 'use':
      return who.fighter === 'character' ? useItem(g, who, action) : done
    case 'switch':
      return who.fighter === 'character' ? changeWeapon(g, who, action.weapon) : done
    case 'pass':
      return tell(g, { type: 'passes', rule: '9.2', who: id } satisfies CombatEvent)
    default:
      return assertNever(action)
  }
}

function columnInHand(who: Fighter): WeaponColumn {
  const column = columnOf(who)
  if (column === null) throw new Error(`${who.id} holds nothing`)
  return column
}

/** 9.5: the dagger is gone until the combat is over. */
function* throwDagger(g: Delve, who: Fighter, target: Fighter): Script<void> {
  const hand = who.fighter === 'character' ? who.inHand : null
  yield* strike(g, who, target, columnInHand(who))
  if (hand !== null) who.combat.thrown.push(hand)
}

/** 9.4: changing weapon takes the attack. */
function* changeWeapon(g: Delve, c: Character, weapon: Weapon): Script<void> {
  const at = c.weapons.findIndex((each, i) => each.weapon === weapon && i !== c.inHand && !c.combat.thrown.includes(i))
  const taken = c.weapons[at]
  if (taken === undefined) throw new Error(`${c.id} has no other ${weapon}`)
  c.inHand = at
  yield* tellChange(g, c, taken)
}

function tellChange(g: Delve, c: Character, { weapon, bonus }: CarriedWeapon): Verb<void> {
  const event: CombatEvent = { type: 'changes-weapon', rule: '9.4', who: c.id, weapon, free: false }
  return tell(g, bonus === 0 ? event : { ...event, bonus })
}

// ---------------------------------------------------------------- 9.2.2 monster combat

/** Each monster in the front rank strikes the target it faces; those with spells cast from the first or second (9.2, 10.5). */
function* monsterCombat(g: Delve, f: Fight): Script<void> {
  const s = g.state
  const order = inRanks(f.foes.slice(0, 2))
  for (const id of order) {
    if (decided(s, f)) break
    const foe = fighter(s, id)
    if (!isAlive(foe) || foe.side !== 'monsters' || foe.combat.asleep) continue
    const rank = rankOf(f.foes, id)
    const otherwise = instead(g, f, foe, rank)
    if (otherwise !== null && (yield* otherwise)) continue
    if (foe.fighter === 'character') yield* betrayerStrikes(g, f, foe, rank)
    else if (rank === 0) {
      const target = yield* chooseTarget(g, f, foe)
      if (target === null) continue
      yield* strike(g, foe, target, foe.weapon ?? 'monster')
      yield* afterMonsterAttack(g, foe, target)
    }
  }
  yield* regeneration(g, f)
  closeRanks(s.march)
}

/** A character who fights for the monsters: with weapons only (15.5), and changing them costs the attack as always (9.4). */
function* betrayerStrikes(g: Delve, f: Fight, c: Character, rank: number): Script<void> {
  const held = heldWeapon(c)
  if (held !== null && usefulIn(held.weapon, rank)) {
    const target = yield* chooseTarget(g, f, c)
    if (target === null) return
    yield* strike(g, c, target, held.weapon)
    if (held.weapon === 'throwing-dagger' && c.inHand !== null) c.combat.thrown.push(c.inHand)
    return
  }
  const other = c.weapons.findIndex(({ weapon }, i) => i !== c.inHand && !c.combat.thrown.includes(i) && usefulIn(weapon, rank))
  const taken = c.weapons[other]
  if (taken === undefined) return
  c.inHand = other
  yield* tellChange(g, c, taken)
}

// ---------------------------------------------------------------- the end of a fight

function livingFoes(s: DelveState, f: Fight): Fighter[] {
  const out: Fighter[] = []
  for (const rank of f.foes)
    for (const id of rank) {
      if (id === null) continue
      const foe = fighter(s, id)
      if (isAlive(foe) && foe.side === 'monsters') out.push(foe)
    }
  return out
}

/** Cease Fire was cast, all foes are beaten or asleep, or nobody is left to fight them. */
function decided(s: DelveState, f: Fight): boolean {
  if (f.ceased) return true
  for (const row of f.foes)
    for (const id of row) {
      if (id === null) continue
      const foe = fighter(s, id)
      if (isAlive(foe) && foe.side === 'monsters' && !foe.combat.asleep) return !partyStands(s, f)
    }
  return true
}

/** Ends a fight that is decided; false when others join in instead (13.4). */
function* concludes(g: Delve, f: Fight): Script<boolean> {
  const s = g.state
  if (f.ceased) {
    yield* endFight(g, f, true)
    return true
  }
  // The lone fighter fell in the first round: the others may still take his place (13.4).
  if (!isWon(s, f) && f.joinAfter !== null && f.only !== null) {
    yield* mayJoin(g, f)
    if (f.only === null && !decided(s, f)) return false
  }
  const won = isWon(s, f)
  if (won) for (const foe of livingFoes(s, f)) yield* killSleeper(g, foe)
  yield* endFight(g, f, won)
  return true
}

/** All foes are beaten, or asleep with someone left to kill them (10.5 Sleep). */
function isWon(s: DelveState, f: Fight): boolean {
  const foes = livingFoes(s, f)
  return foes.length === 0 || (partyStands(s, f) && foes.every((foe) => foe.combat.asleep))
}

/** 10.5 Sleep: with the others dead or asleep, a sleeper is killed without a die. */
function* killSleeper(g: Delve, foe: Fighter): Script<void> {
  yield* tell(g, { type: 'sleeper-killed', rule: '10.5', who: foe.id } satisfies CombatEvent)
  yield* wound(g, foe, foe.woundPoints + foe.mageArmor, { rule: '10.5', cause: 'sleep' })
}

/** 13.4 Coffin: after the lone fighter's first round the rest may join. */
function* mayJoin(g: Delve, f: Fight): Script<void> {
  const s = g.state
  if (f.joinAfter === null || f.only === null || f.round < f.joinAfter) return
  const { only } = f
  f.only = null
  const others = inRanks(partyRanks(s, f)).filter((id) => !only.includes(id))
  f.only = only
  if (others.length === 0) return
  const choice = yield* pickOne({ seat: s.leader, rule: '13.4', topic: 'join-fight', ids: ['join', 'decline'] })
  if (actionAmong(choice, ['join', 'decline']).do === 'decline') return
  f.only = null
  const ranks = partyRanks(s, f)
  for (const c of s.characters) if (others.includes(c.id)) takeInHand(c, rankOf(ranks, c.id))
  yield* tell(g, { type: 'joins-fight', rule: '13.4', who: others } satisfies CombatEvent)
}

/**
 * What follows a fight: daggers are picked up, spells wear off, the dead may be raised at once (10.8),
 * experience (12.0) and treasure (14.0) are gained. Cease Fire ends a fight too: the slain count all the same (10.5).
 */
function* endFight(g: Delve, f: Fight, won: boolean): Script<void> {
  const s = g.state
  const beaten = [...f.beaten]
  yield* tell(g, { type: 'combat-over', rule: '9.2', won, beaten } satisfies CombatEvent)
  s.fight = null
  for (const c of s.characters) calmDown(c, f.fighters.includes(c.id))
  for (const m of s.monsters) calmDown(m, m.at === s.at)
  closeRanks(s.march)
  yield* resurrections(g, f)
  if (yield* stoneFlesh(g)) yield* resurrections(g, f) // he may know how
  yield* petrified(g)
  yield* gainForFight(g, f)
  // Those who lie dead here, also one that a charm had already made count (12.0).
  // No one can reach those below ground when the character who fought them there has fallen (13.3).
  if (won || !isBelowGround(f)) for (const m of s.monsters) if (m.status === 'dead' && m.at === s.at) yield* rollTreasureOf(g, m)
  for (const id of f.fallen) {
    const c = s.characters.find((each) => each.id === id)
    if (c !== undefined && c.status === 'dead') estateOf(g, c)
  }
  for (const c of s.characters) if (f.only?.includes(c.id) === true && isAlive(c)) c.apart = false
  closeUp(s.march)
  forgetLoneFoes(s, f)
  s.monsters = s.monsters.filter((m) => m.status === 'living')
  if (!won && f.where === 'coffin' && s.fight === null && present(s).length > 0) yield* meetThoseHere(g)
}

/** What wears off with the combat (10.5, 14.5, 15.1, 13.5); strength keeps for those who did not fight, and strength drunk in it for the next. */
function calmDown(f: Fighter, fought: boolean): void {
  f.combat = noCombatEffects()
  if (fought) f.strength = 0
  if (f.strengthNext !== undefined) {
    f.strength = Math.max(f.strength, f.strengthNext)
    delete f.strengthNext
  }
  if (f.fighter === 'monster') f.phases = 0
  else if (fought) f.freeSpells = false
}

/**
 * Monsters of a pit or a hidden room stay below when nobody is left to fight them (13.3). Monsters above that the fallen
 * had charmed attack now (10.5).
 */
function forgetLoneFoes(s: DelveState, f: Fight): void {
  if (!isBelowGround(f)) return
  const below = inRanks(f.foes)
  s.monsters = s.monsters.filter((m) => !below.includes(m.id) || m.side === 'party')
  const turned: Id[] = []
  for (const m of monstersHere(s)) if (!m.atPeace) turned.push(m.id)
  if (turned.length > 0) beginFight(s, turned)
}
