import type { Printed } from '../../kernel/proof/printed.ts'
import type { Proof } from '../../kernel/proof/proof.ts'
import type { ArenaState } from '../state.ts'
import { printedTables } from '../text/printed.ts'
import { duels } from './duel.ts'
import { follies } from './follies.ts'
import { FUZZING, REPORT } from './fuzz.ts'
import { golden } from './golden.ts'
import { invariants } from './invariants.ts'
import { odds } from './odds.ts'
import { rulebook } from './rulebook.ts'
import { scenes } from './scenes.ts'
import { secrets } from './secrets.ts'

const printed: Printed = { tables: printedTables(), read: ['12.4', '18.2', '4.1', '9.1.animals'] }

export const gladiator: Proof<ArenaState> = {
  ...invariants,
  fuzzing: FUZZING,
  report: REPORT,
  golden,
  odds,
  duels,
  follies,
  secrets,
  scenes,
  rulebook,
  printed,
}
