import type { DomainOptions } from '../../../engine/domain/option-types.ts'
import { optionsAbout } from '../../option-page.ts'

/** The options of a question of DOMAIN, with their data. */
export const domainOptions = optionsAbout<DomainOptions>()
