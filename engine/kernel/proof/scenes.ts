import type { BotSeat, Json, SessionView } from '../types.ts'

// The scenes of a game for screenshots: scripts that know neither browser nor host.

/** What the campaigns hold before a scene begins; scenes on one stage share it. */
export type StageName = 'empty' | 'table' | 'shelf'

export interface Scene {
  readonly name: string
  readonly stage: StageName
  /** Page settings that differ from the usual ones. */
  readonly settings?: Readonly<Record<string, string | boolean>>
  /** Sets up the scene; returns its address in the page. */
  open(stage: Stage): Promise<string>
  /** What a person then does there. */
  act?(page: Actor): Promise<void>
}

/** How a scene's game begins. */
export interface SceneStart {
  readonly seats?: readonly string[]
  readonly bots?: readonly BotSeat[]
  readonly options?: { readonly [key: string]: Json }
  readonly scenario?: { readonly [key: string]: Json }
}

/** The app behind a scene, playing this scene's game. */
export interface Stage {
  /**
   * Has bots play games from fixed seeds until one reaches the wanted position; returns its session. Throws if none of `seeds`
   * games reaches it within `most` choices.
   */
  reach(
    start: SceneStart,
    wanted: (now: SessionView) => boolean,
    limits: { readonly seeds: number; readonly most: number },
  ): Promise<string>
  /** Sheets kept to begin games with. */
  kept(): Promise<number>
  keep(sheet: Json): Promise<void>
}

/** A person at the page. */
export interface Actor {
  /** Presses the first button of that name. */
  press(name: string | RegExp): Promise<void>
  /** Presses the element that shows that text. */
  pressText(text: string | RegExp): Promise<void>
  /** Presses the first button within that region. */
  pressWithin(region: string): Promise<void>
  /** Waits until the page shows a match of the selector. */
  sees(selector: string): Promise<void>
  keys(...keys: readonly string[]): Promise<void>
  /** Presses a key until the page has something that matches the selector. */
  keyUntil(key: string, selector: string, most: number): Promise<void>
  /** Presses the first match of the selector. */
  pressAt(selector: string): Promise<void>
}
