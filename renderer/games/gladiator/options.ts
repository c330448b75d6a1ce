import type { ArenaOptions } from '../../../engine/gladiator/option-types.ts'
import { optionsAbout } from '../../option-page.ts'

/** The options of a question of a fight, with their data. */
export const arenaOptions = optionsAbout<ArenaOptions>()
