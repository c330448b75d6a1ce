import type { ReactNode } from 'react'
import type { Decision, Option } from '../../engine/kernel/types.ts'
import type { Draft } from '../decision/draft.ts'
import type { SessionTable } from '../host/session.ts'
import { ChosenDeed } from './chosen-deed.tsx'
import { MenuSlot } from './menu-slot.tsx'
import { type Counters, useCounters } from './use-counters.ts'
import type { CounterWords } from './words.ts'

/** The menus of the counters of a table, for its field, its card and its board. */
export interface CounterMenus extends Pick<Counters, 'open' | 'onOpen'> {
  /** Where the menu opens. */
  readonly slot: ReactNode
  /** In the card: the deed chosen in the menu; undefined while none is. */
  readonly chosen: ReactNode
  /** The places to choose among on the board; each option lies where its deed leads. */
  readonly where: readonly Option[]
}

interface Asked {
  readonly table: Pick<SessionTable, 'busy' | 'answer'>
  readonly decision: Decision | null
  readonly draft: Draft
  /** What the game knows of those whose counters are pressed. */
  readonly words: CounterWords
}

/** What can be done at a question by those whose counters are pressed, and to them. */
export function useCounterMenus({ table, decision, draft, words }: Asked): CounterMenus {
  const counters = useCounters(decision, draft, words.nameOf)
  const { open, onOpen } = counters
  return {
    open,
    onOpen,
    slot: (
      <MenuSlot
        decision={decision}
        picked={draft.picked}
        counters={counters}
        words={words}
        busy={table.busy}
        onAnswer={({ id }) => table.answer({ pick: [id] })}
      />
    ),
    chosen: open?.chosen ? <ChosenDeed option={open.chosen} words={words} /> : undefined,
    where: (open?.where ?? []).flatMap((option) => (option.deed?.to ? [{ ...option, at: option.deed.to }] : [])),
  }
}
