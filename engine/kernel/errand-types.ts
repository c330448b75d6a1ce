import type { Json, Odds, Place, SessionView } from './types.ts'

// Errands as they leave the engine: see `errand.ts`.

/** An errand on offer now. */
export interface Errand {
  readonly id: string
  /** Its sort, whatever its object: `walk`, `fight`, `heal`. */
  readonly kind: string
  readonly label: string
  readonly detail?: string
  /** The character whose errand it is, if any. */
  readonly about?: string
  /** Where it leads on the board. */
  readonly at?: Place
  /** About how many answers it takes; left out where that is unknown. */
  readonly answers?: number
  readonly warns?: string
  /** It can also stand: repeated by itself until it is stopped (`Further.orders`). */
  readonly standing?: boolean
  /** What can be set before it begins. */
  readonly limits?: readonly Limit[]
  /** Whether its end can be tried out: `game.simulate`. */
  readonly tried?: true
  /** What the page draws; typed per game. */
  readonly data?: Json
}

interface AnyLimit {
  readonly id: string
  readonly label: string
  readonly detail?: string
}

/** A parameter of an errand, with its bounds and its default. */
export type Limit =
  | (AnyLimit & {
      readonly kind: 'number'
      readonly unit?: 'percent'
      readonly min: number
      readonly max: number
      readonly step: number
      readonly suggested: number
    })
  | (AnyLimit & { readonly kind: 'flag'; readonly suggested: boolean })
  | (AnyLimit & {
      readonly kind: 'choice'
      readonly options: readonly { readonly id: string; readonly label: string; readonly detail?: string }[]
      readonly suggested: string
    })

/** The values of an errand's limits, by their ids. */
export type Limits = { readonly [id: string]: number | boolean | string }

/** An errand as someone asks for it; limits left out are as suggested. */
export interface ErrandWish {
  readonly errand: string
  readonly limits?: Limits
}

/** One thing that an errand would do. */
export interface PlanStep {
  readonly label: string
  readonly detail?: string
  readonly rule?: string
  /** Who does it. */
  readonly about?: string
  readonly at?: Place
  readonly odds?: Odds
  /** What it changes, on average: `3`, `6.0`. */
  readonly change?: { readonly before: string; readonly after: string }
  readonly data?: Json
}

/** What an errand would do, as far as can be told, and what speaks against it. */
export interface Plan {
  readonly errand: Errand
  readonly limits: Limits
  readonly steps: readonly PlanStep[]
  /** Dangers on the way, and what is left behind. */
  readonly notes: readonly PlanStep[]
  /** Ways it would not take, place by place. */
  readonly others?: readonly (readonly Place[])[]
  /** Why it would end before its first answer; left out where it would give one. */
  readonly stops?: ErrandEnd
  /** Chances of the whole errand, where they are exact. */
  readonly odds?: readonly Odds[]
}

/** How an errand ended. */
export interface ErrandEnd {
  /** The reason, as a machine's name: `arrived`, `asked`, `hurt`. */
  readonly kind: string
  readonly text: string
  /** Whether it reached its goal. */
  readonly done: boolean
  /** The character it is about. */
  readonly about?: string
  readonly data?: Json
}

/** A session after an errand: whose it was, how many answers it gave, and how it ended. */
export interface ErrandDone extends SessionView {
  readonly errand: Pick<Errand, 'id' | 'label'> & { readonly answers: number; readonly end: ErrandEnd }
}
