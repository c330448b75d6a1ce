import type { Migration } from '../migrate.ts'
import { ground } from './0001-ground.ts'
import { home } from './0002-home.ts'
import { templates } from './0003-templates.ts'
import { kinds } from './0004-kinds.ts'
import { packed } from './0005-packed.ts'
import { grades } from './0006-grades.ts'
import { lineages } from './0007-lineages.ts'
import { moments } from './0008-moments.ts'
import { tries } from './0009-tries.ts'
import { numbering } from './0010-numbering.ts'

/** In order; a file's `user_version` says how many of them it has had. Never change one that has been released: add another. */
export const MIGRATIONS: readonly Migration[] = [ground, home, templates, kinds, packed, grades, lineages, moments, tries, numbering]
