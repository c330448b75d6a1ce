import type { DomainEvent } from '../../../engine/domain/event-types.ts'
import { type CueTable, cuesBy, type GameSounds } from '../../sound/cue-table.ts'
import { characterOf, domainView } from './table/view.ts'

/** What each event sounds like, by type; a new one that is neither heard nor silent does not compile. */
const CUES = {
  'round-began': null,
  'turn-began': null,
  'turn-missed': null,
  won: 'out',
  'time-up': null,
  'given-up': null,
  'first-player': null,
  'quadrant-chosen': null,
  'life-lost': null,
  'life-spared': null,
  healed: null,
  'luck-tested': null,
  experience: null,
  died: 'fall',
  retired: null,
  'tile-laid': 'tile',
  'chamber-laid': 'tile',
  entered: 'door',
  moved: null,
  groped: null,
  climbed: null,
  crossed: null,
  'card-drawn': 'page',
  'card-turned': null,
  'treasure-found': 'gate',
  'left-lying': null,
  taken: 'coin',
  dropped: null,
  used: null,
  armed: null,
  blow: ({ by, hit }) => (hit !== true ? 'miss' : by === 'creature' ? 'claw' : 'blade'),
  'creature-beaten': null,
  thrown: 'bow',
  retreated: null,
  door: 'door',
  fell: null,
  hazard: null,
  lantern: null,
  passage: ({ deed }) => (deed === 'entered' ? 'stair-down' : deed === 'left' ? 'stair-up' : null),
  encounter: null,
  paralysed: null,
  freed: null,
  cast: 'spell',
  summoning: null,
  'evil-summoned': 'gate',
  met: null,
  warlock: 'gate',
} as const satisfies CueTable<DomainEvent['type']>

/** DOMAIN as it is heard; the drone in passages under the tiles. */
export const SOUNDS: GameSounds = {
  cueOf: cuesBy(CUES),
  hasDrone: (session) => {
    const view = domainView(session)
    return view !== null && characterOf(view, view.seat).status === 'passage'
  },
}
