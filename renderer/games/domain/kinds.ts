import { capital } from '../../../engine/kernel/words.ts'
/** The kind of a card by its id: `black-dagger-1` and `x-locked-door-5` as `dagger` and `locked-door-5`. */
export function kindOfCard(card: string): string {
  const kind = card.replace(/^(black|light|x|red|green)-/, '')
  return /^(locked-door|key|book)-/.test(kind) ? kind : kind.replace(/-\d+$/, '')
}

/** `Orc Guard` of `orc-guard`, `Sword of Light` of `sword-of-light`, as the cards write it. */
export function titled(id: string): string {
  return id
    .split('-')
    .map((word, i) => (i > 0 && /^(of|the|a)$/.test(word) ? word : capital(word)))
    .join(' ')
}

const CREATURES =
  /^(giant-rats|giant-snake|orc(-guard|-captain|-champion|-patrol)?|ghost|skeleton-warrior|demon|green-dragon|medusa|reaper)$/

export function isCreature(kind: string): boolean {
  return CREATURES.test(kind)
}

const HAZARDS =
  /^(pit-trap|toxic-pit|spiked-trap|explosive-gas|poison-gas|strong-breeze|rubble|trapdoor|pentagram|slamming-door|locked-door)/

export function isHazard(kind: string): boolean {
  return HAZARDS.test(kind)
}
