import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { playable } from '../../../engine/kernel/playable.ts'
import { wagerGame } from '../../../engine/kernel/testing/test-game.ts'
import { MOST_TEMPLATES } from '../../contract/index.ts'
import { type TestHost, testHost } from '../testing/test-host.ts'

/** A game with sheets of a name and a number. */
const game = playable({
  ...wagerGame,
  template: {
    read: (sheet) => {
      const { name, luck, ...more } = Object(sheet)
      const right = typeof name === 'string' && typeof luck === 'number' && Object.keys(more).length === 0
      return right ? { name, sheet: { name, luck } } : { code: 'bad-request', message: 'A sheet has a name and luck.' }
    },
  },
})

let host: TestHost
beforeEach(() => {
  host = testHost(undefined, [game, playable({ ...wagerGame, id: 'plain' })])
})
afterEach(() => host.close())

const save = (name: string, luck: number, as?: string) =>
  host.call('template.save', { game: 'wager', sheet: { name, luck }, ...(as === undefined ? {} : { name: as }) })

describe('templates', () => {
  it('are kept by name, as the game read them', async () => {
    const una = await save('Una', 5)
    expect(una).toMatchObject({ game: 'wager', name: 'Una', sheet: { name: 'Una', luck: 5 } })
    const bo = await save('Bo', 2, 'Bold Bo')
    expect(bo).toMatchObject({ name: 'Bold Bo', sheet: { name: 'Bo', luck: 2 } })
    expect(await host.call('template.list', { game: 'wager' })).toEqual([bo, una])
    expect(await host.call('template.list', { game: 'plain' })).toEqual([])
  })

  it('of the same name replace each other', async () => {
    const before = await save('Una', 5)
    const after = await save('Una', 6)
    expect(after).toMatchObject({ id: before.id, sheet: { luck: 6 } })
    expect(await host.call('template.list', { game: 'wager' })).toEqual([after])
  })

  it('are deleted one by one', async () => {
    const { id } = await save('Una', 5)
    const bo = await save('Bo', 2)
    expect(await host.call('template.delete', { template: id })).toEqual({ template: id })
    expect(await host.call('template.list', { game: 'wager' })).toEqual([bo])
    expect(await host.refusal('template.delete', { template: id })).toMatchObject({ code: 'not-found' })
  })

  it('are limited in number, and an existing one can still be changed', async () => {
    for (let n = 0; n < MOST_TEMPLATES; n++) await save(`Hero ${n}`, n)
    const sheet = { name: 'One more', luck: 1 }
    expect(await host.refusal('template.save', { game: 'wager', sheet })).toMatchObject({ code: 'conflict', detail: 'full' })
    expect(await save('Hero 7', 70)).toMatchObject({ sheet: { luck: 70 } })
  })

  it.each([
    ['a sheet the game cannot read', { game: 'wager', sheet: { name: 'Una' } }, { code: 'bad-request' }],
    ['something other than a sheet', { game: 'wager', sheet: [] as never }, { code: 'bad-request' }],
    ['a game without sheets', { game: 'plain', sheet: {} }, { code: 'conflict', detail: 'no-template' }],
    ['an unknown game', { game: 'chess', sheet: {} }, { code: 'not-found' }],
  ])('are refused for %s', async (_what, input, refusal) => {
    expect(await host.refusal('template.save', input)).toMatchObject(refusal)
    expect(await host.call('template.list', { game: 'wager' })).toEqual([])
  })

  it('outlive the program', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'citadel-templates-'))
    try {
      const first = testHost(join(folder, 'campaigns.db'), [game])
      const kept = await first.call('template.save', { game: 'wager', sheet: { name: 'Una', luck: 5 } })
      await first.close()
      const second = testHost(join(folder, 'campaigns.db'), [game])
      expect(await second.call('template.list', { game: 'wager' })).toEqual([kept])
      await second.close()
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
