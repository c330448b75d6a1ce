import type { CaveOptions } from '../../../engine/cave/option-types.ts'
import { optionsAbout } from '../../option-page.ts'

/** The options of a question of the Cave, with their data. */
export const caveOptions = optionsAbout<CaveOptions>()
