import { plain } from '../../kernel/plain.ts'
import type { MomentPlans } from '../../kernel/proof/moments.ts'
import type { KernelEvent } from '../../kernel/session.ts'
import type { Json } from '../../kernel/types.ts'
import type { DelveEvent } from '../event-types.ts'
import { roster } from '../home/17-roster.ts'
import type { DelveState } from '../state.ts'
import { isDelveEvent } from '../text/index.ts'
import { wildRaid } from './fuzz.ts'

/** Raids that are played where the golden ones have not shown something; what they bring was looked at. */
const MORE = 150

/** Raids that begin beside what hardly ever comes up, an event or a question: bots play them on until it has (13.5, 13.6). */
const NEAR: Readonly<Record<string, Json>> = {
  'cut-glass': { party: [{ hero: 'Zareth' }], start: 'feature', feature: 'artwork' },
  'forget-spell': { party: [{ hero: 'Zurik' }, { hero: 'Zareth' }], start: 'feature', feature: 'altar' },
  'tapestry-home': { party: [{ hero: 'Zareth', items: ['tapestry:150'] }], at: 'corridor', start: 'turn' },
}
const SOON = 4

/** Too rare to wait for. */
const RARE: readonly (DelveEvent | KernelEvent)[] = [
  { type: 'cup-refilled', rule: '4.1.E', chits: 74 },
  { type: 'shaft-closed', rule: '13.3', who: 'zareth' },
  { type: 'freed', rule: '13.3', who: ['zareth'] },
  { type: 'left-behind', rule: '17.0', who: 'zareth' },
  { type: 'clavichord-opened', rule: '13.4', who: 'zareth', gold: 40, jewels: [25] },
  { type: 'taken-back', rule: 'undo', inputs: 1 },
  { type: 'record-left', rule: 'undo', inputs: 3 },
]

export const moments: MomentPlans<DelveState> = {
  *plans({ events, questions }) {
    for (let i = 0; i < MORE; i++) yield { ...wildRaid(`gallery-${i}`), bot: i % 3 === 0 ? 'sensible' : 'random' }
    for (const [name, scenario] of Object.entries(NEAR)) {
      const isMissing = () => events[name] === undefined && questions[name] === undefined
      for (let n = 0; n < MORE && isMissing(); n++) yield { seed: `${name} ${n}`, bot: 'random', scenario, most: SOON }
    }
    yield { seed: 'moments at a table', bot: 'sensible', seats: 3, variants: ['choose-heroes'] }
    yield { seed: 'moments with real dice', bot: 'sensible', variants: ['physical-dice'] }
    // 4.1.D, 17.0: whoever comes again may know other spells, and the maze may stay. Not everybody comes home, or knows any.
    for (let n = 0; n < MORE && questions['spells-change'] === undefined; n++) {
      const { state } = yield { seed: `moments of a campaign ${n}`, bot: 'sensible' }
      const home = roster.homecoming(state).filter(({ status }) => status === 'living')
      if (home.length === 0) continue
      const campaign = { taken: roster.party(state) ?? [], ends: [], legacy: roster.legacy(state) }
      const party = home.map(({ sheet }) => ({ record: plain(sheet) }))
      yield { seed: `moments of a second raid ${n}`, bot: 'random', party, campaign }
    }
  },
  /** What looking at a feature led to, by feature and result (13.9); the mirror by what it told. */
  passageOf: (event) => (isDelveEvent(event) ? featureIn(event) : null),
  rare: {
    start: { seed: 'moments', scenario: { party: [{ hero: 'Zareth' }], start: 'turn' } },
    events: RARE,
  },
}

function featureIn(event: DelveEvent): string | null {
  if (event.type === 'mirror') return `mirror: ${event.told}`
  return event.type === 'investigates' ? `${event.feature}: ${event.result}` : null
}
