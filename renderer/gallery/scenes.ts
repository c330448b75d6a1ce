import type { CharacterRow, Client } from '../../electron/contract/index.ts'
import type { CitadelView } from '../../engine/citadel/view-types.ts'
import type { Decision, LogEntry, SessionView } from '../../engine/kernel/types.ts'
import { fixtureClient } from '../fixtures/client.ts'
import { ATTACK, BLOW, EXPLORING, FIGHTING, LOG, PARTY, PLACEMENT, ROUTE, session } from '../fixtures/raid.ts'

interface Scene {
  readonly at: string
  readonly client: Client
}

function table(view: CitadelView, decision: Decision | null, part: Partial<SessionView> = {}, events: readonly LogEntry[] = LOG): Scene {
  return {
    at: '#/raid/fixture',
    client: fixtureClient({ 'game.view': () => session(view, decision, part), 'game.log': () => ({ events: [...events] }) }),
  }
}

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

const ROSTER: readonly CharacterRow[] = PARTY.map((who, i) => ({
  id: who.id,
  campaign: 'c1',
  slug: who.id,
  name: who.name,
  race: who.race,
  kind: who.kind === 'hero' ? 'hero' : 'initiate',
  status: i === 3 ? 'dead' : 'living',
  experience: 38 * i,
  gold: 60 * i,
  jewels: i === 4 ? [25, 10] : [],
  exits: i,
  session: null,
}))

const raid = (n: number, status: 'open' | 'ended') => ({
  session: `r${n}`,
  game: 'citadel',
  campaign: 'c1',
  status,
  revision: 3,
  inputs: 40 * n,
  seats: ['Player 1'],
  party: PARTY.map(({ id, name }) => ({ id, name })),
  outcome: status === 'open' ? null : { kind: 'left', text: 'Came out, one fallen' },
  createdAt: `2026-0${n}-01T10:00:00Z`,
  updatedAt: `2026-0${n}-02T10:00:00Z`,
})

function hall(open: boolean): Scene {
  return {
    at: '#/',
    client: fixtureClient({
      'campaign.list': () => [
        { id: 'c1', name: 'The Long Winter', game: 'citadel', variants: ['short-hunt'], undo: 'honest', createdAt: '2026-01-01T00:00:00Z' },
      ],
      'character.list': () => [...ROSTER],
      'game.view': () => session(FIGHTING, BLOW),
      'game.list': () => [raid(1, 'ended'), raid(2, 'ended'), ...(open ? [raid(3, 'open')] : [])],
    }),
  }
}

export const SCENES: Readonly<Record<string, Scene>> = {
  explore: table(EXPLORING, PLACEMENT, {
    rolled: [{ code: '1D6', dice: [3], parts: [{ label: 'die', value: 3 }], total: 3, why: 'wandering-monsters', rule: '8.1' }],
  }),
  route: table(EXPLORING, { ...ROUTE, seat: 1 }, { seats: ['Bert', 'Anna'], canUndo: true }),
  fight: table(FIGHTING, BLOW, {}, [...LOG, { ...ATTACK, n: LOG.length }]),
  over: table({ ...EXPLORING, phase: 'over' }, null, {
    outcome: { kind: 'left', text: 'Five came out by the Gateway with 310 gold marks.' },
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
  hall: hall(false),
  'hall-open': hall(true),
  'hall-empty': { at: '#/', client: fixtureClient({ 'campaign.list': () => [], 'game.list': () => [] }) },
  broken: { at: '#/raid/fixture', client: fixtureClient() },
}
