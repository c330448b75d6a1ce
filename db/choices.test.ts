import { beforeEach, describe, expect, test } from 'vitest'
import { changeCharacter, getCharacter, listCharacters } from './characters.ts'
import { abandonSession, commitChoice, commitDrift, commitRedo, commitUndo, createSession } from './choices.ts'
import { countsOf, ledgerOf } from './ledger.ts'
import { type CampaignDatabase, openMemory } from './open.ts'
import { getSession, listSessions, readInputs, readLog, readRecord, readRedo, readUndone, resumeMark } from './sessions.ts'
import { AT, beginRaid, choice, fillCampaign, mark, must, raid, refusalOf } from './testing/raid.ts'
import { verifyCampaign } from './verify.ts'

let db: CampaignDatabase
beforeEach(() => {
  db = must(openMemory())
  fillCampaign(db)
})

const holdings = (id = 'id-almuric') => getCharacter(db, id)?.holdings
const play = (from: number, to: number) => {
  for (let n = from; n <= to; n++) must(commitChoice(db, choice(n)))
}

describe('a session', () => {
  test('comes back as it was begun', () => {
    beginRaid(db)
    expect(getSession(db, 's')).toEqual({
      ...{ id: 's', campaign: 'c', game: 'citadel', rulesVersion: '1', status: 'open', revision: 0, inputs: 0, events: 1 },
      ...{ streams: [1, 0], outcome: null, createdAt: AT, updatedAt: AT },
      ...{ seed: 'seed', options: { variants: [] }, setup: { level: 1 }, seats: ['Ann', 'Bo'], party: ['id-almuric', 'id-una'] },
    })
    expect(listSessions(db, { campaign: 'c', status: 'open' })).toHaveLength(1)
    expect(listSessions(db, { campaign: 'c', status: 'ended' })).toHaveLength(0)
    expect(getSession(db, 'nobody')).toBeNull()
  })

  test('outside a campaign has neither roster nor ledger', () => {
    must(createSession(db, raid({ campaign: null, party: [] })))
    expect(must(commitChoice(db, choice(1, 0, { ledger: [] })))).toEqual({ revision: 1, firstEvent: 1 })
    expect(() => commitChoice(db, choice(2))).toThrow('no roster and no ledger')
    expect(getSession(db, 's')).toMatchObject({ campaign: null, inputs: 1 })
  })

  test('refuses an unknown campaign or character and changes nothing', () => {
    expect(refusalOf(createSession(db, raid({ campaign: 'x' })))).toBe('not-found')
    expect(refusalOf(createSession(db, raid({ party: ['id-nobody'] })))).toBe('not-found')
    expect(listSessions(db)).toEqual([])
  })
})

describe('a choice', () => {
  test('is written with everything that came of it, and read back in order', () => {
    beginRaid(db)
    expect(must(commitChoice(db, choice(1, 0, { mark: mark(1, { turn: 1, text: 'Ünïcode "quoted" \u0000' }) })))).toEqual({
      revision: 1,
      firstEvent: 1,
    })
    expect(must(commitChoice(db, choice(2)))).toEqual({ revision: 2, firstEvent: 3 })
    expect(getSession(db, 's')).toMatchObject({ revision: 2, inputs: 2, events: 5, streams: [2, 2] })
    const [zero, one] = readInputs(db, 's')
    expect(zero).toEqual({
      n: 0,
      answer: null,
      dice: [4],
      draws: ['sun'],
      notes: null,
      events: [{ type: 'enter', rule: '5.0' }],
      nextEvent: 1,
    })
    expect(one).toMatchObject({ n: 1, answer: { pick: ['attack:orc-1'] }, dice: [3, 5], draws: [], notes: { barred: true }, nextEvent: 3 })
    expect(readInputs(db, 's', 1, 1)).toEqual([one])
    expect(JSON.parse(resumeMark(db, 's')?.state ?? '')).toEqual({ turn: 1, text: 'Ünïcode "quoted" \u0000' })
    expect(resumeMark(db, 's', 0)).toMatchObject({ input: 0, fingerprint: 'print-0' })
    expect(holdings()).toEqual({ experience: 0, gold: 3, jewels: 0, exits: 0 })
  })

  test('against another revision is refused and changes nothing', () => {
    beginRaid(db)
    play(1, 2)
    expect(refusalOf(commitChoice(db, choice(3, 1)))).toBe('conflict stale')
    expect(refusalOf(commitChoice(db, choice(3, 3)))).toBe('conflict stale')
    expect(refusalOf(commitChoice(db, { ...choice(3), session: 'x' }))).toBe('not-found')
    expect(getSession(db, 's')).toMatchObject({ revision: 2, inputs: 2 })
  })

  test('that cannot be written whole is not written at all', () => {
    beginRaid(db)
    const stranger = [{ character: 'conan', unit: 'gold' as const, amount: 1, rule: '14.0', reason: 'treasure' }]
    expect(() => commitChoice(db, choice(1, 0, { ledger: stranger }))).toThrow('no ledger here for "conan"')
    expect(() => commitChoice(db, choice(5, 0))).toThrow('does not follow')
    expect(getSession(db, 's')).toMatchObject({ revision: 0, inputs: 0 })
    expect(readInputs(db, 's')).toHaveLength(1)
    play(1, 1)
  })

  test('goes on from the one before, whatever was refused, failed or was written elsewhere between them', () => {
    beginRaid(db)
    play(1, 3)
    expect(refusalOf(commitChoice(db, choice(4, 2)))).toBe('conflict stale')
    play(4, 4)
    const stranger = { character: 'conan', unit: 'gold' as const, amount: 1, rule: '14.0', reason: 'treasure' }
    expect(() => commitChoice(db, choice(5, 4, { ledger: [...(choice(5).ledger ?? []), stranger] }))).toThrow('conan')
    play(5, 5)
    must(createSession(db, raid({ id: 'other', party: [] })))
    must(commitChoice(db, { ...choice(1), session: 'other', ledger: [] }))
    play(6, 7)
    must(commitUndo(db, { session: 's', revision: 7, to: 6, at: AT }))
    must(commitChoice(db, choice(7, 8)))
    expect(getSession(db, 's')).toMatchObject({ revision: 9, inputs: 7, events: 15 })
    expect(holdings()?.gold).toBe(28)
    expect(verifyCampaign(db, 'c')).toEqual([])
  })

  test('cannot make anybody own less than nothing', () => {
    beginRaid(db)
    const bribe = [{ character: 'una', unit: 'gold' as const, amount: -41, rule: '8.7', reason: 'bribe' }]
    expect(() => commitChoice(db, choice(1, 0, { ledger: bribe }))).toThrow('CHECK')
    expect(holdings('id-una')?.gold).toBe(40)
  })

  test('with which the game ends frees its characters and thins the states of its marks', () => {
    beginRaid(db)
    for (let n = 1; n <= 40; n++) must(commitChoice(db, choice(n, n - 1, { mark: mark(n, { n }) })))
    const outcome = { kind: 'left', text: 'They left.' }
    must(commitChoice(db, choice(41, 40, { status: 'ended', outcome })))
    expect(getSession(db, 's')).toMatchObject({ status: 'ended', outcome })
    expect(getCharacter(db, 'id-una')?.session).toBeNull()
    expect(refusalOf(commitChoice(db, choice(42)))).toBe('conflict over')
    const marks = readRecord(db, 's').marks
    expect(marks.map((each) => each.fingerprint)).toHaveLength(41)
    expect(marks.filter((each) => each.state !== null).map((each) => each.input)).toEqual([0, 16, 32])
    expect(resumeMark(db, 's', 20)?.input).toBe(16)
  })
})

describe('the log', () => {
  test('is read in pages, across the inputs, from any number', () => {
    beginRaid(db)
    play(1, 5)
    expect(readLog(db, 's').events.map((each) => each.n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const page = readLog(db, 's', { from: 2, limit: 3 })
    expect(page).toEqual({
      events: [
        { n: 2, input: 1, event: { type: 'wound', rule: '9.7' } },
        { n: 3, input: 2, event: { type: 'attack', rule: '9.3' } },
        { n: 4, input: 2, event: { type: 'wound', rule: '9.7' } },
      ],
      next: 5,
    })
    expect(readLog(db, 's', { from: 11 })).toEqual({ events: [] })
  })
})

describe('undo', () => {
  test('takes inputs back, reverses their ledger lines and keeps them to be played again', () => {
    beginRaid(db)
    for (let n = 1; n <= 3; n++) must(commitChoice(db, choice(n, n - 1, { mark: mark(n, { n }) })))
    expect(must(commitUndo(db, { session: 's', revision: 3, to: 1, streams: [9, 9], at: AT }))).toEqual({ revision: 4, firstEvent: 3 })
    expect(getSession(db, 's')).toMatchObject({ revision: 4, inputs: 1, events: 3, streams: [9, 9] })
    expect(readRecord(db, 's').marks.map((each) => each.input)).toEqual([0, 1])
    expect(readRedo(db, 's').map((each) => each.n)).toEqual([2, 3])
    expect(holdings()?.gold).toBe(1)
    expect(ledgerOf(db, 'id-almuric').map(({ amount, reason, reverses, gold }) => [amount, reason, reverses, gold])).toEqual([
      [1, 'treasure', null, 1],
      [2, 'treasure', null, 3],
      [3, 'treasure', null, 6],
      [-3, 'undone', 3, 3],
      [-2, 'undone', 2, 1],
    ])
    expect(verifyCampaign(db, 'c')).toEqual([])
  })

  test('then redo plays the same inputs, lowest first', () => {
    beginRaid(db)
    play(1, 3)
    must(commitUndo(db, { session: 's', revision: 3, to: 2, at: AT }))
    must(commitUndo(db, { session: 's', revision: 4, to: 1, at: AT }))
    expect(() => commitRedo(db, choice(3, 5))).toThrow('does not follow')
    must(commitRedo(db, choice(2, 5)))
    must(commitRedo(db, choice(3, 6)))
    expect(refusalOf(commitRedo(db, choice(4, 7)))).toBe('conflict redo-nothing')
    expect(readRedo(db, 's')).toEqual([])
    expect(holdings()?.gold).toBe(6)
    expect(getSession(db, 's')).toMatchObject({ revision: 7, inputs: 3, events: 7 })
    must(commitUndo(db, { session: 's', revision: 7, to: 0, at: AT }))
    expect(holdings()?.gold).toBe(0)
    expect(verifyCampaign(db, 'c')).toEqual([])
  })

  test('then another choice ends what could be played again, and keeps it to be read', () => {
    beginRaid(db)
    play(1, 3)
    must(commitUndo(db, { session: 's', revision: 3, to: 1, at: AT }))
    must(commitChoice(db, choice(2, 4)))
    expect(readRedo(db, 's')).toEqual([])
    expect(readUndone(db, 's').map(({ n, branch, redo }) => [n, branch, redo])).toEqual([
      [2, 3, false],
      [3, 3, false],
    ])
    must(commitUndo(db, { session: 's', revision: 5, to: 1, at: AT }))
    expect(readRedo(db, 's').map((each) => each.n)).toEqual([2])
    expect(verifyCampaign(db, 'c')).toEqual([])
  })

  test('opens a game again that it had ended, unless its people have gone on', () => {
    beginRaid(db)
    const outcome = { kind: 'left', text: 'They left.' }
    const lost = [{ slug: 'una', status: 'dead' as const }]
    must(commitChoice(db, choice(1, 0, { status: 'ended', outcome, characters: { changed: lost } })))
    const undo = { session: 's', revision: 1, to: 0, changed: [{ slug: 'una', status: 'living' as const }], at: AT }
    must(createSession(db, raid({ id: 't', party: ['id-almuric'] })))
    expect(refusalOf(commitUndo(db, undo))).toBe('conflict in-raid')
    must(abandonSession(db, { session: 't', revision: 0, outcome: { kind: 'abandoned', text: 'Given up.' }, at: AT }))
    must(commitUndo(db, undo))
    expect(getSession(db, 's')).toMatchObject({ status: 'open', outcome: null })
    expect(listCharacters(db, 'c')).toMatchObject([{ session: 's' }, { session: 's', status: 'living' }])
  })

  test('is refused once what was gained has been spent', () => {
    beginRaid(db)
    must(commitChoice(db, choice(1, 0, { status: 'ended', outcome: { kind: 'left', text: 'They left.' } })))
    const price = [{ character: 'almuric', unit: 'gold' as const, amount: -1, rule: '12.2', reason: 'advance' }]
    must(changeCharacter(db, 'id-almuric', {}, AT, price))
    expect(refusalOf(commitUndo(db, { session: 's', revision: 1, to: 0, at: AT }))).toBe('conflict spent')
    expect(getSession(db, 's')?.status).toBe('ended')
  })

  test('takes back the characters who came with the input', () => {
    beginRaid(db)
    const bors = { id: 'id-bors', slug: 'bors', name: 'Bors', race: 'dwarf', kind: 'initiate' as const, sheet: {} }
    const ledger = [{ character: 'bors', unit: 'experience' as const, amount: 5, rule: '4.1', reason: 'begins' }]
    must(commitChoice(db, choice(1, 0, { characters: { created: [bors] }, ledger })))
    expect(getCharacter(db, 'id-bors')).toMatchObject({ session: 's', holdings: { experience: 5 } })
    expect(refusalOf(commitChoice(db, choice(2, 1, { characters: { created: [{ ...bors, id: 'other' }] } })))).toBe('conflict name-taken')
    must(commitUndo(db, { session: 's', revision: 1, to: 0, at: AT }))
    expect(getCharacter(db, 'id-bors')).toBeNull()
    must(commitRedo(db, choice(1, 2, { characters: { created: [bors] }, ledger })))
    expect(getSession(db, 's')?.party).toEqual(['id-almuric', 'id-una', 'id-bors'])
    expect(verifyCampaign(db, 'c')).toEqual([])
  })
})

test('newer rules go on at a mark: the input is cut there, and all of it is kept to be read', () => {
  beginRaid(db)
  play(1, 1)
  const two = [
    { character: 'almuric', unit: 'gold' as const, amount: 10, rule: '14.0', reason: 'treasure' },
    { character: 'una', unit: 'gold' as const, amount: 20, rule: '14.0', reason: 'treasure' },
  ]
  const at = { ...mark(2, { turn: 2 }), diceUsed: 1, eventsTold: 1, linesPosted: 1, streams: [7, 7, 0, 0] as const }
  must(commitChoice(db, choice(2, 1, { ledger: two, mark: at })))
  play(3, 3)
  must(commitDrift(db, { session: 's', revision: 3, rulesVersion: '2', input: 2, at: AT }))
  expect(getSession(db, 's')).toMatchObject({ rulesVersion: '2', revision: 4, inputs: 2, events: 4, streams: [7, 7, 0, 0] })
  expect(readInputs(db, 's', 2)).toMatchObject([{ n: 2, dice: [3], events: [{ type: 'attack', rule: '9.3' }], nextEvent: 4 }])
  expect(readUndone(db, 's').map(({ n, redo, dice }) => [n, redo, dice])).toEqual([
    [2, false, [3, 5]],
    [3, false, [3, 5]],
  ])
  expect([holdings()?.gold, holdings('id-una')?.gold]).toEqual([11, 40])
  expect(resumeMark(db, 's')?.input).toBe(2)
  expect(verifyCampaign(db, 'c')).toEqual([])
})

describe('characters', () => {
  test('sit in one open raid only', () => {
    beginRaid(db)
    expect(refusalOf(createSession(db, raid({ id: 't' })))).toBe('conflict in-raid')
    expect(refusalOf(changeCharacter(db, 'id-una', { name: 'Una the Bold' }, AT))).toBe('conflict in-raid')
    db.raw.exec("INSERT INTO sessions (id, campaign, game, rules_version, status, created_at) VALUES ('t', 1, 'citadel', '1', 'open', '')")
    expect(() => db.raw.exec("INSERT INTO raiders (session, slug, character, open) VALUES (2, 'almuric', 1, 1)")).toThrow('UNIQUE')
    must(abandonSession(db, { session: 's', revision: 0, outcome: { kind: 'abandoned', text: 'Given up.' }, at: AT }))
    must(createSession(db, raid({ id: 'u' })))
    expect(getCharacter(db, 'id-una')?.session).toBe('u')
  })

  test('who do not live stay at home', () => {
    must(changeCharacter(db, 'id-una', { status: 'retired' }, AT))
    expect(refusalOf(createSession(db, raid()))).toBe('conflict not-living')
  })

  test('keep their sheet through JSON, and their jewels, abilities and items in the ledger', () => {
    const sheet = { spells: ['heal'], magic: [2, 0, 1], note: 'ä"\n' }
    const lines = [
      { unit: 'jewel', amount: 25 },
      { unit: 'jewel', amount: 100 },
      { unit: 'jewel', amount: 25 },
      { unit: 'jewel', amount: -25 },
      { unit: 'ability', amount: 1, subject: 'combat-bonus' },
      { unit: 'item', amount: 1, subject: 'ring:heal' },
      { unit: 'item', amount: -1, subject: 'ring:heal' },
      { unit: 'exit', amount: 1 },
    ] as const
    const posted = lines.map((line) => ({ ...line, character: 'una', rule: '12.2', reason: 'test' }))
    expect(must(changeCharacter(db, 'id-una', { sheet }, AT, posted))).toMatchObject({
      sheet,
      holdings: { gold: 40, jewels: 125, exits: 1 },
    })
    expect(getCharacter(db, 'id-una')?.jewels).toEqual([100, 25])
    expect(countsOf(db, 'id-una', 'ability')).toEqual({ 'combat-bonus': 1 })
    expect(countsOf(db, 'id-una', 'item')).toEqual({})
  })

  test('have a name of their own in a campaign, and the same in another', () => {
    fillCampaign(db, 'd')
    expect(listCharacters(db, 'd').map((each) => each.slug)).toEqual(['almuric', 'una'])
    expect(() => db.raw.exec("UPDATE characters SET slug = 'una'")).toThrow('UNIQUE')
  })
})

describe('the ledger', () => {
  test('is never rewritten, and goes only with its character', () => {
    beginRaid(db)
    play(1, 2)
    expect(() => db.raw.exec('UPDATE ledger SET amount = 1000')).toThrow('never changes')
    expect(() => db.raw.exec('DELETE FROM ledger')).toThrow('goes only with its character')
    db.raw.exec('DELETE FROM campaigns')
    const counts = ['characters', 'ledger', 'sessions', 'setups', 'inputs', 'marks', 'raiders', 'undone']
    for (const table of counts) expect([table, db.raw.prepare(`SELECT count(*) FROM ${table}`).pluck().get()]).toEqual([table, 0])
  })

  test('shows every difference that somebody plants in it', () => {
    beginRaid(db)
    play(1, 4)
    must(commitUndo(db, { session: 's', revision: 4, to: 3, at: AT }))
    expect(verifyCampaign(db, 'c')).toEqual([])
    db.raw.exec('DROP TRIGGER ledger_never_changes; DROP TRIGGER ledger_goes_with_its_character')
    db.raw.exec('UPDATE ledger SET gold = gold + 7 WHERE key = 1000002')
    expect(verifyCampaign(db, 'c')).toEqual([{ kind: 'sum', character: 'id-almuric', entry: 2, unit: 'gold', kept: 10, summed: 3 }])
    db.raw.exec('UPDATE ledger SET gold = gold - 7 WHERE key = 1000002; UPDATE ledger SET amount = amount - 1 WHERE reverses IS NOT NULL')
    expect(verifyCampaign(db, 'c').map((each) => each.kind)).toEqual(['sum', 'reversal'])
    db.raw.exec('DELETE FROM ledger WHERE reverses IS NOT NULL')
    expect(verifyCampaign(db, 'c')).toEqual([{ kind: 'undone-stands', character: 'id-almuric', entry: 4 }])
    db.raw.exec('DELETE FROM ledger WHERE key = 1000003; DELETE FROM inputs WHERE key = 1000002')
    expect(new Set(verifyCampaign(db, 'c').map((each) => each.kind))).toEqual(new Set(['sum', 'gap', 'session']))
  })
})
