import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CharacterRecord, RecordEntry } from '../../../contract/inputs/record.ts'
import { dump } from '../../testing/dump.ts'
import { type TestHost, testHost } from '../../testing/test-host.ts'

// Record files made to do harm: each is refused with a sentence that names the fault, and nothing is written.

/** A record that a test may spoil in any way. */
type Spoilt = { [key: string]: unknown }
type Spoil = (record: CharacterRecord) => unknown

let host: TestHost
let campaign: string
let good: string
let roster: string
let before: string

beforeAll(async () => {
  host = testHost()
  const source = await host.call('campaign.create', { name: 'Source', game: 'citadel' })
  const una = { campaign: source.id, kind: 'initiate' as const, name: 'Una', race: 'elf', weapons: ['bow', 'dagger'], experience: 'wounds' }
  const { id } = await host.call('character.recruit', una)
  await host.call('character.recruit', { ...una, name: 'Wat' })
  good = (await host.call('character.export', { character: id, format: 'json' })).data
  roster = (await host.call('campaign.records', { campaign: source.id, format: 'json' })).data
  campaign = (await host.call('campaign.create', { name: 'Target', game: 'citadel' })).id
  before = dump(host.db)
})
afterAll(() => host.close())

async function refuses(data: string | Spoilt, words: RegExp): Promise<void> {
  const refusal = await host.refusal('character.import', { campaign, data: data as never })
  expect(['bad-request', 'conflict']).toContain(refusal.code)
  expect(refusal.message).toMatch(words)
  expect(refusal.message).toMatch(/^[\p{L}"].{14,400}\.$/su)
  expect(dump(host.db)).toBe(before)
}

const spoilt = (spoil: Spoil): string => {
  const record = JSON.parse(good) as CharacterRecord
  return JSON.stringify(spoil(record) ?? record)
}
/** The same with a value inserted as raw text, for what `JSON.stringify` would not write. */
const written = (field: string, text: string): string => good.replace(new RegExp(`"${field}": [^,\\n]+`), `"${field}": ${text}`)

function put(into: object, change: Spoilt): void {
  Object.assign(into, change)
}
const body = (record: CharacterRecord): Spoilt => record.character as unknown as Spoilt
const sheet = (record: CharacterRecord): Spoilt => record.character.sheet as unknown as Spoilt
const both = (record: CharacterRecord, change: Spoilt): void => {
  Object.assign(sheet(record), change)
  Object.assign(record.character.origin as unknown as Spoilt, change)
}

/** A ledger entry of that much gold, with the right sums. */
const gold = (n: number, amount: number, sum: number, change: Partial<RecordEntry> = {}): RecordEntry => ({
  ...{ n, raid: null, turn: null, unit: 'gold', amount, subject: '', rule: '14.0', reason: 'treasure', text: 'Found', reverses: null },
  ...{ at: '2026-01-01T00:00:00.000Z', experience: 0, gold: sum, jewels: 0, exits: 0 },
  ...change,
})
const ledger =
  (entries: readonly RecordEntry[], balances: Spoilt = {}): Spoil =>
  ({ character }) => {
    Object.assign(character, { ledger: entries, balances: { ...character.balances, ...balances } })
  }

describe('a file that is not a record', () => {
  it('the record itself is good', async () => {
    const other = await host.call('campaign.create', { name: 'Good', game: 'citadel' })
    await host.call('character.import', { campaign: other.id, data: good })
    await host.call('character.import', {
      campaign: other.id,
      data: JSON.parse(roster.replaceAll('"Una"', '"Eva"').replaceAll('"una"', '"eva"')),
    })
    before = dump(host.db)
  })

  it.each([0, 1, 2, 10, 100, 500, 0.25, 0.5, 0.75, 0.99])('cut short at %d', (at) =>
    refuses(good.slice(0, at < 1 && at > 0 ? Math.floor(good.length * at) : at), /not JSON/),
  )
  it.each([
    ['the last brace missing', () => good.trimEnd().slice(0, -1), /not JSON/],
    ['something after the end', () => `${good}{}`, /not JSON/],
    ['a text', () => '"Una"', /not an object|too deep/],
    ['null', () => 'null', /not JSON|no object/],
    ['a list', () => `[${good}]`, /not an object|too deep/],
    ['an empty object', () => '{}', /format is different/],
    ['a page of HTML', () => '<!doctype html><script>alert(1)</script>', /not JSON/],
    ['bytes of a picture', () => '\u0089PNG\r\n\u001a\n\u0000', /not JSON/],
    ['NaN', () => written('woundPoints', 'NaN'), /not JSON/],
    ['Infinity', () => written('woundPoints', 'Infinity'), /not JSON/],
    ['a number beyond all numbers', () => written('woundPoints', '1e999'), /too large|not an object/],
    ['nesting a hundred thousand deep', () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`, /not an object|too deep/],
    ['nesting within a record', () => spoilt((r) => ({ ...r, campaign: deep(40) })), /too deep/],
    ['a text of 30,000 letters', () => spoilt((r) => put(body(r), { note: 'x'.repeat(30_000) })), /too large/],
    [
      '__proto__ as a field',
      () => good.replace('"version"', '"__proto__": {"admin": true}, "version"'),
      /too large or too deep|not an object/,
    ],
    ['constructor as a field', () => good.replace('"version"', '"constructor": {}, "version"'), /constructor/],
  ] as readonly (readonly [string, () => string, RegExp])[])('%s', (_, data, words) => refuses(data(), words))

  it('a text longer than a message', async () => {
    expect(await host.refusal('character.import', { campaign, data: ' '.repeat(700_001) })).toMatchObject({ code: 'bad-request' })
    expect(dump(host.db)).toBe(before)
  })
})

describe('a record that is not what it says', () => {
  it.each([
    ['another format', (r) => ({ ...r, format: 'gladiator-character' }), /format is different/],
    ['no format', ({ format: _, ...r }) => r, /format is different/],
    ['a campaign', (r) => ({ ...r, format: 'citadel-campaign' }), /whole campaign/],
    ['a newer version', (r) => ({ ...r, version: 2 }), /newer version.*format 2/],
    ['a version of text', (r) => ({ ...r, version: '1' }), /version/],
    ['version zero', (r) => ({ ...r, version: 0 }), /version/],
    ['another game', (r) => ({ ...r, game: 'domain' }), /game/],
    ['an extra field', (r) => ({ ...r, extra: 1 }), /extra/],
    ['a character missing', ({ character: _, ...r }) => r, /character/],
    ['an empty roster', ({ character: _, ...r }) => ({ ...r, format: 'citadel-roster', characters: [] }), /characters/],
    [
      'the same one twice',
      ({ character, ...r }) => ({ ...r, format: 'citadel-roster', characters: [character, character] }),
      /^Una: Una is in this file twice/,
    ],
    [
      'one bad among good ones',
      ({ character, ...r }) => ({
        ...r,
        format: 'citadel-roster',
        characters: [character, { ...character, sheet: { ...character.sheet, name: 'Eva', id: 'eva', woundPoints: 0 }, origin: null }],
      }),
      /^Eva: .*sheet\.woundPoints/,
    ],
    ['an invalid time', (r) => ({ ...r, writtenAt: 'yesterday' }), /writtenAt/],
  ] as readonly (readonly [string, Spoil, RegExp])[])('%s', (_, spoil, words) => refuses(spoilt(spoil), words))
})

describe('an impossible sheet', () => {
  it.each([
    ['a number as text', (r) => both(r, { woundPoints: '7' }), /woundPoints/],
    ['half a point', (r) => both(r, { woundPoints: 6.5 }), /woundPoints/],
    ['no Wound Points', (r) => both(r, { woundPoints: 0 }), /woundPoints/],
    ['countless points', (r) => both(r, { woundPoints: 1e15 }), /woundPoints/],
    ['more than any campaign can bring', (r) => both(r, { woundPoints: 9000 }), /Wound Points/],
    ['a negative rating', (r) => both(r, { magic: [-1, 0, 0] }), /magic/],
    ['two suns', (r) => both(r, { magic: [1, 1] }), /magic/],
    ['an unknown race', (r) => both(r, { race: 'orc' }), /race/],
    ['a race that initiates cannot have', (r) => both(r, { race: 'swamp-creature' }), /race|initiate/i],
    ['an unknown kind', (r) => both(r, { kind: 'god' }), /kind/],
    ['a hero who is not on the chart', (r) => both(r, { kind: 'hero', id: 'sir-nobody' }), /hero/],
    ['a hero of another race', (r) => both(r, { kind: 'hero', id: 'lord-dil', name: 'Lord Dil', race: 'elf' }), /race|hero|Lord Dil/i],
    ['an unknown weapon', (r) => both(r, { weapons: [{ weapon: 'gun', bonus: 0, item: null }] }), /weapon/],
    ['three weapons', (r) => both(r, { weapons: Array(3).fill({ weapon: 'bow', bonus: 0, item: null }) }), /weapons/],
    ['a magic weapon he does not have', (r) => both(r, { weapons: [{ weapon: 'sword', bonus: 3, item: 'weapon-sword-1' }] }), /weapon/],
    ['an unknown spell', (r) => both(r, { known: ['fireball'] }), /fireball|spell|known/],
    ['a spell twice', (r) => both(r, { known: ['heal', 'heal'] }), /twice|known/],
    ['a spell named by a path', (r) => both(r, { known: ['../heal'] }), /known/],
    ['an unknown thing', (r) => both(r, { items: [{ kind: 'nuke', id: 'nuke-1' }] }), /items/],
    ['an unknown ring', (r) => both(r, { items: [{ kind: 'ring', id: 'ring-1', type: 'power', worn: true, used: false }] }), /items/],
    [
      'one id for two things',
      (r) => both(r, { items: Array(2).fill({ kind: 'armor', id: 'armor-1', bonus: 1, worn: false }) }),
      /armor-1|twice|items/,
    ],
    ['an id with a path in it', (r) => both(r, { id: '../../una' }), /sheet\.id/],
    ['an id that means something in play', (r) => both(r, { id: 'orc-1' }), /id|orc-1/],
    ['an id of __proto__', (r) => both(r, { id: '__proto__' }), /id/],
    ['an unknown skill', (r) => both(r, { skills: { flying: 3 } }), /flying|skills/],
    ['negative exits', (r) => both(r, { exits: -1 }), /exits/],
    ['an invented field', (r) => both(r, { immortal: true }), /immortal/],
    ['no sheet', (r) => put(body(r), { sheet: null }), /sheet/],
  ] as readonly (readonly [string, Spoil, RegExp])[])('%s', (_, spoil, words) => refuses(spoilt(spoil), words))
})

describe('deceptive names', () => {
  it.each([
    ['a line end', 'Una\nDROP'],
    ['a null', 'Una\u0000'],
    ['an escape', 'Una\u001b[31m'],
    ['a bell', 'Una\u0007'],
    ['right-to-left override', 'Una\u202Egnp.exe'],
    ['bidi isolate', '\u2066Una\u2069'],
    ['a zero-width space', 'U\u200Bna'],
    ['a zero-width joiner', 'U\u200Dna'],
    ['a byte order mark', '\uFEFFUna'],
    ['a line separator', 'Una\u2028Eva'],
    ['half a surrogate pair', 'Una\uD800'],
    ['a private-use character', 'Una\uE000'],
    ['nothing', ''],
    ['blanks', '   '],
    ['a leading blank', ' Una'],
    ['sixty-one letters', 'U'.repeat(61)],
    ['ten thousand letters', 'U'.repeat(10_000)],
  ])('%s', (_, name) =>
    refuses(
      spoilt((r) => both(r, { name })),
      /name/,
    ),
  )

  it.each([
    ['in a note', (r) => put(body(r), { note: 'a\u0000b' }), /note/],
    ['in a deed', (r) => put(body(r), { deeds: [{ raid: 1, text: 'He\u202E' }] }), /deeds/],
    ['in the campaign’s name', (r) => put(r.campaign, { name: 'x\u0007' }), /campaign\.name/],
    ['a note of five thousand letters', (r) => put(body(r), { note: 'x'.repeat(5000) }), /note/],
    ['a portrait from elsewhere', (r) => put(body(r), { portrait: 'https://example.com/x.svg' }), /portrait/],
  ] as readonly (readonly [string, Spoil, RegExp])[])('%s', (_, spoil, words) => refuses(spoilt(spoil), words))
})

describe('books that do not add up', () => {
  it.each([
    ['negative gold', ledger([gold(1, -5, -5)], { gold: -5 }), /gold/],
    ['gold out of nothing', ({ character }) => put(character.balances, { gold: 5000 }), /comes to 0 gold marks, not 5000/],
    ['experience out of nothing', ({ character }) => put(character.balances, { experience: 1 }), /comes to 0 experience, not 1/],
    ['jewels out of nothing', ({ character }) => put(character.balances, { jewels: [100] }), /jewels/],
    ['exits out of nothing', ({ character }) => put(character.balances, { exits: 3 }), /exits/],
    ['a false sum', ledger([gold(1, 5, 6)], { gold: 6 }), /sums of entry 1/],
    ['a balance below zero on the way', ledger([gold(1, -5, -5), gold(2, 10, 5)], { gold: 5 }), /gold/],
    ['an entry missing', ledger([gold(1, 5, 5), gold(3, 5, 10)], { gold: 10 }), /entry 2 .* number 3/],
    ['an entry twice', ledger([gold(1, 5, 5), gold(1, 5, 10)], { gold: 10 }), /entry 2 .* number 1/],
    ['countless amounts', ledger([gold(1, 1e300, 1e300)], { gold: 1e300 }), /amount|gold/],
    ['an amount beyond exact numbers', ledger([gold(1, 2 ** 53 + 2, 2 ** 53 + 2)], {}), /amount|gold/],
    ['an unknown unit', ledger([gold(1, 5, 5, { unit: 'rubies' as never })], { gold: 5 }), /unit/],
    ['a reversal of nothing', ledger([gold(1, 5, 5, { reverses: 7 })], { gold: 5 }), /reverses one that it does not match/],
    ['a reversal that is not the opposite', ledger([gold(1, 5, 5), gold(2, -4, 1, { reverses: 1 })], { gold: 1 }), /reverses one/],
    [
      'one entry taken back twice',
      ledger([gold(1, 5, 5), gold(2, 9, 14), gold(3, -5, 9, { reverses: 1 }), gold(4, -5, 4, { reverses: 1 })], { gold: 4 }),
      /entry 4 .* reverses/,
    ],
    [
      'a jewel spent that never existed',
      ledger([gold(1, 50, 0, { unit: 'jewel', jewels: 50 }), gold(2, -20, 0, { unit: 'jewel', jewels: 30 })], { jewels: [50] }),
      /jewels/,
    ],
    ['a sheet that grew by itself', (r) => put(sheet(r), { woundPoints: 12 }), /Wound|wound-points|ledger/i],
    [
      'an item out of nothing',
      (r) => put(sheet(r), { items: [{ kind: 'ring', id: 'ring-heal-1', type: 'heal', worn: true, used: false }] }),
      /ring-heal-1|ledger/i,
    ],
    ['an ability in the ledger alone', ledger([gold(1, 5, 0, { unit: 'ability', subject: 'combat-bonus' })]), /combat-bonus|Combat Bonus/i],
    ['an unknown ability', ledger([gold(1, 5, 0, { unit: 'ability', subject: 'flying' })]), /flying/],
    [
      'an origin that was somebody else',
      (r) => put(r.character.origin as unknown as Spoilt, { name: 'Eva', id: 'eva' }),
      /another character/,
    ],
    ['living and fallen', (r) => put(body(r), { fell: { raid: 1, turn: 1, level: 1, cause: 'orc', text: 'x' } }), /yet has fallen/],
    ['an unknown status', (r) => put(body(r), { status: 'undead' }), /status/],
    ['an entry of SQL', ledger([gold(1, 5, 5, { reason: "x'); DROP TABLE ledger; --" })], { gold: 5 }), /reason/],
  ] as readonly (readonly [string, Spoil, RegExp])[])('%s', (_, spoil, words) => refuses(spoilt(spoil), words))
})

function deep(levels: number): unknown {
  return levels === 0 ? 1 : { a: deep(levels - 1) }
}
