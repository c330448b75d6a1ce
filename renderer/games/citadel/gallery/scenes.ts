import type { Campaign, CharacterRow } from '../../../../electron/contract/index.ts'
import { RANKS } from '../../../../engine/citadel/open/names.ts'
import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { Decision, LogEntry, SessionView } from '../../../../engine/kernel/types.ts'
import type { GalleryScene as Scene } from '../../../gallery/game-gallery.ts'
import { CAMPAIGN, fullRecord, raidRow, rosterRow } from '../fixtures/campaign.ts'
import { STORY } from '../fixtures/chronicle.ts'
import { fixtureClient } from '../fixtures/client.ts'
import { CROWDED, FALLEN, homeAnswers, homeCharacter } from '../fixtures/home.ts'
import { ATTACK, BLOW, EXPLORING, FIGHTING, LOG, PARTY, PLACEMENT, ROUTE, session } from '../fixtures/raid.ts'

function table(view: CitadelView, decision: Decision | null, part: Partial<SessionView> = {}, events: readonly LogEntry[] = LOG): Scene {
  return {
    at: '#/play/fixture',
    client: fixtureClient({ 'game.view': () => session(view, decision, part), 'game.log': () => ({ events: [...events] }) }),
  }
}

const OUT = { kind: 'left', text: 'Five came out by the Gateway with 310 gold marks.' }

const MAKING: CitadelView = {
  ...EXPLORING,
  phase: 'start',
  turn: 0,
  sun: null,
  party: PARTY.map((who) => ({ ...who, rank: -1, space: -1 })),
  map: { levels: [{ segments: [] }, { segments: [] }, { segments: [] }], at: '', trail: [] },
}

const decision = (part: Partial<Decision> & Pick<Decision, 'kind' | 'prompt'>): Decision => ({
  id: part.prompt,
  seat: 0,
  rule: '4.1',
  topic: 'fixture',
  ...part,
})

/** The campaign as it is drawn: four raids, the last one perhaps still open. */
const RAIDS = 4

function lives(fates: string, open: boolean): CharacterRow['raids'] {
  const words = { h: 'came-out', x: 'fallen', l: 'lost', i: open ? 'inside' : 'came-out', g: 'abandoned' } as const
  return [...fates].flatMap((letter, i) =>
    letter in words ? [{ raid: i + 1, session: `r${i + 1}`, fate: words[letter as keyof typeof words] }] : [],
  )
}

const fell = (raid: number, level: number, text: string): CharacterRow['fell'] => ({
  session: `r${raid}`,
  raid,
  turn: 41,
  level,
  cause: 'blow',
  text,
})

function people(open: boolean): CharacterRow[] {
  const inside = open ? 'r4' : null
  const rows: CharacterRow[] = [
    rosterRow({ id: 'almuric', name: 'Almuric', exits: 3, experience: 212, gold: 187, session: inside, raids: lives('hhhi', open) }),
    rosterRow({
      id: 'raman-cronkevitch',
      name: 'Raman Cronkevitch',
      race: 'demi-cronk',
      exits: 2,
      experience: 96,
      gold: 240,
      session: inside,
      raids: lives('.hhi', open),
    }),
    rosterRow({
      id: 'gwaigillion',
      name: 'Gwaigillion Elengal',
      race: 'elf',
      exits: 3,
      experience: 141,
      gold: 175,
      jewels: [
        { id: 'j1', value: 25 },
        { id: 'j2', value: 10 },
      ],
      session: inside,
      raids: lives('hhhi', open),
    }),
    rosterRow({
      id: 'una',
      name: 'Una',
      race: 'elf',
      kind: 'initiate',
      portrait: 'x-hood',
      exits: 3,
      gold: 64,
      raids: lives('hhhi', open),
    }),
    rosterRow({ id: 'borri', name: 'Borri Ashmantle', race: 'dwarf', kind: 'initiate', exits: 1, gold: 52, raids: lives('..hi', open) }),
    rosterRow({
      id: 'zurik',
      name: 'Zurik',
      race: 'dwarf',
      exits: 3,
      experience: 264,
      gold: 331,
      price: { experience: 110, gold: 100, affordable: 2 },
      raids: lives('hhh.', open),
    }),
    rosterRow({
      id: 'hesk',
      name: 'Hesk',
      kind: 'initiate',
      status: 'dead',
      fell: fell(4, 1, 'Level 1, F4. Orc 3’s sword, round 2'),
      raids: lives('.hhx', open),
    }),
    rosterRow({
      id: 'lord-dil',
      name: 'Lord Dil',
      status: 'dead',
      fell: fell(3, 2, 'Level 2, C1. Stone: Medusa in the statue'),
      raids: lives('hhx', open),
    }),
    rosterRow({
      id: 'dierdra',
      name: 'Dierdra',
      status: 'lost',
      fell: fell(2, 1, 'Level 1, H3. Fell into the shaft'),
      raids: lives('hl', open),
    }),
    rosterRow({
      id: 'tamsin',
      name: 'Tamsin Reed',
      kind: 'initiate',
      status: 'retired',
      exits: 2,
      experience: 12,
      gold: 405,
      raids: lives('hh..', open),
    }),
  ]
  return rows
}

const raid = (n: number, status: 'open' | 'ended' | 'abandoned') =>
  raidRow({
    session: `r${n}`,
    raid: n,
    status,
    inputs: 40 * n,
    party: PARTY.map(({ id, name }) => ({ id, name })),
    outcome: status === 'ended' ? { kind: 'left', text: 'Came out, one fallen' } : null,
    createdAt: `2026-0${n}-01T10:00:00Z`,
    updatedAt: `2026-0${n}-02T10:00:00Z`,
  })

const WINTER: Campaign = {
  ...CAMPAIGN,
  variants: ['short-hunt'],
  roster: { living: 6, dead: 2, lost: 1, retired: 1 },
  raids: { open: 0, ended: RAIDS, abandoned: 0 },
  playedAt: '2026-04-02T10:00:00Z',
}

const CAMPAIGNS: readonly Campaign[] = [
  {
    ...WINTER,
    id: 'c2',
    name: 'Under Three Suns',
    variants: [],
    undo: 'ironman',
    playedAt: null,
    roster: { living: 6, dead: 0, lost: 0, retired: 0 },
    raids: { open: 0, ended: 0, abandoned: 0 },
  },
  {
    ...WINTER,
    id: 'c3',
    name: 'The sixty letters that a campaign may have in all its name!!',
    variants: ['choose-heroes', 'maze-kept', 'compound-aging'],
    undo: 'teaching',
    victories: 3,
    roster: { living: 31, dead: 112, lost: 4, retired: 20 },
    raids: { open: 1, ended: 180, abandoned: 19 },
  },
  { ...WINTER, id: 'c4', name: 'An old one', archived: true },
  WINTER,
]

function hall(roster: readonly CharacterRow[], raids: readonly ReturnType<typeof raid>[], campaign = WINTER): Scene {
  return {
    at: '#/campaign/c1',
    client: fixtureClient({
      'campaign.list': () => [...CAMPAIGNS.slice(0, 3), campaign],
      'character.list': () => [...roster],
      'character.sheets': () => roster.map((row) => ({ id: row.id, sheet: fullRecord(row).sheet })),
      'character.get': ({ character: id }) => {
        const row = roster.find((each) => each.id === id)
        if (!row) throw new Error('There is no such character.')
        return fullRecord(row, id === 'una' ? { spellsToChoose: 2 } : {})
      },
      'game.view': () => session(FIGHTING, BLOW),
      'game.list': ({ status } = {}) => (status === 'open' ? [] : [...raids]),
      'campaign.verify': ({ campaign: id }) => ({
        campaign: id,
        ok: true,
        characters: 10,
        entries: 312,
        raids: 4,
        balances: [],
        differences: [],
      }),
    }),
  }
}

const ended = [1, 2, 3].map((n) => raid(n, 'ended'))
const HALLS = {
  closed: hall(people(false), [...ended, raid(4, 'ended')]),
  open: hall(people(true), [...ended, raid(4, 'open')]),
  many: hall(
    Array.from({ length: 500 }, (_, i) =>
      rosterRow({
        id: `m${i}`,
        name: i === 2 ? 'Sixty letters are as long a name as anybody may have in here' : `Somebody ${i + 1}`,
        kind: i % 2 === 0 ? 'hero' : 'initiate',
        status: i % 3 === 0 ? 'dead' : 'living',
        fell: i % 3 === 0 ? fell(2, 1, 'Level 1, H3. Minotaur, round 4') : null,
        gold: i,
        raids: Array.from({ length: 200 }, (_, n) => n + 1).flatMap((n) =>
          (n * 7 + i) % 83 === 0 ? [{ raid: n, session: `r${n}`, fate: 'came-out' as const }] : [],
        ),
      }),
    ),
    Array.from({ length: 200 }, (_, i) => ({
      ...raid(1, 'ended'),
      session: `r${i + 1}`,
      raid: i + 1,
      createdAt: new Date(i * 9e7).toISOString(),
    })),
    { ...WINTER, roster: { living: 333, dead: 167, lost: 0, retired: 0 }, raids: { open: 0, ended: 200, abandoned: 0 } },
  ),
} as const

export const SCENES: Readonly<Record<string, Scene>> = {
  explore: table(EXPLORING, PLACEMENT, {
    rolled: [{ code: '1D6', dice: [3], parts: [{ label: 'die', value: 3 }], total: 3, why: 'wandering-monsters', rule: '8.1' }],
  }),
  route: table(EXPLORING, { ...ROUTE, seat: 1 }, { seats: ['Bert', 'Anna'], canUndo: true }),
  fight: table(FIGHTING, BLOW, {}, [...LOG, { ...ATTACK, n: LOG.length }]),
  // Its answer ends it: the card of the end is laid.
  end: {
    at: '#/play/fixture',
    answered: true,
    client: fixtureClient({
      'game.view': () => session(EXPLORING, ROUTE),
      'game.log': () => ({ events: [...LOG] }),
      'game.story': () => STORY,
      'game.choose': () => session({ ...EXPLORING, phase: 'over' }, null, { inputs: 121, revision: 8, outcome: OUT }),
    }),
  },
  over: table({ ...EXPLORING, phase: 'over' }, null, {
    outcome: OUT,
  }),
  making: table(
    MAKING,
    decision({
      kind: 'pick',
      prompt: 'Which spells does Una know?',
      about: 'una',
      min: 2,
      max: 2,
      options: [
        'Charm',
        'Blast',
        'Lightning',
        'Sleep',
        'Heal',
        'Oratory',
        'Magic Shield',
        'Hesitate',
        'Cease Fire',
        'Lock',
        'Teleport',
        'Thief',
      ].map((label) => ({ id: label, label, detail: 'A combat spell', data: { cost: 2 } })),
    }),
  ),
  march: table(
    MAKING,
    decision({
      kind: 'arrange',
      prompt: 'In what order do they march?',
      rule: '4.1.C',
      ranks: RANKS,
      of: PARTY.map((who) => ({ id: who.id, label: who.name })),
    }),
  ),
  name: table(MAKING, decision({ kind: 'text', prompt: 'What is the initiate called?', max: 30 })),
  number: table(MAKING, decision({ kind: 'number', prompt: 'How many heroes?', min: 0, max: 6, suggestion: 3 })),
  roll: table(MAKING, decision({ kind: 'roll', prompt: 'Throw for the sun', code: '2D6', max: 2 })),
  share: table(
    EXPLORING,
    decision({
      kind: 'share',
      prompt: 'Who takes what?',
      of: [
        { id: 'gold', label: 'Gold marks', amount: 130 },
        { id: 'ring-heal-1', label: 'Ring of Heal' },
        { id: 'jewel-1', label: 'Jewel', detail: 'worth 25' },
      ],
      among: PARTY.map((who) => ({ id: who.id, label: who.name })),
    }),
  ),
  hall: HALLS.closed,
  'hall-open': HALLS.open,
  'hall-many': HALLS.many,
  campaigns: { ...HALLS.closed, at: '#/campaigns' },
  'hall-empty': { at: '#/', client: fixtureClient({ 'campaign.list': () => [], 'game.list': () => [] }) },
  sheet: { at: '#/character/gwaigillion', client: fixtureClient(homeAnswers()) },
  'sheet-inside': { at: '#/character/gwaigillion', client: fixtureClient(homeAnswers(homeCharacter({ session: 'r4' }))) },
  'sheet-fallen': { at: '#/character/gwaigillion', client: fixtureClient(homeAnswers(FALLEN)) },
  'sheet-crowded': { at: '#/character/gwaigillion', client: fixtureClient(CROWDED) },
  print: { at: '#/print/character/gwaigillion', client: fixtureClient(homeAnswers()) },
  'print-crowded': { at: '#/print/character/gwaigillion', client: fixtureClient(CROWDED) },
  broken: { at: '#/play/fixture', client: fixtureClient() },
}
