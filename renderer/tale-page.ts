import type { ComponentType, ReactNode } from 'react'
import type { Story } from '../electron/contract/index.ts'
import type { Replay } from '../engine/kernel/types.ts'

/** The telling of a finished game. Every game has stories, with a campaign or without. */
export interface TalePage {
  /** Heads the list of those who took part: `Who went in`. */
  readonly party: string
  /** What became of them, phrased to follow the name. */
  readonly fates: Readonly<Record<TalePerson['fate'], string>>
  /** What each did and brought home, as columns. */
  readonly figures: readonly { readonly head: string; readonly of: (who: TalePerson) => ReactNode }[]
  /** What is worth mentioning above the story besides its date and its turns. */
  readonly facts: (story: Story) => readonly string[]
  /** Over the chart of those who were killed, and what one of them is called; null where nobody is. */
  readonly kills: { readonly title: string; readonly one: string; readonly icon: ((kind: string) => string) | null } | null
  /** The board at a moment, with the way so far; null if the story has no map. */
  readonly Route: ComponentType<{ readonly replay: Replay }> | null
}

export type TalePerson = Story['people'][number]
