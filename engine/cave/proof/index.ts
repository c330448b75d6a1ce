import type { Proof } from '../../kernel/proof/proof.ts'
import type { CaveState } from '../state.ts'
import { duels } from './duel.ts'
import { FUZZING, REPORT } from './fuzz.ts'
import { golden } from './golden.ts'
import { invariants } from './invariants.ts'
import { odds } from './odds.ts'
import { rulebook } from './rulebook.ts'
import { scenes } from './scenes.ts'
import { secrets } from './secrets.ts'

export const cave: Proof<CaveState> = { ...invariants, fuzzing: FUZZING, report: REPORT, golden, odds, duels, secrets, scenes, rulebook }
