import { expect, test } from 'vitest'
import type { ArenaView, FigureView } from '../../../../engine/gladiator/view-types.ts'
import type { Json, LogEntry } from '../../../../engine/kernel/types.ts'
import { beatsOf, wordsOf } from './beats.ts'
import { countsOf, turningPoints } from './counts.ts'
import { linesOf } from './lines.ts'
import { meantimesOf } from './meantimes.ts'

let n = 0
const told = (type: string, data: Json, text = `${type}.`): LogEntry => ({ n: ++n, rule: '1.1', type, text, data })

const figure = (id: string, seat: number | null, at: FigureView['at']): FigureView =>
  ({
    ...{ id, name: id, race: 'human', side: seat === 0 ? 'west' : 'east', seat, robot: seat === null, at, facing: 'e', status: 'standing' },
    ...{
      sh: { now: 12, normal: 12 },
      taken: 0,
      handCombat: [],
      engagedBy: [],
      ready: null,
      also: null,
      slung: [],
      effects: [],
      coming: null,
    },
  }) as unknown as FigureView

const VIEW = {
  ...{ game: 'gladiator', seat: 0, side: 'west', turn: 3, phase: 'action', first: 'west', active: null, order: [], end: null },
  arena: { rows: 19, columns: 40, exits: [], altar: null, terrain: [], things: [] },
  characters: [figure('ann', 0, [9, 10]), figure('bob', 1, [9, 11]), figure('imp-1', null, [2, 2])],
} as unknown as ArenaView

const BLOW = [
  told('aimed', { by: 'bob', whom: 'ann', need: 11, dice: 3 }, 'Bob needs 11 or less on 3 dice against Ann.'),
  told(
    'attacked',
    { by: 'bob', whom: 'ann', with: 'mace', total: 9, times: 1, damage: 6, stopped: 1 },
    'Bob hits Ann with a Mace for 5 (rolled 9).',
  ),
  told('hurt', { figure: 'ann', lost: 5, cause: 'mace', by: 'bob' }, 'Ann loses 5 SH to a Mace.'),
  told('dazed', { figure: 'ann' }, 'Ann is dazed.'),
]

test('the chronicle has a blow in one line, with what was needed and what came of it', () => {
  expect(linesOf(BLOW, VIEW).map(({ text }) => text)).toEqual([
    'Bob hits Ann with a Mace for 5 (rolled 9, needed 11 or less). Ann is dazed.',
  ])
  const move = [
    told('moved', { figure: 'ann', path: [370] }, 'Ann moves.'),
    told('turned', { figure: 'ann', facing: 's' }, 'Ann faces south.'),
  ]
  expect(linesOf(move, VIEW).map(({ text }) => text)).toEqual(['Ann moves, facing south.'])
  const waits = ['ann', 'bob', 'imp-1'].map((id) => told('waited', { figure: id }, `${id} waits.`))
  expect(linesOf(waits, VIEW).map(({ text }) => text)).toEqual(['ann, bob and imp-1 wait.'])
  const turned = [...waits, told('turned', { figure: 'imp-1', facing: 's' }), told('waited', { figure: 'bob' }, 'bob waits.')]
  expect(linesOf(turned, VIEW).map(({ text }) => text)).toEqual(['ann, bob and imp-1 wait, imp-1 facing south.', 'bob waits.'])
  const fire = told('hurt', { figure: 'ann', lost: 3, cause: 'fire', by: null }, 'Ann loses 3 SH to the fire.')
  expect(linesOf([...BLOW, fire], VIEW)).toHaveLength(2)
})

test('all who go equally far are in one line, up to the first who turns or who goes another way', () => {
  const walk = (id: string, squares: number, stopped = false) =>
    told('moved', { figure: id, path: [371], squares, stopped }, `${id} moves ${squares} squares to row 9, column 11.`)
  const turn = told('turned', { figure: 'bob', facing: 'w' }, 'bob faces west.')
  const texts = (log: readonly LogEntry[]) => linesOf(log, VIEW).map(({ text }) => text)
  expect(texts([walk('ann', 4), walk('bob', 4), turn, walk('imp-1', 4)])).toEqual([
    'ann moves 4 squares to row 9, column 11, bob to row 9, column 11, facing west.',
    'imp-1 moves 4 squares to row 9, column 11.',
  ])
  expect(texts([walk('ann', 4), walk('bob', 5)])).toHaveLength(2)
  expect(texts([walk('ann', 4), walk('bob', 4, true)])).toHaveLength(2)
  expect(texts([walk('ann', 4), walk('unseen', 4)])).toHaveLength(2)
})

test('a death after its blow is stated, and any other says what killed', () => {
  const killed = (cause: string) => told('killed', { figure: 'ann', by: 'bob', cause }, `Bob kills Ann with a ${cause}.`)
  expect(linesOf([...BLOW, killed('mace')], VIEW).at(-1)?.text).toBe('ann is dead.')
  expect(linesOf([...BLOW, killed('caltrops')], VIEW).at(-1)?.text).toBe('Bob kills Ann with a caltrops.')
  expect(linesOf([...BLOW, killed('mace')], null).at(-1)?.text).toBe('Bob kills Ann with a mace.')
})

test('one’s own part is a beat, the moves of others together another, and each of their deeds one', () => {
  const walk = (id: string) => told('moved', { figure: id, path: [371], squares: 1 }, `${id} moves.`)
  const events = [walk('ann'), walk('bob'), walk('imp-1'), ...BLOW, told('did-nothing', { figure: 'imp-1' }, 'imp-1 does nothing.')]
  const beats = beatsOf(events, VIEW)
  expect(beats.map(({ kind, events: told }) => [kind, told.length])).toEqual([
    ['own', 1],
    ['move', 2],
    ['deed', 4],
    ['deed', 1],
  ])
  expect(beats[2] && wordsOf(beats[2])).toBe('Bob hits Ann with a Mace for 5 (rolled 9, needed 11 or less). Ann is dazed.')
})

test('what others did is told in a line each, whoever struck first', () => {
  const events = [told('moved', { figure: 'imp-1', path: [1], squares: 4 }), ...BLOW]
  expect(meantimesOf(events, VIEW).map(({ id, deeds }) => [id, deeds])).toEqual([
    ['bob', 'hits ann for 5.'],
    ['imp-1', 'moves 4 squares.'],
  ])
})

test('11.1 the end counts blows and explains experience', () => {
  const earned = told('earned', { figure: 'bob', damage: 2, deathBlows: 11, spells: 0, victory: 20, all: 33 })
  const log = [told('turn-began', { turn: 4 }), ...BLOW, told('killed', { figure: 'ann', by: 'bob', cause: 'mace' }), earned]
  expect(countsOf(log, 'bob')).toMatchObject({ attacks: 1, hits: 1, dealt: 5, greatest: 5, kills: 1, earned: { victory: 20, all: 33 } })
  expect(countsOf(log, 'ann').earned).toBeNull()
  expect(turningPoints(log).map(({ turn, entry }) => [turn, entry.type])).toEqual([[4, 'killed']])
})
