import type { Client } from '../../electron/contract/index.ts'
import type { LogEntry } from '../../engine/kernel/types.ts'

const LOG_PAGE = 500

/**
 * Every entry of a session's chronicle, fetched page by page.
 *
 * @param seat as told to this seat; omitted, as told to the seat asked now
 */
export async function wholeLog(client: Client, session: string, seat?: number): Promise<readonly LogEntry[]> {
  const entries: LogEntry[] = []
  let from: number | undefined = 0
  while (from !== undefined) {
    const page: { events: readonly LogEntry[]; next?: number | undefined } = await client.call('game.log', {
      session,
      from,
      limit: LOG_PAGE,
      ...(seat !== undefined && { seat }),
    })
    entries.push(...page.events)
    from = page.next
  }
  return entries
}
