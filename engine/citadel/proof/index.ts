import type { Proof } from '../../kernel/proof/proof.ts'
import type { DelveState } from '../state.ts'
import { follies } from './follies.ts'
import { FUZZING, REPORT } from './fuzz.ts'
import { golden } from './golden.ts'
import { invariants } from './invariants.ts'
import { moments } from './moments.ts'
import { odds } from './odds.ts'
import { rulebook } from './rulebook.ts'
import { scenes } from './scenes.ts'

export const citadel: Proof<DelveState> = {
  ...invariants,
  fuzzing: FUZZING,
  report: REPORT,
  golden,
  odds,
  moments,
  follies,
  scenes,
  rulebook,
}
