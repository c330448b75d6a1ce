import { capital, inWords, many, manyInWords } from '../../kernel/words.ts'
import { SIDE_NAMES } from '../open/names.ts'
import { isCreature, isRobot } from '../open/people.ts'
import type { End } from '../state.ts'
import { CREATURES, ROBOTS } from '../tables/beasts.ts'

// What is told of a fight that is over.

export const LUCK_LABELS = { attacks: 'Attacks that hit', spells: 'Spells that succeeded' } as const

export const TURN_TITLES = { turn: (turn: number) => `Turn ${turn}`, end: 'The end of the fight' } as const

/** A kind as it is counted: `Giant Amoeba`, `Human`. */
export function kindName(kind: string): string {
  if (isCreature(kind)) return CREATURES[kind].name
  return isRobot(kind) ? ROBOTS[kind].name : capital(kind)
}

/** How it ended and what it cost. */
export function summary(end: End['kind'] | null, turns: number, dead: number): string {
  const cost = dead === 0 ? 'and no gladiator died' : `and ${manyInWords(dead, 'gladiator')} died`
  if (end === null) return `The fight was given up in turn ${turns}.`
  const length = manyInWords(turns, 'turn')
  return end === 'draw' ? `The fight ended in a draw after ${length}, ${cost}.` : `${SIDE_NAMES[end]} won in ${length}, ${cost}.`
}

/** Memorable deeds and deaths, to follow a name. */
export const FEATS = {
  slew: (kind: string) => `killed ${/^[AEIOU]/.test(kind) ? 'an' : 'a'} ${kind}`,
  bravest: (sh: number) => `made a kill with only ${sh} SH left`,
  risen: 'rose from the dead',
  many: (kills: number) => `killed ${inWords(kills)} in one fight`,
  blow: (lost: number, victim: string) => `struck ${victim} for ${lost} SH in one blow`,
  slash: (kills: number) => `killed ${inWords(kills)} with one slash`,
  charge: (victim: string) => `killed ${victim} with a charge`,
  triple: (victim: string) => `struck ${victim} for triple damage`,
  shot: (victim: string, far: number) => `hit ${victim} from ${many(far, 'square')} away`,
  pushed: (victim: string, ground: 'pit' | 'fire') => `pushed ${victim} into ${ground === 'pit' ? 'a pit' : 'the fire'}`,
  sword: 'brought home a Death Sword',
  fell: (by: string | undefined, cause: string) => (by === undefined ? `fell to ${cause}` : `was killed by ${by}`),
} as const

export const SCAR = (sh: number, normal: number) => `Down to ${sh} of ${normal} SH.`
