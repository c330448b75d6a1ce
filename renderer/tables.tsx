import { type ComponentType, lazy, Suspense } from 'react'
import { Waiting } from './frame/framed.tsx'
import { useGameOf } from './game-here.ts'
import { TableScreen } from './games/citadel/table/table.tsx'

interface TableProps {
  readonly session: string
}

/** The table of every game. Those beside Citadel come when they are first asked for, so that the first page stays small. */
const TABLES: Readonly<Record<string, ComponentType<TableProps>>> = {
  citadel: TableScreen,
  hero: lazy(async () => ({ default: (await import('./games/hero/table.tsx')).HeroTable })),
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
