/** The kind of a card by its id: `black-dagger-1` and `x-locked-door-5` as `dagger` and `locked-door-5`. */
export function kindOfCard(card: string): string {
  const kind = card.replace(/^(black|light|x|red|green)-/, '')
  return /^(locked-door|key|book)-/.test(kind) ? kind : kind.replace(/-\d+$/, '')
}

/** `Orc guard` of `orc-guard`. */
export function titled(id: string): string {
  const words = id.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const CREATURES =
  /^(giant-rats|giant-snake|orc(-guard|-captain|-champion|-patrol)?|ghost|skeleton-warrior|demon|green-dragon|medusa|reaper)$/

export function isCreature(kind: string): boolean {
  return CREATURES.test(kind)
}
