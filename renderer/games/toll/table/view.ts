import type { TollView } from '../../../../engine/toll/view-types.ts'
import { viewOf } from '../../../game-view.ts'

/** What this seat sees of the game. */
export const tollView = viewOf<TollView>('toll', 'sides', 'round', 'phase')
