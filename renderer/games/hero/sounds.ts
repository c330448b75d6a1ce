import type { HeroEvent } from '../../../engine/hero/event-types.ts'
import type { Cue } from '../../settings/sounds.ts'
import { type CueTable, cuesBy, type Fields, type GameSounds } from '../../sound/cue-table.ts'

const heroBlow = ({ hit }: Fields): Cue => (hit ? 'blade' : 'miss')

/** What each event sounds like, by type; a new one that is neither heard nor silent does not compile. */
const CUES = {
  'hero-made': null,
  placed: 'tile',
  lifted: null,
  'rest-placed': null,
  cleared: null,
  'laid-out': null,
  entered: null,
  'turn-began': null,
  'phase-began': null,
  stepped: null,
  turned: null,
  'way-barred': null,
  halted: null,
  'fell-back': null,
  'thrown-back': null,
  marched: null,
  stared: null,
  sighted: null,
  'lost-sight': null,
  'door-tried': ({ opened }) => (opened ? 'door' : null),
  'door-barred': 'door',
  'door-forced': ({ forced }) => (forced ? 'door' : null),
  'riches-taken': 'coin',
  'riches-left': null,
  'riches-lifted': null,
  'riches-set-down': null,
  outwitted: null,
  armed: null,
  'hero-struck': heroBlow,
  'monster-struck': ({ hit }) => (hit ? 'claw' : 'miss'),
  'no-defence': null,
  eliminated: null,
  trap: null,
  succubus: null,
  released: null,
  wound: null,
  wounded: null,
  died: 'fall',
  'luck-used': null,
  'excess-taken': null,
  'excess-lost': null,
  breather: null,
  'reached-alysa': 'out',
  'track-advanced': null,
  tied: null,
  'tie-die': null,
  'game-over': null,
} as const satisfies CueTable<HeroEvent['type']>

/** HERO as it is heard. */
export const SOUNDS: GameSounds = { cueOf: cuesBy(CUES) }
