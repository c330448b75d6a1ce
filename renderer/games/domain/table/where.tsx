import { kindIcon } from '../../../../engine/domain/open/icons.ts'
import type { DomainView } from '../../../../engine/domain/view-types.ts'
import { Icon } from '../../../icons/icon.tsx'
import { characterOf } from './view.ts'

/** Round, whose turn it is, and whether there is light. */
export function Where({ view }: { readonly view: DomainView }) {
  const { name, lantern, status } = characterOf(view, view.active)
  switch (view.phase) {
    case 'dice':
      return <b>Who begins?</b>
    case 'quadrants':
      return <b>Choosing quadrants</b>
    case 'over':
      return <b>The game is over</b>
    case 'turns':
      return (
        <>
          <span>
            Round <b>{view.round}</b>
            {view.rounds > 0 && ` of ${view.rounds}`}
          </span>
          <span>
            <b>{name}</b> {status === 'outside' ? 'enters' : 'acts'}
          </span>
          {status !== 'outside' && (
            <span className="d-lamp hide-s">
              <Icon name={kindIcon(lantern === 'lit' ? 'lantern' : 'lantern-out')} /> Lantern {lantern}
            </span>
          )}
        </>
      )
  }
}
