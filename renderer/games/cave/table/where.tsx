import { characterName } from '../../../../engine/cave/open/names.ts'
import type { CaveView } from '../../../../engine/cave/view-types.ts'
import { crystalIn, playerOf } from './view.ts'

/** Round, whose turn it is, and where the Magic Crystal is. */
export function Where({ view }: { readonly view: CaveView }) {
  const { name, character } = playerOf(view, view.turn)
  switch (view.phase) {
    case 'set-up':
      return <b>Characters are chosen</b>
    case 'over':
      return <b>The game is over</b>
    case 'move':
    case 'encounter':
      return (
        <>
          <span>
            Round <b>{view.round}</b>
          </span>
          <span>
            <b>{name}</b>, {characterName(character)}
          </span>
          <span className="hide-s">
            Crystal Chamber <b>{crystalIn(view)}</b>
          </span>
          {view.dark !== null && <span>It is dark</span>}
        </>
      )
  }
}
