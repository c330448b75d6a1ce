import type { DomainView } from '../../../../engine/domain/view-types.ts'
import type { SessionTable } from '../../../host/session.ts'
import { Icon } from '../../../icons/icon.tsx'
import { TableBar } from '../../../table/table-bar.tsx'
import { kindIcon } from '../icons.ts'
import { characterOf } from './view.ts'

export function DomainBar({ table, view }: { readonly table: SessionTable; readonly view: DomainView }) {
  return (
    <TableBar
      table={table}
      where={<Where view={view} />}
      noUndo="Nothing can be taken back now: undo stops at dice, and at every tile, card and treasure that was drawn."
    />
  )
}

/** Round, whose turn it is, and whether he has light. */
export function Where({ view }: { readonly view: DomainView }) {
  const { name, lantern, status } = characterOf(view, view.active)
  switch (view.phase) {
    case 'dice':
      return <b>Who begins?</b>
    case 'quadrants':
      return <b>Everybody chooses a quadrant</b>
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
            <b>{name}</b> {status === 'outside' ? 'comes in' : 'acts'}
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
