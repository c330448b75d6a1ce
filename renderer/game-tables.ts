import { useQuery } from '@tanstack/react-query'
import { useClient } from './host/client.tsx'
import { queries } from './host/queries.ts'

type Answer = Readonly<Record<string, unknown>>

/** The tables of one game. */
interface GameTables<T> {
  /** Null for another game's. */
  readonly read: (answer: Answer) => T | null
  /** Null until they arrive; fetched once. */
  readonly use: () => T | null
}

/** How a game takes the answer of `game.tables` as its own type: it comes from our own host, so a few fields tell it from another game's. */
export function gameTables<T extends object>(game: string, ...fields: readonly (keyof T & string)[]): GameTables<T> {
  const isOne = (answer: Answer): answer is Answer & T => fields.every((field) => field in answer)
  const read = (answer: Answer) => (isOne(answer) ? answer : null)
  const use = () => {
    const client = useClient()
    const { data } = useQuery({ ...queries.tables(client, game), select: read })
    return data ?? null
  }
  return { read, use }
}
