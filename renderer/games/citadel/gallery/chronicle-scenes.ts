import type { Client } from '../../../../electron/contract/index.ts'
import { BACKUPS, DAMAGED, NONE, OPEN } from '../../../fixtures/storage.ts'
import { CAMPAIGN, RECORDS, STORY, stats } from '../fixtures/chronicle.ts'
import { type Answers, fixtureClient } from '../fixtures/client.ts'
import { ATTACK, BLOW, EXPLORING, FIGHTING, LOG, ROUTE, session } from '../fixtures/raid.ts'

const ROUTE_TAKEN = ROUTE.options?.[0]?.id ?? ''

const client = (answers: Answers = {}): Client =>
  fixtureClient({
    'campaign.get': () => CAMPAIGN,
    'campaign.list': () => [CAMPAIGN],
    'campaign.stats': () => stats(12),
    'game.story': () => STORY,
    'game.replay': () => session(EXPLORING, null),
    'game.view': () => session(EXPLORING, ROUTE, { inputs: 11 }),
    'game.chapters': () => [
      { turn: 31, kind: 'find', title: 'Mirror', lines: [], from: 1, to: 2 },
      { turn: 33, kind: 'fight', title: 'Against a Troll', lines: [], from: 6, to: 8 },
      { turn: 33, kind: 'loss', title: 'Una falls', lines: [], from: 8, to: 8 },
    ],
    'game.log': () => ({ events: LOG.map((entry) => ({ ...entry, input: entry.n })) }),
    'records.hall': () => RECORDS,
    'storage.status': () => OPEN,
    'backup.list': () => [...BACKUPS],
    ...answers,
  })

/** Looking back, and safety. */
export const CHRONICLE_SCENES: Readonly<Record<string, { readonly at: string; readonly client: Client }>> = {
  chronicle: { at: '#/chronicle/c1', client: client() },
  'chronicle-one': { at: '#/chronicle/c1', client: client({ 'campaign.stats': () => stats(1) }) },
  'chronicle-200': { at: '#/chronicle/c1', client: client({ 'campaign.stats': () => stats(200) }) },
  'chronicle-none': { at: '#/chronicle/c1', client: client({ 'campaign.stats': () => stats(0) }) },
  story: { at: '#/story/r2', client: client() },
  replay: {
    at: '#/replay/r2/9',
    client: client({ 'game.replay': () => ({ ...session(EXPLORING, ROUTE, { inputs: 11 }), answered: { pick: [ROUTE_TAKEN] } }) }),
  },
  'replay-fight': {
    at: '#/replay/r2/7',
    client: client({ 'game.replay': () => session(FIGHTING, BLOW, { inputs: 11, events: [ATTACK] }) }),
  },
  'replay-other-rules': {
    at: '#/replay/r2/9',
    client: client({ 'game.replay': () => ({ ...session(EXPLORING, null, { inputs: 11 }), standsAt: 6 }) }),
  },
  records: { at: '#/records', client: client() },
  'records-none': { at: '#/records', client: client({ 'records.hall': () => [] }) },
  safety: { at: '#/safety', client: client() },
  'safety-memory': {
    at: '#/safety',
    client: client({
      'storage.status': () => ({ state: 'open', kept: 'memory', size: 90_000, version: 2, backups: NONE }),
      'backup.list': () => [],
    }),
  },
  damaged: { at: '#/', client: client({ 'storage.status': () => DAMAGED }) },
}
