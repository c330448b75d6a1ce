import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { Decision } from '../../../../engine/kernel/types.ts'
import type { Draft } from '../../../decision/draft.ts'
import type { Ways } from '../map/levels.tsx'
import { Levels, type ShownPlace } from '../map/levels.tsx'
import { Party } from '../ranks/party.tsx'
import { choicesOf } from './choices.ts'
import type { RaidMenus } from './raid-menus.tsx'

interface ExploreProps {
  /** The key under which the look at the maze is remembered. */
  readonly kept: string
  readonly view: CitadelView
  readonly decision: Decision | null
  readonly draft: Draft
  /** Left out in the replay. */
  readonly errands?: Ways
  readonly onOpen: (character: string) => void
  /** The menus of the counters, and where the open one is; left out where there is no question. */
  readonly menu?: RaidMenus | undefined
  readonly onConfirm: () => void
  /** A place to be shown. */
  readonly show?: ShownPlace | null
  /** Back to the ranks, if the map was opened during a fight. */
  readonly onRanks: (() => void) | null
}

/** Exploring: the map over the party. */
export function Explore({ kept, view, decision, draft, errands, onOpen, menu, onConfirm, show = null, onRanks }: ExploreProps) {
  const where = menu?.where ?? []
  return (
    <main className={where.length > 0 ? 'field explore is-asking-where' : 'field explore'}>
      <Levels
        kept={kept}
        view={view}
        decision={decision && where.length > 0 ? { ...decision, options: where } : decision}
        picked={draft.picked}
        onPick={draft.toggle}
        onConfirm={onConfirm}
        show={show}
        {...(errands && where.length === 0 && { errands })}
      />
      <div className="below">
        {onRanks && (
          <button type="button" className="btn" onClick={onRanks}>
            Back to the ranks
          </button>
        )}
        {menu?.slot}
        <Party party={view.party} about={decision?.about} choices={choicesOf(decision, draft)} menu={menu} onOpen={onOpen} />
      </div>
    </main>
  )
}
