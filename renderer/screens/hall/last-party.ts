import type { CharacterRow } from '../../../electron/contract/index.ts'
import type { PartyPage } from '../../campaign-page.ts'
import type { HallGame } from '../../host/hall.ts'

/** Those who went into a finished game of a campaign, as they are now, in the order of the roster. */
export interface LastParty {
  /** Its number in the campaign. */
  readonly raid: number | null
  readonly people: readonly CharacterRow[]
}

/**
 * The latest party of which someone is at home now; null where there is none.
 *
 * @param raids the newest first
 */
export function lastParty(roster: readonly CharacterRow[], raids: readonly HallGame[]): LastParty | null {
  const of = (session: string) => roster.filter((row) => row.raids.some((each) => each.session === session))
  const last = raids.find(({ status, session }) => status === 'ended' && of(session).some(isHome))
  return last === undefined ? null : { raid: last.raid, people: of(last.session) }
}

/** Whether someone may be ticked: who is at home, and the bones of the fallen where a game brings them. */
export function mayGo(row: CharacterRow, { fallen }: PartyPage): boolean {
  return isHome(row) || (fallen !== null && row.status === 'dead' && row.session === null)
}

export function isHome({ status, session }: CharacterRow): boolean {
  return status === 'living' && session === null
}
