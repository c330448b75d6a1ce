import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A game that was played and may be kept, with what comes up in it. */
export interface Candidate {
  /** The name of its file, without `.json`. */
  readonly name: string
  readonly game: object
  readonly covers: readonly string[]
}

/** Golden games as they are gathered: what still has not come up, and what is kept. */
export class GoldenSet {
  readonly missing: Set<string>
  private readonly kept: Candidate[] = []
  private readonly what: string
  private readonly folder: string

  /** `what` is what they are called, `folder` where they lie under `engine/`. */
  constructor(what: string, folder: string, wanted: readonly string[]) {
    this.what = what
    this.folder = resolve(import.meta.dirname, '../engine', folder)
    this.missing = new Set(wanted)
  }

  get size(): number {
    return this.kept.length
  }

  /** How much of what is missing comes up there. */
  brings({ covers }: Candidate): number {
    return covers.filter((token) => this.missing.has(token)).length
  }

  keep(found: Candidate): void {
    this.kept.push(found)
    for (const token of found.covers) this.missing.delete(token)
  }

  /** Writes those that are needed in the place of those that lie there; false if something never came up. */
  write(): boolean {
    const needed = this.needed()
    mkdirSync(this.folder, { recursive: true })
    for (const file of readdirSync(this.folder)) rmSync(resolve(this.folder, file))
    for (const { name, game } of needed) writeFileSync(resolve(this.folder, `${name}.json`), `${JSON.stringify(game)}\n`)
    console.log(`${needed.length} ${this.what}${this.missing.size === 0 ? '' : `; never seen: ${[...this.missing].join(', ')}`}`)
    return this.missing.size === 0
  }

  /** Leaves out games all of whose tokens others bring. */
  private needed(): readonly Candidate[] {
    let rest: readonly Candidate[] = this.kept
    for (const each of this.kept) {
      const others = rest.filter((other) => other !== each)
      const met = new Set(others.flatMap(({ covers }) => covers))
      if (each.covers.every((token) => met.has(token))) rest = others
    }
    return rest
  }
}
