import type { HeroView } from '../../../../engine/hero/view-types.ts'
import { heroName, sectionOf } from './view.ts'

/** Where the game stands in a few words. */
export function Where({ view }: { readonly view: HeroView }) {
  const name = heroName(sectionOf(view, view.at))
  switch (view.phase) {
    case 'heroes':
      return <b>The heroes are made</b>
    case 'placement':
      return <b>Counters are laid out</b>
    case 'start':
      return <b>The heroes enter</b>
    case 'over':
      return <b>Alysa has chosen</b>
    case 'hero':
    case 'monsters':
    case 'breather':
      return (
        <>
          <span>
            Turn <b>{view.turn}</b>
          </span>
          <span>
            <b>{name}</b>
            {view.phase === 'hero' ? ' acts' : view.phase === 'monsters' ? ': the monsters' : ' rests'}
          </span>
        </>
      )
  }
}
