import { createContext, useContext, useLayoutEffect, useRef } from 'react'
import type { CommandId } from '../../electron/contract/index.ts'

/** What a command does here and now, or a sentence that says why it cannot be done. */
export type Offer = (() => void) | string

export type Offers = { readonly [C in CommandId]?: Offer }

export interface Commands {
  readonly run: (command: CommandId) => void
  readonly offerOf: (command: CommandId) => Offer
  /** Returns a function that undoes it. */
  readonly add: (offers: () => Offers) => () => void
}

export const CommandsContext = createContext<Commands>({ run: () => {}, offerOf: () => '', add: () => () => {} })

export function useCommands(): Commands {
  return useContext(CommandsContext)
}

/** While the component is mounted, its handlers of these commands take precedence. */
export function useOffers(offers: Offers): void {
  const { add } = useCommands()
  const latest = useRef(offers)
  // In the same frame as the paint, as for keys (`useKeys`).
  useLayoutEffect(() => {
    latest.current = offers
  })
  useLayoutEffect(() => add(() => latest.current), [add])
}
