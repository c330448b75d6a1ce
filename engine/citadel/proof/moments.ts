import type { KernelEvent } from '../../kernel/kernel-events.ts'
import { plain } from '../../kernel/plain.ts'
import type { MomentPlans } from '../../kernel/proof/moments.ts'
import type { Json } from '../../kernel/types.ts'
import { character, leaveRanks } from '../chapters/party.ts'
import type { DelveEvent } from '../event-types.ts'
import { roster } from '../home/17-roster.ts'
import type { DelveState, Id } from '../state.ts'
import { isDelveEvent } from '../text/index.ts'
import { wildRaid } from './fuzz.ts'

/** Raids that are played where the golden ones have not shown something; what they bring was looked at. */
const MORE = 150

export interface Near {
  readonly scenario: Json
  /** For what only a long raid comes to, and no scenario can say. */
  readonly prepare?: (s: DelveState) => void
}

const ZARETH = [{ hero: 'Zareth' }]

/** Raids that begin beside what hardly ever comes up, an event or a question, by its name: bots play them on until it has. */
export const NEAR: Readonly<Record<string, Near>> = {
  // 13.3, 13.4, 13.5, 13.6
  'cut-glass': { scenario: { party: ZARETH, start: 'feature', feature: 'artwork' } },
  'forget-spell': { scenario: { party: [{ hero: 'Zurik' }, ...ZARETH], start: 'feature', feature: 'altar' } },
  'clavichord-opened': { scenario: { party: [{ hero: 'Zareth', gold: 80 }], start: 'feature', feature: 'furniture' } },
  'shaft-closed': { scenario: { party: ZARETH, start: 'feature', feature: 'trap-door', hellgate: { destroyed: true } } },
  // 14.9
  'tapestry-home': { scenario: { party: [{ hero: 'Zareth', items: ['tapestry:150'] }], at: 'corridor', start: 'turn' } },
  // 4.1.E: eighty chits have been laid.
  'cup-refilled': {
    scenario: { party: ZARETH, at: 'corridor', start: 'turn' },
    prepare: (s) => {
      s.cup = []
    },
  },
  // 13.3, 16.0: Gilith fell into a shaft earlier on; the guardians are beaten.
  freed: {
    scenario: { party: [{ hero: 'Zareth' }, { hero: 'Gilith' }], start: 'hellgate' },
    prepare: (s) => {
      s.hellgate.guarded = true
      lose(s, 'gilith')
    },
  },
  // 10.6, 17.0: Teleport has sent Gilith elsewhere, and the others leave.
  'left-behind': {
    scenario: { party: [{ hero: 'Zareth' }, { hero: 'Gilith' }], at: 'corridor', start: 'turn' },
    prepare: (s) => {
      character(s, 'gilith').at = 'gateway'
      leaveRanks(s.march, 'gilith')
    },
  },
}
/** Choices after which such a raid is begun again with other dice. */
export const SOON = 4

/** These come of an undo, and of a record that other rules wrote: no answer at the table leads to them. */
const OF_THE_SESSION: readonly KernelEvent[] = [
  { type: 'taken-back', rule: 'undo', inputs: 1 },
  { type: 'record-left', rule: 'undo', inputs: 3 },
]

export const moments: MomentPlans<DelveState> = {
  *plans({ events, questions }) {
    // A novice looks into mirrors and goes below, where the others turn back.
    for (let i = 0; i < MORE; i++) yield { ...wildRaid(`gallery-${i}`), ...(i % 3 === 0 ? { bot: 'sensible', skills: ['novice'] } : {}) }
    for (const [name, near] of Object.entries(NEAR)) {
      const isMissing = () => events[name] === undefined && questions[name] === undefined
      for (let n = 0; n < MORE && isMissing(); n++) yield { seed: `${name} ${n}`, bot: 'random', most: SOON, ...near }
    }
    yield { seed: 'moments at a table', bot: 'sensible', seats: 3, variants: ['choose-heroes'] }
    // 4.1.D, 17.0: characters who come again may know other spells, and the maze may stay. Not everyone comes home, or knows any.
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
    events: OF_THE_SESSION,
  },
}

/** As the shaft leaves someone (13.3). */
function lose(s: DelveState, who: Id): void {
  character(s, who).status = 'lost'
  leaveRanks(s.march, who)
}

function featureIn(event: DelveEvent): string | null {
  if (event.type === 'mirror') return `mirror: ${event.told}`
  return event.type === 'investigates' ? `${event.feature}: ${event.result}` : null
}
