import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import { viewOf } from '../../../game-view.ts'

/** What this seat sees of a raid. */
export const citadelView = viewOf<CitadelView>('citadel', 'party', 'map', 'phase')
