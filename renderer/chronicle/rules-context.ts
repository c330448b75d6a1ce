import { createContext, useContext } from 'react'

/** A moment of a raid: with a line of its chronicle, or with the last that an input led to. */
export type AsOf =
  | { readonly kind: 'line'; readonly session: string; readonly n: number }
  | { readonly kind: 'input'; readonly session: string; readonly input: number }

export interface Rules {
  /** Whose rules they are; on a page about no game, those of the game that the app is called after. */
  readonly game: string
  /**
   * Opens a case of the rules; without one, the list of all.
   *
   * @param asOf where it was opened from: tables are lit as they were read then
   */
  readonly open: (rule: string | null, asOf?: AsOf) => void
}

export const RulesContext = createContext<Rules>({ game: '', open: () => {} })

export function useRules(): Rules {
  return useContext(RulesContext)
}
