import type { ComponentType } from 'react'
import type { Feat, Story } from '../electron/contract/index.ts'
import type { Telling } from '../engine/kernel/telling.ts'
import type { Replay, SessionView } from '../engine/kernel/types.ts'
import type { FriezePlate } from './scene/frieze.tsx'

/** The telling of a finished game. Every game has stories, with a campaign or without. */
export interface TalePage extends Pick<Telling, 'party' | 'fates' | 'figures' | 'facts'> {
  /** The face of someone who is on no roster, by name; left out where only rosters have faces. */
  readonly face?: (name: string) => string
  /** With the picture beside each kind, where the game has pictures; null where nobody is killed. */
  readonly kills: (Telling['kills'] & { readonly icon: ((kind: string) => string) | null }) | null
  /** The board at a moment, with the way so far; null if the story has no map. */
  readonly Route: ComponentType<{ readonly replay: Replay }> | null
  /** How the card that ends a game is furnished. */
  readonly end: EndPage
}

/** The end of a game on its card: a wide picture, two deeds, and what became of everyone. */
export interface EndPage {
  /** The wide picture; null for a game without one. */
  readonly frieze: ((story: Story, session: SessionView) => FriezePlate) | null
  /** What was brought home, a few words a line: `176 experience`, `212 gold`. Of those who did not come home it is told where and how. */
  readonly brought: (who: TalePerson) => readonly string[]
  /** The small picture beside a deed. Lazy; null for a game without them. */
  readonly Picture: ComponentType<{ readonly feat: Feat }> | null
}

export type TalePerson = Story['people'][number]
