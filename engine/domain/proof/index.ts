import type { Printed } from '../../kernel/proof/printed.ts'
import type { Proof } from '../../kernel/proof/proof.ts'
import type { DomainState } from '../state.ts'
import { printedTables } from '../text/printed.ts'
import { duels } from './duel.ts'
import { follies } from './follies.ts'
import { FUZZING, REPORT } from './fuzz.ts'
import { golden } from './golden.ts'
import { invariants } from './invariants.ts'
import { odds } from './odds.ts'
import { rulebook } from './rulebook.ts'
import { scenes } from './scenes.ts'

const printed: Printed = {
  tables: printedTables(),
  read: ['10.4', '10.5', '10.7', '11.2', '11.3', '12.1', '13.0', '4.5', '6.4', '8.3', '9.1'],
}

export const domain: Proof<DomainState> = {
  ...invariants,
  fuzzing: FUZZING,
  report: REPORT,
  golden,
  odds,
  duels,
  follies,
  scenes,
  rulebook,
  printed,
}
