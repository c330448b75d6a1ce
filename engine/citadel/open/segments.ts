import type { Feature } from '../tables/index.ts'
import type { SegmentView } from '../view-types.ts'

// What a segment is called, by the rules and on the page alike.

type Kind = SegmentView['kind']

export const FEATURE_NAMES: Readonly<Record<Feature, string>> = {
  fountain: 'a fountain',
  furniture: 'furniture',
  statue: 'a statue',
  altar: 'an altar',
  'trap-door': 'a trap door',
  artwork: 'a work of art',
  mirror: 'a mirror',
  staircase: 'a staircase',
}

const KIND_NAMES: Readonly<Record<Kind, string>> = { gateway: 'the Gateway of Evil', room: 'a room', corridor: 'a corridor' }

/** The icon of what is there; null for bare rooms and corridors. */
export function pictureOf({ kind, feature }: Pick<SegmentView, 'kind' | 'feature'>): string | null {
  return kind === 'gateway' ? 'x-gateway' : feature && `f-${feature}`
}

/** `a room with a fountain`, `a corridor` */
export function described(kind: Kind, feature: Feature | null): string {
  return feature === null ? KIND_NAMES[kind] : `${KIND_NAMES[kind]} with ${FEATURE_NAMES[feature]}`
}

interface Entered {
  readonly kind: Kind
  readonly feature: Feature | null
  readonly level: number
  /** Whether the party has never been there. */
  readonly first: boolean
}

/** `enters a room on level 1`, `returns to the Gateway of Evil on level 1`, to follow `The party`. */
export function goingIn({ kind, feature, level, first }: Entered): string {
  return `${first ? 'enters' : 'returns to'} ${described(kind, feature)} on level ${level}`
}
