import { createContext } from 'react'
import type { ShownPlace } from './levels.tsx'

/** Leads the map to a place; null where there is none to lead. */
export const ShowPlace = createContext<((to: ShownPlace) => void) | null>(null)
