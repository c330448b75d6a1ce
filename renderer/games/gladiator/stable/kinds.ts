import { lazy } from 'react'
import { KINDS } from '../../../../engine/gladiator/open/campaign.ts'
import type { Kind } from '../../../campaign-page.ts'

/** Someone made of the points of his race (10.1, 25.1). */
export const gladiatorKind: Kind = {
  ...KINDS.gladiator,
  one: 'a gladiator',
  many: 'Gladiators',
  text: () => 'You choose the name, the race and the points.',
  start: null,
  send: () => 'Sign on',
  Fields: lazy(async () => ({ default: (await import('./making.tsx')).Making })),
}

/** One of the fighters that the manual prints (41.2). */
export const readyKind: Kind = {
  ...KINDS.hero,
  one: 'a ready fighter',
  many: 'Ready fighters',
  text: () => 'Named, made and armed as in the manual.',
  start: null,
  send: () => 'Sign on',
  Fields: lazy(async () => ({ default: (await import('./ready-fighters.tsx')).ReadyFighters })),
}
