import { PROOFS } from '../../../engine/proof-registry.ts'
import { toll } from '../../../engine/toll/proof/index.ts'
import type { Hiding } from './secrecy.ts'

/** Every game that hides something from a seat, the sample game of the sixth box among them. */
export function hidingGames(): readonly { readonly id: string; readonly title: string; readonly hiding: Hiding<unknown> }[] {
  return [...PROOFS, toll].flatMap(({ game, secrets }) =>
    secrets === undefined ? [] : [{ id: game.id, title: game.title, hiding: { game, secrets } as Hiding<unknown> }],
  )
}
