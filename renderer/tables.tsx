import { type ComponentType, lazy, Suspense } from 'react'
import { useGameOf } from './game-here.ts'
import { Waiting } from './screens/framed.tsx'
import { TableScreen } from './screens/table/table.tsx'

interface TableProps {
  readonly session: string
}

/** The table of every game. Those beside Citadel come when they are first asked for, so that the first page stays small. */
const TABLES: Readonly<Record<string, ComponentType<TableProps>>> = {
  citadel: TableScreen,
  hero: lazy(async () => ({ default: (await import('./hero/table.tsx')).HeroTable })),
}

/** A session at the table of its game. Until the game is known Citadel's table says that it waits, or what went wrong. */
export function AnyTable({ session }: TableProps) {
  const Table = TABLES[useGameOf(session) ?? 'citadel'] ?? TableScreen
  return (
    <Suspense fallback={<Waiting>The table is being laid.</Waiting>}>
      <Table session={session} />
    </Suspense>
  )
}
