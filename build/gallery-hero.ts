import { type Client, clientOf, type Input } from '../electron/contract/index.ts'
import { createHost } from '../electron/host/host.ts'
import { TOPICS } from '../engine/hero/text/index.ts'
import type { SessionView } from '../engine/kernel/types.ts'

/** HERO's table as the gallery shows it, by the name of the scene: at every question, behind the curtain, and at the end. */
export type HeroScenes = Readonly<Record<string, SessionView>>

const SEATS = ['Ann', 'Bert', 'Cid']
/** Where the search begins: what it found last. */
const FIRST_GAMES = [7, 47]
const GAMES = 40
const MOST_CHOICES = 1500

/** The first moments of each kind in games that are always the same: bots and chance take turns, so that what is rare comes up too. */
export async function heroScenes(): Promise<HeroScenes> {
  let n = 0
  const host = createHost({
    data: { kind: 'memory' },
    version: '0',
    platform: process.platform,
    report: (error) => console.error(error),
    newId: () => `gallery-${++n}`,
  })
  const client = clientOf(host)
  const found: Record<string, SessionView> = {}
  const isAll = () => [...Object.keys(TOPICS), 'end'].every((name) => name in found)
  await play(client, { scenario: HELD }, found)
  await play(client, { scenario: HELD, options: { variants: ['physical-dice'] } }, found, 3)
  for (const game of FIRST_GAMES) await play(client, { seed: `gallery ${game}` }, found)
  await play(client, { scenario: SPENT }, found, 40)
  for (const game of Array(GAMES).keys()) {
    if (isAll()) break
    await play(client, { seed: `gallery ${game}` }, found)
  }
  await host.close()
  return found
}

/** In the arms of the Succubus, which one could wait for long. */
const HELD = {
  sections: {
    a: {
      hero: { levels: { characteristics: { class: 5, strength: 7, hits: 12, movement: 9 }, weapons: { ax: 7 } }, at: [7, 21], held: true },
      counters: [{ kind: 'succubus', at: [7, 21] }],
    },
  },
}

/** With so little left that a wound finds nothing, which whole games seldom come to. */
const SPENT = {
  phase: 'monsters',
  sections: {
    a: {
      hero: { levels: { characteristics: { class: 9, strength: 9 }, weapons: { ax: 7 } }, at: [7, 21] },
      counters: [
        { kind: 'ogre', at: [6, 21] },
        { kind: 'ogre', at: [7, 22] },
      ],
    },
  },
}

type Start = Pick<Input<'game.start'>, 'seed' | 'scenario' | 'options'>

async function play(client: Client, start: Start, found: Record<string, SessionView>, most = MOST_CHOICES): Promise<void> {
  let now = await client.call('game.start', { game: 'hero', seed: 'held', seats: SEATS, ...start })
  for (let i = 0; i < most && now.decision !== null; i++) {
    found[now.decision.topic] ??= alone(now)
    // Two persons at one screen: what falls between them.
    if (now.seat > 0) found.curtain ??= now
    now = await answered(client, now, i % 3 === 0)
  }
  if (now.outcome !== null) found.end ??= alone(now)
}

/** A sheet is handed in as suggested, which has two weapons to choose from. */
async function answered(client: Client, { session, revision, decision }: SessionView, byChance: boolean): Promise<SessionView> {
  if (decision?.topic === 'profile') {
    return client.call('game.choose', { session, revision, decision: decision.id, value: decision.suggestion ?? null })
  }
  return client.call('game.auto', { session, until: 'end', limit: 1, bot: byChance ? 'random' : 'sensible' })
}

/** As the one who is asked would see it against bots: with nobody to draw a curtain for. */
function alone(now: SessionView): SessionView {
  const bots = now.seats.flatMap((_, seat) => (seat === now.seat ? [] : [{ seat, skill: 'able' as const }]))
  return { ...now, bots }
}
