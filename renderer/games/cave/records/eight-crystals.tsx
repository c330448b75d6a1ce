import type { HallOfRecords } from '../../../../electron/contract/index.ts'
import { CHARACTER_IDS } from '../../../../engine/cave/tables/table-types.ts'
import { Crystals } from '../cards/crystals.tsx'

/** Above the lists of the hall of fame: a row of eight crystals, one to be won with each Character. */
export function EightCrystals({ boards }: { readonly boards: HallOfRecords }) {
  const won = new Set(CHARACTER_IDS.filter((id) => boards.some((board) => board.id === `crystal-${id}`)))
  return (
    <section aria-labelledby="eight-crystals">
      <div className="head">
        <h2 id="eight-crystals">The Magic Crystal, won with each of the eight</h2>
        <span className="aside">{won.size} of 8</span>
      </div>
      <Crystals won={won} />
    </section>
  )
}
