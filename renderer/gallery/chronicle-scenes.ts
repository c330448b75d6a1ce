import type { Client } from '../../electron/contract/index.ts'
import { BACKUPS, CAMPAIGN, DAMAGED, OPEN, RECORDS, STORY, stats } from '../fixtures/chronicle.ts'
import { type Answers, fixtureClient } from '../fixtures/client.ts'
import { EXPLORING, session } from '../fixtures/raid.ts'

const client = (answers: Answers = {}): Client =>
  fixtureClient({
    'campaign.get': () => CAMPAIGN,
    'campaign.list': () => [CAMPAIGN],
    'campaign.stats': () => stats(12),
    'game.story': () => STORY,
    'game.replay': () => session(EXPLORING, null),
    'records.hall': () => RECORDS,
    'storage.status': () => OPEN,
    'backup.list': () => [...BACKUPS],
    ...answers,
  })

/** What is looked back on, and what keeps it safe. */
export const CHRONICLE_SCENES: Readonly<Record<string, { readonly at: string; readonly client: Client }>> = {
  chronicle: { at: '#/chronicle/c1', client: client() },
  'chronicle-one': { at: '#/chronicle/c1', client: client({ 'campaign.stats': () => stats(1) }) },
  'chronicle-200': { at: '#/chronicle/c1', client: client({ 'campaign.stats': () => stats(200) }) },
  'chronicle-none': { at: '#/chronicle/c1', client: client({ 'campaign.stats': () => stats(0) }) },
  story: { at: '#/story/r2', client: client() },
  records: { at: '#/records', client: client() },
  'records-none': { at: '#/records', client: client({ 'records.hall': () => [] }) },
  safety: { at: '#/safety', client: client() },
  'safety-memory': {
    at: '#/safety',
    client: client({ 'storage.status': () => ({ state: 'open', kept: 'memory', size: 90_000, version: 2 }), 'backup.list': () => [] }),
  },
  damaged: { at: '#/', client: client({ 'storage.status': () => DAMAGED }) },
}
