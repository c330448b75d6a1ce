import { lazy } from 'react'
import type { Kind } from '../../../campaign-page.ts'

/** Somebody made of the points of his race (10.1, 25.1). */
export const gladiatorKind: Kind = {
  id: 'gladiator',
  one: 'a gladiator',
  many: 'Gladiators',
  name: 'Gladiator',
  text: () => 'A name, a race, and points moved as you like.',
  start: null,
  send: () => 'Sign on',
  Fields: lazy(async () => ({ default: (await import('./making.tsx')).Making })),
}

/** One of the fighters that the manual prints (41.2). */
export const readyKind: Kind = {
  id: 'hero',
  one: 'a ready fighter',
  many: 'Ready fighters',
  name: 'Ready fighter',
  text: () => 'Named, made and armed by the manual.',
  start: null,
  send: () => 'Sign on',
  Fields: lazy(async () => ({ default: (await import('./ready-fighters.tsx')).ReadyFighters })),
}
