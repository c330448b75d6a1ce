import { memory } from '../../../engine/domain/proof/memory.ts'
import { PROOFS } from '../../../engine/proof-registry.ts'
import { domain } from '../../../engine/proofs.ts'
import { toll } from '../../../engine/toll/proof/index.ts'
import type { Hiding } from './secrecy.ts'

export interface HidingGame {
  readonly id: string
  readonly title: string
  readonly hiding: Hiding<unknown>
}

/** Every game that hides something from a seat, the sample game of the sixth box among them, and DOMAIN from memory. */
export function hidingGames(): readonly HidingGame[] {
  const hiding = [...PROOFS, toll].flatMap(({ game, secrets }) =>
    secrets === undefined ? [] : [{ id: game.id, title: game.title, hiding: { game, secrets } as Hiding<unknown> }],
  )
  const fromMemory = { game: domain.game, secrets: memory } as Hiding<unknown>
  return [...hiding, { id: 'domain', title: 'DOMAIN from memory', hiding: fromMemory }]
}
