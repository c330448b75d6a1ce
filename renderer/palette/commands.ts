import { createContext, useContext, useEffect, useRef } from 'react'
import type { CommandId } from '../../electron/contract/index.ts'

/** What happens on a command here and now, or a sentence why it cannot be done. */
export type Offer = (() => void) | string

export type Offers = { readonly [C in CommandId]?: Offer }

export interface Commands {
  readonly run: (command: CommandId) => void
  readonly offerOf: (command: CommandId) => Offer
  /** Returns what takes it back. */
  readonly add: (offers: () => Offers) => () => void
}

export const CommandsContext = createContext<Commands>({ run: () => {}, offerOf: () => '', add: () => () => {} })

export function useCommands(): Commands {
  return useContext(CommandsContext)
}

/** As long as the component is there, its way of doing these commands goes before any other. */
export function useOffers(offers: Offers): void {
  const { add } = useCommands()
  const latest = useRef(offers)
  useEffect(() => {
    latest.current = offers
  })
  useEffect(() => add(() => latest.current), [add])
}
