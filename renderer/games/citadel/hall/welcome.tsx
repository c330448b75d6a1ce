import type { WelcomeProps } from '../../../campaign-page.ts'
import { Joined } from '../../../screens/hall/joined.tsx'
import { SpellsDialog } from './spells.tsx'

/** Announces a newcomer; an initiate with magic chooses the spells whose number 4.4 has just set. */
export function Welcome({ newcomer, onClose, onAnother }: WelcomeProps) {
  if (newcomer.spellsToChoose !== undefined) return <SpellsDialog who={newcomer} count={newcomer.spellsToChoose} onClose={onClose} />
  return <Joined newcomer={newcomer} onClose={onClose} onAnother={onAnother} />
}
