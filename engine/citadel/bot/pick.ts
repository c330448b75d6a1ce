/** Options, and why, in one short sentence. */
export interface Pick {
  readonly ids: readonly string[]
  readonly why: string
}

export function one(id: string, why: string): Pick {
  return { ids: [id], why }
}

/** Declines where that is offered, else takes the first. */
export function declining(ids: readonly string[], why: string): Pick {
  return ids.includes('decline') ? one('decline', why) : one(ids[0] ?? '', 'It is the only option')
}
