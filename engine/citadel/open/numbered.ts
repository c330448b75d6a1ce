// Ids of monsters and things: a kind and the number of the one, `orc-3`. They are made and taken apart here and nowhere else.

export function numbered(kind: string, n: number): string {
  return `${kind}-${n}`
}

/** `orc` of `orc-3`; null for an id without a number. */
export function kindOf(id: string): string | null {
  return /^(.+)-\d+$/.exec(id)?.[1] ?? null
}
