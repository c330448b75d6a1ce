import type { ComponentType, ReactNode } from 'react'
import type { Story } from '../electron/contract/index.ts'
import type { Replay } from '../engine/kernel/types.ts'

/** How a game that is over is told. Every game has stories, with a campaign or without one. */
export interface TalePage {
  /** Over those who took part: `Who went in`. */
  readonly party: string
  /** What became of them, as one says it after the name. */
  readonly fates: Readonly<Record<TalePerson['fate'], string>>
  /** What each did and brought home, as columns. */
  readonly figures: readonly { readonly head: string; readonly of: (who: TalePerson) => ReactNode }[]
  /** What is worth a word over the story beside its day and its turns. */
  readonly facts: (story: Story) => readonly string[]
  /** Over the chart of those who were killed, and what one of them is called; null where nobody is. */
  readonly kills: { readonly title: string; readonly one: string; readonly icon: ((kind: string) => string) | null } | null
  /** How the board lay at a moment, with the way that was gone; null where the story has no map. */
  readonly Route: ComponentType<{ readonly replay: Replay }> | null
}

export type TalePerson = Story['people'][number]
