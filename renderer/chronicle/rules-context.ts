import { createContext, useContext } from 'react'

export interface Rules {
  /** Whose rules they are; Citadel's are those of every page that is about no other game. */
  readonly game: string
  /**
   * Opens a case of the rules; without one, the list of all.
   *
   * @param asOf the number of the chronicle's line it was opened from: tables are lit as they were read then
   */
  readonly open: (rule: string | null, asOf?: number) => void
}

export const RulesContext = createContext<Rules>({ game: 'citadel', open: () => {} })

export function useRules(): Rules {
  return useContext(RulesContext)
}
