import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { Level } from '../../../../engine/citadel/view-types.ts'
import type { Hold } from '../../../board/camera.ts'
import type { Bounds } from '../../../board/cell.ts'

/** How somebody looks at a maze: what he has chosen, beyond what the game shows of itself. */
export interface Look {
  /** A level that was asked for; it ends when the party leaves the level it was on. */
  readonly looked: { readonly level: Level; readonly from: Level } | null
  /** The camera, where it was moved. */
  readonly held: { readonly level: Level; readonly hold: Hold } | null
  /** The party's cell on the chart that was seen last; the chart notes it itself. */
  readonly stood: { current: string | null }
  /** What the chart of each level shows, so that it only ever grows; the chart notes it itself. */
  readonly shown: Map<Level, Bounds>
  readonly asList: boolean
  readonly walked: boolean
  readonly legend: boolean
  readonly abreast: boolean
}

const LooksContext = createContext<Map<string, Look> | null>(null)

/** Keeps how each maze was looked at while the page is open: a fight in between, or a look into the rules, changes nothing. */
export function Looks({ children }: { readonly children: ReactNode }) {
  const [looks] = useState(() => new Map<string, Look>())
  return <LooksContext value={looks}>{children}</LooksContext>
}

/**
 * A look, and how to change parts of it.
 *
 * @param kept the name it is kept under; null for one that is forgotten with its map. It must not change while that is there.
 */
export function useLook(kept: string | null, first: Look): readonly [Look, (change: Partial<Look>) => void] {
  const looks = useContext(LooksContext)
  const [look, setLook] = useState<Look>(() => (kept === null ? first : (looks?.get(kept) ?? first)))
  useEffect(() => {
    if (kept !== null) looks?.set(kept, look)
  }, [looks, kept, look])
  return [look, (change) => setLook((now) => ({ ...now, ...change }))]
}
