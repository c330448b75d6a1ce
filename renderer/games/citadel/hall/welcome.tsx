import type { WelcomeProps } from '../../../campaign-page.ts'
import { Joined } from '../../../screens/hall/joined.tsx'
import { SpellsDialog } from './spells.tsx'

/** Who has joined; an initiate with magic chooses the spells, which 4.4 has just numbered. */
export function Welcome({ newcomer, onClose }: WelcomeProps) {
  if (newcomer.spellsToChoose !== undefined) return <SpellsDialog who={newcomer} count={newcomer.spellsToChoose} onClose={onClose} />
  return <Joined newcomer={newcomer} onClose={onClose} />
}
