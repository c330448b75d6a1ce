import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { Level } from '../../../../engine/citadel/view-types.ts'
import type { Hold } from '../../../board/camera.ts'
import type { Bounds } from '../../../board/cell.ts'

/** How the player looks at a maze: the choices beyond what the game shows by default. */
export interface Look {
  /** The chosen level; reset when the party changes level. */
  readonly looked: { readonly level: Level; readonly from: Level } | null
  /** The camera, if it was moved. */
  readonly held: { readonly level: Level; readonly hold: Hold } | null
  /** The cell of the party on the last chart shown; the chart records it. */
  readonly stood: { current: string | null }
  /** What the chart of each level shows, so that it only ever grows; the chart notes it itself. */
  readonly shown: Map<Level, Bounds>
  readonly asList: boolean
  readonly walked: boolean
  readonly legend: boolean
  readonly abreast: boolean
}

const LooksContext = createContext<Map<string, Look> | null>(null)

/** Remembers the look at each maze while the page is open: a fight or a visit to the rules in between changes nothing. */
export function Looks({ children }: { readonly children: ReactNode }) {
  const [looks] = useState(() => new Map<string, Look>())
  return <LooksContext value={looks}>{children}</LooksContext>
}

/**
 * A look, and a setter for parts of it.
 *
 * @param kept the key it is remembered under; null for a look that is forgotten with its map. It must not change while the map is mounted.
 */
export function useLook(kept: string | null, first: Look): readonly [Look, (change: Partial<Look>) => void] {
  const looks = useContext(LooksContext)
  const [look, setLook] = useState<Look>(() => (kept === null ? first : (looks?.get(kept) ?? first)))
  useEffect(() => {
    if (kept !== null) looks?.set(kept, look)
  }, [looks, kept, look])
  return [look, (change) => setLook((now) => ({ ...now, ...change }))]
}
