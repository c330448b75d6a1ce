import type { CampaignRules, RosterRecord } from '../../../engine/kernel/campaign.ts'
import type { Game, SetupInput } from '../../../engine/kernel/game.ts'
import { type Play, pickOne, post, type Script, tell } from '../../../engine/kernel/play.ts'
import { type Playable, playable } from '../../../engine/kernel/playable.ts'
import { type Fields, fields, type Reading, text, wholeNumber, word } from '../../../engine/kernel/reading.ts'
import { badRequest, misread } from '../../../engine/kernel/refusal.ts'
import type { Json, Refusal } from '../../../engine/kernel/types.ts'

/**
 * A second game with campaigns, for tests: a stable of gladiators. It differs from Citadel wherever it can: its own kind and
 * sheet, no money, no spells, no purchases, nobody lost, bones of the fallen brought along, and a break-out when a fight is given up.
 */
interface Sheet {
  readonly id: string
  readonly name: string
  readonly sh: number
  readonly fights: number
  readonly breakOuts: number
  readonly gear: readonly (string | null)[]
}

interface Fight {
  /** How many points of experience a fight brings: an option of each fight. */
  readonly worth: number
  readonly people: readonly { readonly sheet: Sheet; bones: boolean }[]
  won: boolean | null
}

/** A series of questions: who is slain, who is raised from bones, and in the end who wins. */
function* fight(g: Play<Fight>): Script {
  const s = g.state
  while (s.won === null) {
    const ids = [...s.people.map(({ sheet: { id }, bones }) => `${bones ? 'raise' : 'slay'}:${id}`), 'win', 'lose']
    const [verb, who] = (yield* pickOne({ seat: 0, rule: '24.1', topic: 'fate', ids })).split(':')
    const person = s.people.find(({ sheet }) => sheet.id === who)
    if (person !== undefined) person.bones = verb === 'slay'
    if (person === undefined) s.won = verb === 'win'
    yield* tell(g, { type: verb ?? 'nothing', rule: '24.1' })
  }
  for (const { sheet, bones } of s.people) {
    if (bones) continue
    post(g, { character: sheet.id, unit: 'experience', amount: s.worth, rule: '24.2', reason: 'victory' })
    post(g, { character: sheet.id, unit: 'exit', amount: 1, rule: '24.2', reason: 'came-out' })
  }
}

function setup({ options, party = [] }: SetupInput) {
  const { worth = 10 } = fields({ wrong: [] }, 'options', options ?? {}, ['worth'])
  const people = party.map(({ record, status }) => ({ sheet: read({ wrong: [] }, record), bones: status === 'dead' }))
  return { state: { worth: Number(worth), people, won: null }, physical: false }
}

function read(r: Reading, json: Json): Sheet {
  const given: Fields = fields(r, 'sheet', json, ['id', 'name', 'sh', 'fights', 'breakOuts', 'gear'])
  const { gear } = given
  return {
    id: text(r, 'sheet.id', given.id, 40),
    name: text(r, 'sheet.name', given.name, 40),
    sh: wholeNumber(r, 'sheet.sh', given.sh, 1, 40),
    fights: wholeNumber(r, 'sheet.fights', given.fights, 0, 999),
    breakOuts: wholeNumber(r, 'sheet.breakOuts', given.breakOuts, 0, 999),
    gear: Array.isArray(gear) ? gear.map((each) => (each === null ? null : String(each))) : [],
  }
}

function recordOf(sheet: Sheet): RosterRecord {
  return { slug: sheet.id, name: sheet.name, race: 'human', kind: 'gladiator', sheet }
}

/** A sheet that the stable itself has kept. */
function kept(sheet: object): Sheet {
  return read({ wrong: [] }, sheet as Json)
}

function readSheet(json: Json): RosterRecord | Refusal {
  const r: Reading = { wrong: [] }
  const sheet = read(r, json)
  return misread(r.wrong) ?? recordOf(sheet)
}

const stable: CampaignRules<Fight> = {
  kinds: [{ id: 'gladiator', label: 'gladiator' }],
  mostInParty: 20,
  units: {
    experience: { title: 'Experience', one: 'point of experience', many: 'points of experience' },
    ability: { title: 'Attributes', one: 'point', many: 'points' },
    exit: { title: 'Fights', one: 'fight', many: 'fights' },
  },
  words: {
    raid: { one: 'fight', many: 'fights' },
    status: { living: 'living', dead: 'bones', lost: 'lost', retired: 'retired' },
    home: 'in the stable',
    away: 'in the arena',
    unavailable: { dead: 'is nothing but bones', lost: 'is lost', retired: 'has retired and must be called back first' },
    fate: { inside: 'in the arena', 'came-out': 'walked out', fallen: 'fell', lost: 'was lost', abandoned: 'broke out' },
  },
  cases: { imported: '24.9', abandoned: '24.8' },
  portraits: ['x-skull'],
  face: () => 'x-hood',
  sheetSchema: { type: 'object' },
  party: ({ people }) => people.map(({ sheet }) => recordOf(sheet)),
  homecoming: ({ people, won }) =>
    people.map(({ sheet, bones }) =>
      bones
        ? { slug: sheet.id, status: 'dead', sheet, fell: { turn: 1, level: 0, cause: 'sword', text: 'In the arena, by the sword' } }
        : { slug: sheet.id, status: 'living', sheet: { ...sheet, fights: sheet.fights + (won === null ? 0 : 1) } },
    ),
  givenUp: (_, before) =>
    before.map(({ slug, sheet }) => {
      const was = kept(sheet)
      return { slug, status: 'living', sheet: { ...was, breakOuts: was.breakOuts + 1 } }
    }),
  beginning(first) {
    const { people } = first as unknown as Fight
    return { party: people.map(({ sheet }) => ({ slug: sheet.id, seat: 0 })), legacy: null, state: first }
  },
  isVictory: ({ standings = [] }) => standings.some(({ winner }) => winner === true),
  freesTheLost: () => false,
  keepsLegacy: () => false,
  ownOptions: ['worth'],
  mayBring: (status) => status === 'living' || status === 'dead',
  recruit(wish, { taken }) {
    const r: Reading = { wrong: [] }
    const given = fields(r, 'the wish', wish, ['kind', 'name', 'sh'])
    word(r, 'kind', given.kind, ['gladiator'])
    const name = text(r, 'name', given.name, 40)
    const sh = wholeNumber(r, 'sh', given.sh, 1, 20)
    const refused = misread(r.wrong)
    if (refused !== null) return refused
    return recordOf({ id: `${name.toLowerCase()}-${taken.length + 1}`, name, sh, fights: 0, breakOuts: 0, gear: [] })
  },
  readSheet,
  settleIn({ sheet, origin }, present) {
    const one = kept(Object(sheet))
    const id = `${one.name.toLowerCase()}-${present.length + 1}`
    const began = origin === null ? null : { ...kept(Object(origin)), id }
    return { record: recordOf({ ...one, id }), origin: began, renamed: new Map() }
  },
  audit(origin, sheet, { exits }) {
    const began = origin === null ? 0 : kept(Object(origin)).fights
    const { fights } = kept(Object(sheet))
    return fights === began + exits ? [] : [`Fights: the sheet has ${fights}, the ledger comes to ${began + exits}.`]
  },
  entry: ({ reason, amount }) => `${reason}: ${amount}.`,
  record: (sheet) => [
    { id: 'race', title: 'Race', lines: [{ id: 'human', label: 'Human', value: null, was: null, detail: '' }] },
    { id: 'abilities', title: 'Attributes', lines: [{ id: 'sh', label: 'SH', value: kept(Object(sheet)).sh, was: null, detail: '' }] },
  ],
  cause: (cause) => cause,
  equip(sheet, { weapons = [] }) {
    if (weapons.length > 4) return badRequest('A gladiator has four places for arms.')
    return { ...kept(Object(sheet)), gear: weapons }
  },
}

const game: Game<Fight> = {
  id: 'stable',
  title: 'The Stable',
  place: 90,
  seats: { min: 1, max: 1 },
  rulesVersion: '1',
  setup,
  script: fight,
  outcome: ({ won, people }) =>
    won === null
      ? null
      : {
          kind: won ? 'west' : 'east',
          text: `${won ? 'West' : 'East'} has won.`,
          standings: people.map(({ sheet, bones }) => ({ id: sheet.id, label: sheet.name, score: bones ? 0 : 10, winner: won })),
        },
  view: ({ people }) => ({ people: people.map(({ sheet, bones }) => ({ id: sheet.id, bones })) }),
  describe: () => ({ prompt: 'What happens?' }),
  why: () => 'nothing is rolled',
  sentence: (_s, { type }) => `${type}.`,
  sensible: () => ({ answer: { pick: ['win'] }, why: 'winning is best' }),
  tables: () => ({}),
  rules: () => [],
  copy: ({ people, ...fight }) => ({ ...fight, people: people.map((one) => ({ ...one })) }),
  tale: ({ last: { people, won } }) => ({
    ...{ version: 1, text: won === null ? 'Broke out.' : 'Fought.', turns: 1, depth: 0, explored: 0 },
    people: people.map(({ sheet, bones }) => ({
      ...{ slug: sheet.id, name: sheet.name, fate: won === null ? 'abandoned' : bones ? 'fallen' : 'came-out' },
      ...{ experience: bones ? 0 : 10, gold: 0, jewels: [], kills: 0, victory: won === true, deeds: [] },
    })),
    kills: [],
    luck: { faces: [0, 0, 0, 0, 0, 0], kinds: [] },
    chapters: [],
  }),
  rankings: [{ id: 'fights', title: 'Most fights', unit: 'fights', of: 'careers', value: ({ exits }) => exits }],
  campaign: stable,
}

export const stableGame: Playable = playable(game)
