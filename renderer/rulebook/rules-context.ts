import { createContext, useContext } from 'react'

/** A moment of a game: a line of its chronicle, or the last line that an input led to. */
export type AsOf =
  | { readonly kind: 'line'; readonly session: string; readonly n: number }
  | { readonly kind: 'input'; readonly session: string; readonly input: number }

export interface Rules {
  /** The game whose rules they are; on a page without a game, the one the app is named after. */
  readonly game: string
  /**
   * Opens a case of the rules; without one, the list of cases.
   *
   * @param asOf the moment it was opened from: tables are lit as they were read then
   */
  readonly open: (rule: string | null, asOf?: AsOf) => void
}

export const RulesContext = createContext<Rules>({ game: '', open: () => {} })

export function useRules(): Rules {
  return useContext(RulesContext)
}
