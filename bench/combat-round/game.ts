// The benchmark game "combat round" of rules.cjs, written for our kernel: the same battles on the same dice.
import type { Game } from '../../engine/kernel/game.ts'
import { mark, type Play, pickOne, roll, type Script } from '../../engine/kernel/play.ts'

export interface Fighter {
  id: number
  name: string
  attack: number
  armour: number
  hp: number
  maxHp: number
  missile: number
  target: number
  stunned: boolean
}

export interface Battle {
  campaign: boolean
  battles: number
  round: number
  /** 0 initiative, 1 targets, 2 missiles, 3 melee first side, 4 melee second side, 5 end of round. */
  step: number
  first: number
  pending: number[]
  sides: [Fighter[], Fighter[]]
  last: { kind: string; by: number; on: number; die: number; result: number }
  over: boolean
  winner: number
  rolls: number
}

type Table = Play<Battle>

const STUN = 9
const ROUNDS = 40
/** Rows: attack less armour, from -3 on; columns: die 1 to 6. */
const ATTACK = [
  [0, 0, 0, 0, 0, 1],
  [0, 0, 0, 0, 9, 1],
  [0, 0, 0, 9, 1, 1],
  [0, 0, 9, 1, 1, 2],
  [0, 9, 1, 1, 2, 2],
  [0, 1, 1, 2, 2, 3],
  [9, 1, 1, 2, 3, 3],
  [1, 1, 2, 2, 3, 4],
] as const

const ROSTER = [
  [
    { name: 'Fighter', attack: 4, armour: 3, hp: 7, missile: 0 },
    { name: 'Cleric', attack: 3, armour: 2, hp: 6, missile: 0 },
    { name: 'Archer', attack: 2, armour: 1, hp: 5, missile: 3 },
  ],
  [
    { name: 'Orc chief', attack: 4, armour: 2, hp: 8, missile: 0 },
    { name: 'Orc', attack: 3, armour: 2, hp: 6, missile: 0 },
    { name: 'Goblin slinger', attack: 2, armour: 1, hp: 4, missile: 2 },
  ],
] as const

function roster(side: 0 | 1): Fighter[] {
  return ROSTER[side].map((f, i) => ({
    id: side * 3 + i,
    name: f.name,
    attack: f.attack,
    armour: f.armour,
    hp: f.hp,
    maxHp: f.hp,
    missile: f.missile,
    target: 0,
    stunned: false,
  }))
}

export function setUp(campaign: boolean): Battle {
  return {
    campaign,
    battles: 1,
    round: 1,
    step: 0,
    first: 0,
    pending: [],
    sides: [roster(0), roster(1)],
    last: { kind: '', by: -1, on: -1, die: 0, result: 0 },
    over: false,
    winner: -1,
    rolls: 0,
  }
}

const START: readonly string[] = ['roll']
const END: readonly string[] = ['end']
const STRIKES = ['strike:0', 'strike:1', 'strike:2', 'strike:3', 'strike:4', 'strike:5'] as const
const MISSILES = ['missile:0', 'missile:1', 'missile:2'] as const
/** Every assignment of targets, by the set of living foes (three bits). */
const ASSIGNMENTS: readonly (readonly string[])[] = Array.from({ length: 8 }, (_each, alive) => {
  const there = [0, 1, 2].filter((i) => (alive & (1 << i)) !== 0)
  return there.flatMap((a) => there.flatMap((b) => there.map((c) => `assign:${a}${b}${c}`)))
})
const SHOTS: readonly (readonly string[])[] = Array.from({ length: 8 }, (_each, alive) =>
  MISSILES.filter((_id, i) => (alive & (1 << i)) !== 0),
)

function side(s: Battle, which: number): Fighter[] {
  return which === 0 ? s.sides[0] : s.sides[1]
}

function at(fighters: readonly Fighter[], place: number): Fighter {
  const found = fighters[place]
  if (found === undefined) throw new Error('nobody there')
  return found
}

function alive(fighters: readonly Fighter[]): number {
  let bits = 0
  for (let i = 0; i < 3; i++) if (at(fighters, i).hp > 0) bits |= 1 << i
  return bits
}

function mayShoot(s: Battle, which: number): boolean {
  const archer = at(side(s, which), 2)
  return archer.hp > 0 && !archer.stunned
}

/** The game, round by round; a campaign begins the next battle at once. */
export function* combatRounds(g: Table): Script {
  const s = g.state
  while (!s.over) {
    yield* mark(g)
    yield* initiative(g)
    yield* assignTargets(g)
    if (!((yield* missiles(g)) || (yield* melee(g, 3)) || (yield* melee(g, 4)))) yield* endOfRound(g)
  }
}

function* initiative(g: Table): Script {
  const s = g.state
  s.step = 0
  s.pending = []
  yield* pickOne({ seat: 0, rule: '1', topic: 'initiative', ids: START })
  const a = yield* roll(g, '1D6', INITIATIVE)
  const b = yield* roll(g, '1D6', INITIATIVE)
  s.rolls += 2
  s.first = b > a ? 1 : 0
  s.last = { kind: 'initiative', by: s.first, on: -1, die: a * 10 + b, result: s.first }
}

const INITIATIVE = { topic: 'initiative', rule: '1' }
const ATTACK_DIE = { topic: 'attack', rule: '4' }
const MORALE = { topic: 'morale', rule: '6' }

function* assignTargets(g: Table): Script {
  const s = g.state
  s.step = 1
  s.pending = [s.first, 1 - s.first]
  while (s.pending.length > 0) {
    const which = s.pending[0] ?? 0
    const ids = ASSIGNMENTS[alive(side(s, 1 - which))] ?? []
    const choice = yield* pickOne({ seat: which, rule: '2', topic: 'assign', ids })
    for (let i = 0; i < 3; i++) at(side(s, which), i).target = choice.charCodeAt(7 + i) - 48
    s.pending.shift()
  }
}

function* missiles(g: Table): Script<boolean> {
  const s = g.state
  s.step = 2
  s.pending = []
  if (mayShoot(s, s.first)) s.pending.push(s.first)
  if (mayShoot(s, 1 - s.first)) s.pending.push(1 - s.first)
  while (s.pending.length > 0) {
    const which = s.pending[0] ?? 0
    const choice = yield* pickOne({ seat: which, rule: '3', topic: 'missile', ids: SHOTS[alive(side(s, 1 - which))] ?? [] })
    s.pending.shift()
    const die = yield* roll(g, '1D6', ATTACK_DIE)
    hit(s, 'missile', at(side(s, which), 2).missile, which * 3 + 2, which, choice.charCodeAt(8) - 48, die)
    if (alive(side(s, 1 - which)) === 0) return finish(s, which)
    if (s.pending.length > 0 && !mayShoot(s, s.pending[0] ?? 0)) s.pending = []
  }
  return false
}

function* melee(g: Table, step: 3 | 4): Script<boolean> {
  const s = g.state
  s.step = step
  const which = step === 3 ? s.first : 1 - s.first
  s.pending = []
  for (let i = 0; i < 3; i++) {
    const f = at(side(s, which), i)
    if (f.hp > 0 && !f.stunned) s.pending.push(which * 3 + i)
  }
  while (s.pending.length > 0) {
    const choice = yield* pickOne({ seat: which, rule: '4', topic: 'strike', ids: s.pending.map(strikeId) })
    const id = choice.charCodeAt(7) - 48
    s.pending.splice(s.pending.indexOf(id), 1)
    const f = at(side(s, which), id - which * 3)
    const die = yield* roll(g, '1D6', ATTACK_DIE)
    hit(s, 'strike', f.attack, id, which, f.target, die)
    if (alive(side(s, 1 - which)) === 0) return finish(s, which)
  }
  return false
}

function strikeId(id: number): string {
  return STRIKES[id] ?? ''
}

function hit(s: Battle, kind: string, value: number, by: number, which: number, target: number, die: number): void {
  const foes = side(s, 1 - which)
  let place = target
  if (at(foes, place).hp <= 0) place = foes.findIndex((f) => f.hp > 0)
  const f = at(foes, place)
  const row = ATTACK[Math.max(0, Math.min(7, value - f.armour + 3))] ?? ATTACK[0]
  s.rolls += 1
  const result = row[die - 1] ?? 0
  if (result === STUN) f.stunned = true
  else if (result > 0) f.hp = Math.max(0, f.hp - result)
  s.last = { kind, by, on: (1 - which) * 3 + place, die, result }
}

/** True: the round is over too. */
function finish(s: Battle, winner: number): true {
  s.winner = winner
  s.pending = []
  if (!s.campaign) s.over = true
  else {
    s.battles += 1
    s.round = 1
    s.first = 0
    s.sides = [roster(0), roster(1)]
    s.step = 0
  }
  return true
}

function* endOfRound(g: Table): Script {
  const s = g.state
  s.step = 5
  s.pending = []
  yield* pickOne({ seat: 0, rule: '6', topic: 'end', ids: END })
  for (let which = 0; which < 2; which++) {
    let left = 0
    let now = 0
    let most = 0
    for (const f of side(s, which)) {
      f.stunned = false
      if (f.hp > 0) left += 1
      now += f.hp
      most += f.maxHp
    }
    if (now * 3 < most) {
      const die = yield* roll(g, '1D6', MORALE)
      s.rolls += 1
      if (die > left + 3) {
        finish(s, 1 - which)
        return
      }
    }
  }
  s.round += 1
  if (s.round > ROUNDS) finish(s, -1)
}

function copyFighter(f: Fighter): Fighter {
  return {
    id: f.id,
    name: f.name,
    attack: f.attack,
    armour: f.armour,
    hp: f.hp,
    maxHp: f.maxHp,
    missile: f.missile,
    target: f.target,
    stunned: f.stunned,
  }
}

export const battleGame: Game<Battle> = {
  id: 'combat-round',
  title: 'Combat round',
  place: 99,
  seats: { min: 2, max: 2 },
  rulesVersion: '1',
  setup: () => ({ state: setUp(false), physical: false }),
  script: combatRounds,
  outcome: (s) => (s.over ? { kind: 'over', text: `side ${s.winner}` } : null),
  view: (s) => s,
  describe: (_s, ask) => ({ prompt: ask.topic }),
  why: (_s, { topic }) => topic,
  sentence: (_s, event) => event.type,
  sensible: (_view, ask) => ({ answer: { pick: ask.kind === 'pick' ? ask.ids.slice(0, 1) : [] }, why: 'the first' }),
  tables: () => ({ attack: ATTACK }),
  rules: () => [],
  copy: (s) => ({
    campaign: s.campaign,
    battles: s.battles,
    round: s.round,
    step: s.step,
    first: s.first,
    pending: s.pending.slice(),
    sides: [s.sides[0].map(copyFighter), s.sides[1].map(copyFighter)],
    last: { kind: s.last.kind, by: s.last.by, on: s.last.on, die: s.last.die, result: s.last.result },
    over: s.over,
    winner: s.winner,
    rolls: s.rolls,
  }),
}
