import type { Printed } from '../../kernel/proof/printed.ts'
import type { Proof } from '../../kernel/proof/proof.ts'
import type { HeroState } from '../state.ts'
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

const printed: Printed = {
  tables: printedTables(),
  blanks: true,
  anyOrder: true,
  read: ['206C', '210D', '210E', '210F', '210G.position', '211D', '212B', '213B', '214A'],
}

export const hero: Proof<HeroState> = {
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
