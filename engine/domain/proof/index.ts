import type { Proof } from '../../kernel/proof/proof.ts'
import type { DomainState } from '../state.ts'
import { duels } from './duel.ts'
import { FUZZING, REPORT } from './fuzz.ts'
import { golden } from './golden.ts'
import { invariants } from './invariants.ts'
import { odds } from './odds.ts'
import { rulebook } from './rulebook.ts'
import { scenes } from './scenes.ts'

export const domain: Proof<DomainState> = { ...invariants, fuzzing: FUZZING, report: REPORT, golden, odds, duels, scenes, rulebook }
