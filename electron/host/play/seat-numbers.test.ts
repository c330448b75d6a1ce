import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { playable } from '../../../engine/kernel/playable.ts'
import type { SessionView } from '../../../engine/kernel/types.ts'
import type { SessionRow } from '../../contract/index.ts'
import { hidingGames } from '../testing/hiding-games.ts'
import { type TestHost, testHost } from '../testing/test-host.ts'
import { closeWorlds, World } from '../testing/two-worlds.ts'

// 104D, 207B: how often another seat decided, and how many events it was told in private, must not show in the numbers of what a
// seat is told.

const SHEET = {
  name: 'Una',
  levels: { characteristics: { class: 5, hits: 12, movement: 9 }, weapons: { ax: 7 } },
  armour: 'mail',
  shield: true,
  armed: 'ax',
}

const open: TestHost[] = []
afterEach(async () => {
  for (const host of open.splice(0)) await host.close()
  await closeWorlds()
})

/** A game of two, laid out by both with so many counters taken up again and laid again, as seat 0 sees it then. */
async function laidOut(changes: number): Promise<{
  readonly view: SessionView
  readonly log: unknown
  readonly row: SessionRow | undefined
  readonly hidden: number
}> {
  const host = testHost()
  open.push(host)
  let view = await host.call('game.start', { game: 'hero', seats: 2, seed: 4, options: { heroes: [SHEET, SHEET] } })
  const { session } = view
  let choices = 0
  const pick = async (id: string) => {
    choices += 1
    view = await host.call('game.choose', { session, revision: view.revision, decision: view.decision?.id ?? '', pick: [id] })
  }
  for (let i = 0; view.decision?.topic === 'placement'; i++) {
    await pick('auto')
    for (let n = 0; i === 0 && n < changes; n++) {
      await pick('clear')
      await pick('auto')
    }
    await pick('done')
  }
  const seen = await host.call('game.view', { session, seat: 0 })
  const { events } = await host.call('game.log', { session, seat: 0 })
  const [row] = await host.call('game.list')
  return { view: seen, log: events.map(({ n, input, type }) => [n, input, type]), row, hidden: choices }
}

test('104D what another seat does in private shifts no number that a seat sees', async () => {
  const [once, often] = [await laidOut(0), await laidOut(3)]
  expect(often.hidden).toBeGreaterThan(once.hidden)
  expect([often.view.inputs, often.view.revision]).toEqual([once.view.inputs, once.view.revision])
  expect([often.row?.inputs, often.row?.revision]).toEqual([once.row?.inputs, once.row?.revision])
  expect(often.log).toEqual(once.log)
})

test('a position of a seat is shown as it stood before the seat was told anything else', async () => {
  const host = testHost()
  open.push(host)
  const begun = await host.call('game.start', { game: 'hero', seats: 2, seed: 4, bots: [{ seat: 1, skill: 'able' }] })
  const { session } = begun
  const on = await host.call('game.auto', { session, until: 'end', limit: 60 })
  for (const to of [0, 1, Math.floor(on.inputs / 2), on.inputs]) {
    const replay = await host.call('game.replay', { session, to, seat: 0 })
    expect(replay.inputs).toBe(on.inputs)
    if (replay.events.length > 0) expect(replay.events.map(({ input }) => input)).toContain(to)
  }
  expect(await host.refusal('game.replay', { session, to: on.inputs + 1, seat: 0 })).toMatchObject({ code: 'bad-request' })
})

/** The counts of answers and of changes that the list of games and every seat give, and the number of the newest event of each. */
async function countsOf({ host, session, now }: World): Promise<readonly number[]> {
  const counts = now.seats.map(async (_, seat) => {
    const { inputs, revision } = await host.call('game.view', { session, seat })
    const { events } = await host.call('game.log', { session, seat })
    return [inputs, revision, events.at(-1)?.n ?? 0]
  })
  const [row] = await host.call('game.list')
  return [row?.inputs ?? 0, row?.revision ?? 0, ...(await Promise.all(counts)).flat()]
}

/** Answers `next` gives, one after another, then the end: no count may go back. Returns whether something was hidden after each. */
async function expectNoneGoesBack(world: World, next: () => Promise<void>, most: number): Promise<readonly boolean[]> {
  const { host, session } = world
  const hid: boolean[] = []
  let before = await countsOf(world)
  const compare = async () => {
    const counts = await countsOf(world)
    expect(counts.map((count, i) => Math.max(count, before[i] ?? 0))).toEqual(counts)
    before = counts
  }
  while (hid.length < most && world.now.outcome === null) {
    await next()
    hid.push(world.now.secret === true)
    await compare()
  }
  if (world.now.outcome === null) await host.call('game.abandon', { session, revision: world.now.revision })
  await compare()
  return hid
}

async function autoplay(world: World, limit: number): Promise<void> {
  world.now = await world.host.call('game.auto', { session: world.session, until: 'end', limit })
}

test.each(hidingGames())('no count goes back when secrets end with a game of $title', { timeout: 60_000 }, async ({ id, hiding }) => {
  const { options, variants = [], scenario, seed, seats = 2 } = hiding.secrets.plan('counts', 1)
  const begun = scenario === null || scenario === undefined ? {} : { scenario: Object(scenario) }
  const how = { game: id, seed, seats: Math.max(seats, 2), options: { ...Object(options ?? {}), variants }, ...begun }
  const world = await World.begin(how, [playable(hiding.game)])
  await expectNoneGoesBack(world, () => autoplay(world, 4), 30)
})

test('26.1 no count goes back when an illusion comes and goes among open numbers', async () => {
  const characters = [
    { name: 'Ann', at: [9, 10], facing: 'e', ready: 'broadsword', also: 'shield' },
    { name: 'Ur', side: 'east', at: [16, 30], race: 'mage', sh: 16, ag: 16, iq: 16, ready: 'staff', spells: ['illusion-wolf'] },
  ]
  const world = await World.begin({ game: 'gladiator', seats: 2, options: { variants: ['open-stats'] }, scenario: { characters } })
  const hid = await expectNoneGoesBack(
    world,
    async () => {
      const isOffered = world.now.decision?.options?.some(({ id }) => id === 'cast:illusion-wolf')
      await (isOffered ? world.pick('cast:illusion-wolf') : autoplay(world, 1))
    },
    60,
  )
  expect(hid.join()).toMatch(/^false.*true.*false/)
})

describe('a seat’s revisions', () => {
  /** Two people, the first of whom has to lay out his counters. */
  async function laying(file?: string) {
    const host = testHost(file)
    open.push(host)
    const begun = await host.call('game.start', { game: 'hero', seats: 2, seed: 4, options: { heroes: [SHEET, SHEET] } })
    return { host, begun }
  }

  test('what was answered against a revision of its own that has passed is refused, and so is the number of another seat', async () => {
    const { host, begun } = await laying()
    const { session } = begun
    const laid = await host.pick(begun, 'at:4-3')
    expect(
      await host.refusal('game.choose', { session, revision: begun.revision, decision: begun.decision?.id ?? '', pick: ['auto'] }),
    ).toEqual(expect.objectContaining({ code: 'conflict', detail: 'stale' }))
    expect(await host.refusal('game.undo', { session, revision: begun.revision })).toMatchObject({ detail: 'stale' })
    const other = await host.call('game.view', { session, seat: 1 - laid.seat })
    expect(other.revision).not.toBe(laid.revision)
    const forged = { session, revision: other.revision, decision: other.decision?.id ?? '', pick: ['done'] }
    expect(await host.refusal('game.choose', forged)).toMatchObject({ detail: 'stale' })
  })

  test('whoever is asked takes back its own answers, and nobody those of another seat', async () => {
    const { host, begun } = await laying()
    const { session } = begun
    const laid = await host.pick(begun, 'at:4-3')
    const other = await host.call('game.view', { session, seat: 1 - laid.seat })
    expect([laid.canUndo, other.canUndo]).toEqual([true, false])
    expect(await host.refusal('game.undo', { session, revision: other.revision })).toMatchObject({ detail: 'undo-other' })
    const back = await host.call('game.undo', { session, revision: laid.revision })
    expect(back.revision).toBeGreaterThan(laid.revision)
    expect([back.canRedo, (await host.call('game.view', { session, seat: other.seat })).canRedo]).toEqual([true, false])
    expect(await host.refusal('game.redo', { session, revision: other.revision })).toMatchObject({ detail: 'undo-other' })
    const done = await host.pick(await host.call('game.redo', { session, revision: back.revision }), 'auto')
    expect(done.canUndo).toBe(false)
    expect(await host.pick(done, 'done')).toMatchObject({ seat: other.seat, canUndo: false })
  })

  test('several of its own answers are taken back at once, as far as no other seat has decided since', async () => {
    const { host, begun } = await laying()
    const { session } = begun
    expect(begun.undoTo).toBeUndefined()
    const one = await host.pick(begun, 'at:4-3')
    const two = await host.pick(one, one.decision?.options?.find(({ id }) => id.startsWith('at:'))?.id ?? '')
    expect([one.undoTo, two.undoTo, two.inputs]).toEqual([begun.inputs, begun.inputs, begun.inputs + 2])
    const other = await host.call('game.view', { session, seat: 1 - two.seat })
    expect(other.undoTo).toBeUndefined()
    expect(await host.refusal('game.undo', { session, revision: other.revision, to: 0 })).toMatchObject({ detail: 'to' })
    expect(await host.refusal('game.undo', { session, revision: two.revision, to: two.inputs })).toMatchObject({ detail: 'to' })
    const back = await host.call('game.undo', { session, revision: two.revision, to: begun.inputs })
    expect([back.inputs, back.view, back.decision?.prompt]).toEqual([begun.inputs, begun.view, begun.decision?.prompt])
    expect(await host.call('game.view', { session, seat: other.seat })).toMatchObject({ view: other.view, inputs: other.inputs })
    let again = back
    for (let n = 0; n < 2; n++) again = await host.call('game.redo', { session, revision: again.revision })
    expect([again.inputs, again.view]).toEqual([two.inputs, two.view])
    // Whoever decides next has nothing of its own to take back, and not this.
    const next = await host.pick(await host.pick(again, 'auto'), 'done')
    expect([next.seat, next.undoTo]).toEqual([other.seat, undefined])
    const laid = await host.pick(next, next.decision?.options?.find(({ id }) => id.startsWith('at:'))?.id ?? '')
    expect(laid.undoTo).toBe(next.inputs)
  })

  test('they are the same after a restart, with what was taken back before it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'citadel-revisions-'))
    try {
      const { host, begun } = await laying(join(folder, 'campaigns.db'))
      const { session } = begun
      const laid = await host.pick(begun, 'at:4-3')
      await host.call('game.undo', { session, revision: laid.revision })
      const before = await Promise.all([0, 1].map((seat) => host.call('game.view', { session, seat })))
      await host.close()
      open.splice(open.indexOf(host), 1)
      const after = testHost(join(folder, 'campaigns.db'))
      open.push(after)
      expect(await Promise.all([0, 1].map((seat) => after.call('game.view', { session, seat })))).toEqual(before)
    } finally {
      for (const host of open.splice(0)) await host.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('a game is given up from the list by the number that everybody shares', async () => {
    const { host, begun } = await laying()
    const { session } = begun
    const [row] = await host.call('game.list')
    await host.pick(begun, 'at:4-3')
    expect(await host.call('game.abandon', { session, revision: row?.revision ?? 0 })).toMatchObject({ outcome: { kind: 'abandoned' } })
    expect(host.told.at(-1)).toMatchObject({ event: 'session.changed', data: { session, seat: 1 } })
  })
})
