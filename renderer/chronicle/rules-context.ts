import { createContext, useContext } from 'react'

export interface Rules {
  /**
   * Opens a case of the rules; without one, the list of all.
   *
   * @param asOf the number of the chronicle's line it was opened from: tables are lit as they were read then
   */
  readonly open: (rule: string | null, asOf?: number) => void
}

export const RulesContext = createContext<Rules>({ open: () => {} })

export function useRules(): Rules {
  return useContext(RulesContext)
}
