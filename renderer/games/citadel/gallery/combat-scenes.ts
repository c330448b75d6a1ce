import type { Client } from '../../../../electron/contract/index.ts'
import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { Decision, LogEntry, SessionView } from '../../../../engine/kernel/types.ts'
import { STORY } from '../fixtures/chronicle.ts'
import { fixtureClient } from '../fixtures/client.ts'
import { ALONE, CONDITIONS, DEPLOYMENT, GAPS, JOIN, REAL_DICE, REORGANISE, TOLD, TWO_REAL_DICE } from '../fixtures/fight.ts'
import { BLOW, FIGHTING, LOG, session } from '../fixtures/raid.ts'

function fight(view: CitadelView, decision: Decision, part: Partial<SessionView> = {}, events: readonly LogEntry[] = LOG) {
  return {
    at: '#/play/fixture',
    client: fixtureClient({
      'game.view': () => session(view, decision, { events: [], ...part }),
      'game.log': () => ({ events: [...events] }),
      'game.luck': () => STORY.luck,
      // Any answer leads to everything that a fight can tell.
      'game.choose': () => session(FIGHTING, { ...BLOW, id: 'next' }, { inputs: 121, revision: 8, events: TOLD }),
    }),
  }
}

/** Every decision and every event of a fight: in `fight-told` any choice tells all of them. */
export const COMBAT_SCENES: Readonly<Record<string, { readonly at: string; readonly client: Client }>> = {
  'fight-reorganise': fight(GAPS, REORGANISE),
  'fight-deploy': fight(FIGHTING, DEPLOYMENT),
  'fight-join': fight(ALONE, JOIN),
  'fight-alone': fight(ALONE, { ...BLOW, about: 'almuric', prompt: 'What does Almuric do?', options: BLOW.options?.slice(-3) ?? [] }),
  'fight-conditions': fight(CONDITIONS, { ...REORGANISE, options: [{ id: 'pass', label: 'Keep the ranks', apart: true, stays: true }] }),
  'fight-die': fight(FIGHTING, REAL_DICE),
  'fight-dice': fight(FIGHTING, TWO_REAL_DICE),
  'fight-told': fight(FIGHTING, BLOW),
  'fight-hurt': fight(FIGHTING, BLOW, { events: TOLD.slice(5, 14) }, TOLD),
}
