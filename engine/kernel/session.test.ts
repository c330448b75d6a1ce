import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { autoplayGame } from './autoplay.ts'
import { randomAnswer } from './bots.ts'
import { decisionOf, rollOf } from './decision.ts'
import type { Game } from './game.ts'
import { beginning, lookAgain, pickOne, tell } from './play.ts'
import { below, type Stream, stream } from './random.ts'
import { isRefusal } from './refusal.ts'
import { resumeSession, type Session, startSession } from './session.ts'
import { newWager, type Wager, wagerGame } from './testing/test-game.ts'
import type { UndoMode } from './types.ts'

function start(undo: UndoMode = 'honest', seed = 'test', extra: Partial<Parameters<typeof startSession<Wager>>[1]> = {}): Session<Wager> {
  return startSession(wagerGame, { state: newWager(), seed, undo, ...extra })
}

function turn(session: Session<Wager>, what: string, wager = 3): void {
  expect(session.choose({ value: wager })).toBeNull()
  expect(session.choose({ pick: [what] })).toBeNull()
}

/** Random answers. All count as a person's, unless `who` decides which are a bot's. */
function playRandomly(session: Session<Wager>, choices: number, seed = 'bot', who: Stream | null = null): void {
  const chance = stream(seed, 'bots')
  for (let i = 0; i < choices && session.ask !== null; i++)
    expect(session.choose(randomAnswer(session.ask, chance), who !== null && below(who, 2) === 0 ? 'bot' : 'person')).toBeNull()
}

test('same inputs, same game', () => {
  const [a, b] = [start(), start()]
  playRandomly(a, 100)
  playRandomly(b, 100)
  expect(a.state).toEqual(b.state)
  expect(a.record.steps).toEqual(b.record.steps)
  expect(a.outcome).toEqual({ kind: 'over', text: String(a.state.score) })
})

test('a refused answer changes nothing', () => {
  const session = start()
  const before = JSON.stringify([session.state, session.inputs, session.ask])
  for (const answer of [{ value: 7 }, { value: '3' }, { pick: ['roll'] }, {}]) expect(session.choose(answer)).not.toBeNull()
  expect(JSON.stringify([session.state, session.inputs, session.ask])).toBe(before)
})

test('rolls are kept with their parts and belong to the event that reports them', () => {
  const session = start('honest', 'test', { fixed: { dice: [4], draws: [], strict: false } })
  turn(session, 'roll')
  expect(session.last.rolls).toEqual([{ code: '1D6', dice: [4], parts: [{ label: '1D6', value: 4 }], total: 4, topic: 'wager', rule: '3' }])
  expect(session.last.events).toEqual([{ type: 'rolled', rule: '3', rolls: session.last.rolls }])
  expect(session.last.rolls.map((roll) => rollOf(wagerGame, session.state, roll).why)).toEqual(['the wager'])
})

test('frames show the state right after each event, from any input on, and leave the game as it is', () => {
  const session = start()
  // The turn is counted after its last event.
  const shown = ({ score, cards }: Wager) => JSON.stringify([score, cards])
  const seen: string[] = []
  for (let n = 0; n < 12; n++) {
    turn(session, n % 2 === 0 ? 'roll' : 'draw')
    seen.push(shown(session.state))
  }
  const now = JSON.stringify([session.state, session.record.steps])
  for (const from of [0, 1, 7, session.inputs]) {
    const framed = new Map<number, string>()
    for (const _ of session.playAgain(0, { from, to: session.inputs }, ({ input }, state) => framed.set(input, shown(state))));
    expect([...framed]).toEqual(seen.map((state, i) => [2 * i + 2, state] as const).filter(([input]) => input >= from))
  }
  expect(JSON.stringify([session.state, session.record.steps])).toBe(now)
})

/** Three things happen and are told to all, to the second seat alone, to all; after the second the table is looked at again. */
const whispers: Game<Wager> = {
  ...wagerGame,
  *script(g) {
    for (;;) {
      yield* pickOne({ seat: 0, rule: '1', topic: 'what', ids: ['pass'] })
      g.state.score += 1
      yield* tell(g, { type: 'said', rule: '1' })
      const whisper = beginning(g)
      g.state.score += 10
      yield* tell(g, { type: 'whispered', rule: '2', audience: [1] })
      g.state.score += 100
      yield* lookAgain(g, whisper)
      yield* tell(g, { type: 'said', rule: '3' })
    }
  },
  view: ({ score }: Wager) => score,
}

test('frames of a seat change only with what that seat is told', () => {
  const session = startSession(whispers, { state: newWager(), seed: 'test', undo: 'honest' })
  expect(session.choose({ pick: ['pass'] })).toBeNull()
  const framesOf = (seat: number, told: readonly number[]) => {
    const frames = session.frames(
      seat,
      told.map((nth) => ({ input: 1, nth })),
    )
    for (let next = frames.next(); ; next = frames.next()) if (next.done === true) return next.value
  }
  expect(framesOf(0, [0, 2])).toEqual([1, 111])
  expect(framesOf(1, [0, 1, 2])).toEqual([1, 111, 111])
})

describe('fixed dice and draws', () => {
  test('are used first, then the seed takes over', () => {
    const session = start('honest', 'test', { fixed: { dice: [3], draws: ['queen', 'king'], strict: false } })
    turn(session, 'roll')
    turn(session, 'draw')
    expect(session.state).toMatchObject({ score: 6, cards: ['queen'] })
    turn(session, 'roll')
    expect(session.last.dice).toHaveLength(1)
  })
  test('are refused under strict when a list is used up, and nothing changes', () => {
    const session = start('honest', 'test', { fixed: { dice: [1], draws: [], strict: true } })
    turn(session, 'roll')
    expect(session.choose({ value: 2 })).toBeNull()
    const before = JSON.stringify(session.state)
    expect(session.choose({ pick: ['roll'] })).toMatchObject({ code: 'rule-violation', detail: 'dice-exhausted' })
    expect(session.choose({ pick: ['draw'] })).toMatchObject({ code: 'rule-violation', detail: 'draws-exhausted' })
    expect(JSON.stringify(session.state)).toBe(before)
    expect(session.choose({ pick: ['pass'] })).toBeNull()
  })
})

describe('undo', () => {
  test('honest goes back to the last dice, draw or secret, and no further', () => {
    for (const what of ['roll', 'draw', 'peek']) {
      const session = start()
      turn(session, what)
      expect(session.undo()).toMatchObject({ detail: 'undo-dice' })
      expect(session.choose({ value: 5 })).toBeNull()
      expect(session.undo()).toBeNull()
      expect(session.undo()).toMatchObject({ detail: 'undo-dice' })
    }
  })
  test('honest takes back mere choices, across marks', () => {
    const session = start()
    const states = [JSON.stringify(session.state)]
    for (const what of ['pass', 'x/think', 'pass']) {
      turn(session, what)
      states.push(JSON.stringify(session.state))
    }
    for (let i = 0; i < 6; i++) expect(session.undo()).toBeNull()
    expect(JSON.stringify(session.state)).toBe(states[0])
    expect(session.undo()).toMatchObject({ detail: 'undo-nothing' })
    for (let i = 0; i < 6; i++) expect(session.redo()).toBeNull()
    expect(JSON.stringify(session.state)).toBe(states[3])
    expect(session.redo()).toMatchObject({ detail: 'redo-nothing' })
  })
  test('teaching takes anything back; new dice are rolled, and the chronicle says so', () => {
    const session = start('teaching')
    turn(session, 'roll')
    const first = session.last.dice
    const position = session.last.streams[0]
    expect(session.undo()).toBeNull()
    expect(session.choose({ pick: ['roll'] })).toBeNull()
    expect(session.last.streams[0]).toBe(position + 1)
    expect(session.last.events[0]).toEqual({ type: 'taken-back', rule: 'undo', inputs: 1 })
    expect(first).toHaveLength(1)
  })
  test('redo brings the same dice back', () => {
    const session = start('teaching')
    turn(session, 'roll')
    turn(session, 'draw')
    const before = JSON.stringify(session.state)
    session.undo()
    session.undo()
    session.undo()
    for (let i = 0; i < 3; i++) expect(session.redo()).toBeNull()
    expect(JSON.stringify(session.state)).toBe(before)
  })
  test('a new answer drops what was undone', () => {
    const session = start()
    session.choose({ value: 2 })
    session.undo()
    session.choose({ value: 4 })
    expect(session.canRedo).toBe(false)
  })
  test('ironman takes nothing back', () => {
    const session = start('ironman')
    session.choose({ value: 2 })
    expect(session.canUndo).toBe(false)
    expect(session.undo()).toMatchObject({ detail: 'undo-ironman' })
  })
  test('goes back to the newest choice of a person, and redo plays the answers of bots again one by one', () => {
    const session = start()
    expect(session.choose({ value: 2 })).toBeNull()
    const before = JSON.stringify(session.state)
    expect(session.choose({ pick: ['pass'] })).toBeNull()
    expect(session.choose({ value: 5 }, 'bot')).toBeNull()
    expect(session.choose({ pick: ['pass'] }, 'bot')).toBeNull()
    expect(session.since.map(({ answer }) => answer)).toEqual([{ pick: ['pass'] }, { value: 5 }, { pick: ['pass'] }])
    const after = JSON.stringify(session.state)
    expect(session.undo()).toBeNull()
    expect(JSON.stringify(session.state)).toBe(before)
    for (let i = 0; i < 3; i++) expect(session.redo()).toBeNull()
    expect(JSON.stringify(session.state)).toBe(after)
    expect(session.record.steps.map(({ given }) => given)).toEqual(['person', 'person', 'person', 'bot', 'bot'])
    expect(session.redo()).toMatchObject({ detail: 'redo-nothing' })
  })
  test('honest never crosses the dice of a bot', () => {
    const session = start()
    turn(session, 'pass')
    expect(session.choose({ value: 5 }, 'bot')).toBeNull()
    expect(session.canUndo).toBe(true)
    expect(session.choose({ pick: ['roll'] }, 'bot')).toBeNull()
    expect(session.choose({ value: 5 }, 'bot')).toBeNull()
    expect(session.canUndo).toBe(false)
    expect(session.undo()).toMatchObject({ detail: 'undo-dice' })
  })
  test('finds nothing to take back where only bots have answered', () => {
    const session = start('teaching')
    expect(session.choose({ value: 5 }, 'bot')).toBeNull()
    expect(session.undo()).toMatchObject({ detail: 'undo-nothing' })
    expect(session.since).toHaveLength(2)
  })
  test('property: honest undo never crosses chance, whatever is played', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 24 }), (seed, choices) => {
        const session = start('honest', seed)
        playRandomly(session, choices, seed, stream(seed, 'who'))
        const rolled = session.record.steps.flatMap((step) => [...step.dice, ...step.draws])
        while (session.canUndo) session.undo()
        expect(session.record.steps.flatMap((step) => [...step.dice, ...step.draws])).toEqual(rolled)
      }),
      { numRuns: 60 },
    )
  })
})

describe('resuming', () => {
  const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
  test('property: the state at the last mark and the inputs since give the same game, and it goes on alike', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 0, max: 23 }), (seed, choices) => {
        const session = start('teaching', seed)
        playRandomly(session, choices, seed)
        const { record } = session
        const { session: again, lost } = resumeSession(wagerGame, throughJson({ ...record, marks: record.marks.slice(-1) }))
        expect(lost).toEqual([])
        expect(again.state).toEqual(session.state)
        expect(again.ask).toEqual(session.ask)
        playRandomly(session, 10, 'on')
        playRandomly(again, 10, 'on')
        expect(again.state).toEqual(session.state)
      }),
      { numRuns: 80 },
    )
  })
  test('rules that ask something else resume at the mark and return the lost inputs', () => {
    const session = start()
    turn(session, 'pass')
    turn(session, 'roll')
    session.choose({ value: 2 })
    const steps = session.record.steps.map((step, i) => (i === 5 ? { ...step, answer: { value: 9 } } : step))
    const { session: again, lost } = resumeSession(wagerGame, { ...session.record, steps })
    expect(again.state.turn).toBe(2)
    expect(again.ask?.topic).toBe('wager')
    expect(lost.map((step) => step.answer)).toEqual([{ pick: ['roll'] }, { value: 9 }])
    expect(again.choose({ value: 1 })).toBeNull()
  })
  test('recorded dice that do not fit are a drift, never another game', () => {
    const session = start()
    turn(session, 'roll')
    session.choose({ value: 2 })
    const steps = session.record.steps.map((step, i) => (i === 2 ? { ...step, dice: [...step.dice, 6] } : step))
    const broken = { ...session.record, steps, marks: session.record.marks.slice(0, 1) }
    const { session: again, lost } = resumeSession(wagerGame, broken)
    expect(lost.length).toBeGreaterThan(0)
    expect(again.state.turn).toBe(0)
  })
})

test('replay shows every position as it was, and leaves the game alone', () => {
  const session = start('teaching')
  const seen: string[] = [JSON.stringify(session.state)]
  const chance = stream('replay', 'bots')
  while (session.ask !== null) {
    session.choose(randomAnswer(session.ask, chance))
    seen.push(JSON.stringify(session.state))
  }
  for (let to = 0; to <= session.inputs; to++) {
    const at = session.replay(to)
    if (isRefusal(at)) throw new Error(at.message)
    expect(JSON.stringify(at.state)).toBe(seen[to])
  }
  expect(session.replay(session.inputs + 1)).toMatchObject({ code: 'bad-request' })
  expect(session.replay(-1)).toMatchObject({ code: 'bad-request' })
  expect(JSON.stringify(session.state)).toBe(seen.at(-1))
})

test('real dice are entered as faces, and honest undo does not take them back', () => {
  const session = start('honest', 'test', { physical: true })
  session.choose({ value: 5 })
  session.choose({ pick: ['roll'] })
  expect(session.ask).toMatchObject({ kind: 'roll', code: '1D6' })
  expect(session.choose({ value: [7] })).toMatchObject({ code: 'bad-request' })
  expect(session.choose({ value: [5] })).toBeNull()
  expect(session.state.score).toBe(6)
  expect(session.last.rolls[0]).toMatchObject({ dice: [5], total: 5 })
  expect(session.undo()).toMatchObject({ detail: 'undo-dice' })
})

test('fixed dice come before real ones, and the record replays both', () => {
  const session = start('teaching', 'test', { physical: true, fixed: { dice: [4], draws: [], strict: false } })
  turn(session, 'roll')
  expect(session.last.rolls[0]).toMatchObject({ dice: [4] })
  turn(session, 'roll')
  expect(session.ask).toMatchObject({ kind: 'roll' })
  const { session: again, lost } = resumeSession(wagerGame, JSON.parse(JSON.stringify(session.record)))
  expect(lost).toEqual([])
  for (const each of [session, again]) {
    expect(each.choose({ value: [3] })).toBeNull()
    expect(each.undo()).toBeNull()
    expect(each.ask).toMatchObject({ kind: 'roll' })
    expect(each.redo()).toBeNull()
  }
  expect(again.state).toEqual(session.state)
})

test('a decision carries every option with its words', () => {
  const session = start()
  session.choose({ value: 1 })
  if (session.ask === null) throw new Error('over')
  const decision = decisionOf(wagerGame, session.state, session.ask, 'd1')
  expect(decision).toMatchObject({ id: 'd1', kind: 'pick', min: 1, max: 1, rule: '2', prompt: 'what' })
  expect(decision.options?.map((each) => [each.id, each.label, each.aside ?? false])).toEqual([
    ['roll', 'ROLL', false],
    ['draw', 'DRAW', false],
    ['peek', 'PEEK', false],
    ['pass', 'PASS', false],
    ['x/think', 'X/THINK', true],
  ])
})

test('bots have no foresight: a wager made without seeing the dice wins one time in six', () => {
  let score = 0
  const games = 400
  for (let i = 0; i < games; i++) score += autoplayGame(wagerGame, newWager(), `g${i}`, 'sensible', 1000).state.score
  const right = score / 6 / (games * 12)
  expect(right).toBeGreaterThan(1 / 6 - 0.025)
  expect(right).toBeLessThan(1 / 6 + 0.025)
})

test('a game played out stops at its limit and says so', () => {
  expect(autoplayGame(wagerGame, newWager(), 'x', 'random', 5)).toMatchObject({ choices: 5, ended: false })
  expect(autoplayGame(wagerGame, newWager(), 'x', 'random', 1000)).toMatchObject({ ended: true })
})

test('a teaching undo survives a restart: the dice do not return, and the next answer reports it', () => {
  const session = start('teaching')
  turn(session, 'roll')
  expect(session.undo()).toBeNull()
  const { session: again } = resumeSession(wagerGame, JSON.parse(JSON.stringify(session.record)))
  for (const each of [session, again]) expect(each.choose({ pick: ['roll'] })).toBeNull()
  expect(again.last).toEqual(session.last)
  expect(again.last.events[0]).toMatchObject({ type: 'taken-back', inputs: 1 })
})

test('a mark knows how much of its input came before it', () => {
  const session = start()
  turn(session, 'roll')
  expect(session.newMark).toMatchObject({ input: 2, diceUsed: 1, drawsUsed: 0, eventsTold: 1, linesPosted: 0 })
})

test('a roll recorded before rolls had topics is shown in the words it kept', () => {
  const kept = { code: '1D6', dice: [4], parts: [{ label: '1D6', value: 4 }], total: 4, why: 'is the door trapped?', rule: '3' }
  expect(rollOf(wagerGame, newWager(), kept)).toEqual(kept)
})

test('a script that goes round without a question is stopped, and says by which verb', () => {
  const lost: Game<Wager> = {
    ...wagerGame,
    *script(g) {
      for (;;) yield* tell(g, { type: 'turn-began', rule: '1' })
    },
  }
  expect(() => startSession(lost, { state: newWager(), seed: 'lost', undo: 'honest' })).toThrow(
    /goes round without a question: \d+ verbs after one answer, the last of them: tell turn-began \(1\)/,
  )
  expect(() => autoplayGame(lost, newWager(), 'lost', 'random', 5)).toThrow(/goes round without a question/)
})

describe('undo to an input', () => {
  test('goes back over many answers at once, and redo brings them again one by one', () => {
    const session = start()
    for (const what of ['pass', 'x/think', 'pass']) turn(session, what)
    const { inputs } = session
    expect(session.undoesTo).toBe(0)
    expect(session.undo(2)).toBeNull()
    expect([session.inputs, session.canRedo]).toEqual([2, true])
    while (session.canRedo) expect(session.redo()).toBeNull()
    expect(session.inputs).toBe(inputs)
    expect(session.undo(-1)).toMatchObject({ detail: 'undo-nothing' })
  })
  test('honest goes no further than the last dice, ironman nowhere', () => {
    const session = start()
    turn(session, 'pass')
    turn(session, 'roll')
    const rolled = session.inputs
    expect(session.choose({ value: 5 })).toBeNull()
    expect(session.choose({ pick: ['pass'] })).toBeNull()
    expect(session.undoesTo).toBe(rolled)
    expect(session.undo(rolled - 1)).toMatchObject({ detail: 'undo-dice' })
    expect(session.undo(rolled)).toBeNull()
    expect(session.undoesTo).toBeNull()
    expect(start('ironman').undoesTo).toBeNull()
  })
})
