import type { BotSeat, Json, SessionView } from '../types.ts'

// What of a game is pictured: scripts that know neither a browser nor a host.

/** What lies in the campaigns before a scene begins; scenes of one stage share it. */
export type StageName = 'empty' | 'table' | 'shelf'

export interface Scene {
  readonly name: string
  readonly stage: StageName
  /** Settings of the page besides the usual ones. */
  readonly settings?: Readonly<Record<string, string | boolean>>
  /** Brings about what is to be seen; gives its address in the page. */
  open(stage: Stage): Promise<string>
  /** What a person then does there. */
  act?(page: Actor): Promise<void>
}

/** How a game of a scene is begun. */
export interface SceneStart {
  readonly seats?: readonly string[]
  readonly bots?: readonly BotSeat[]
  readonly options?: { readonly [key: string]: Json }
  readonly scenario?: { readonly [key: string]: Json }
}

/** The app behind a scene, playing this scene's game. */
export interface Stage {
  /**
   * Plays games of seeds that are always the same, by bots, until one stands as wanted; gives its session. Throws where none of
   * `seeds` games comes to it within `most` choices.
   */
  reach(
    start: SceneStart,
    wanted: (now: SessionView) => boolean,
    limits: { readonly seeds: number; readonly most: number },
  ): Promise<string>
  /** Sheets that are kept to begin games with. */
  kept(): Promise<number>
  keep(sheet: Json): Promise<void>
}

/** A person before the page. */
export interface Actor {
  /** Presses the first button of that name. */
  press(name: string | RegExp): Promise<void>
  /** Presses what shows that text. */
  pressText(text: string | RegExp): Promise<void>
  /** Presses the first button within that region. */
  pressWithin(region: string): Promise<void>
  keys(...keys: readonly string[]): Promise<void>
  /** Presses a key until something that the selector names is on the page. */
  keyUntil(key: string, selector: string, most: number): Promise<void>
  /** Presses the first thing that the selector names. */
  pressAt(selector: string): Promise<void>
}
