import type { SessionView } from '../../../../engine/kernel/types.ts'
import { Counter } from '../../../board/counter.tsx'
import { tokenIcon } from '../icons.ts'
import { domainView } from '../table/view.ts'
import { placeIn } from './place.ts'

/** The company in small: life, experience, and where each is. */
export function CompanyStrip({ session }: { readonly session: SessionView }) {
  const view = domainView(session)
  if (!view) return null
  return (
    <ul className="back-strip" aria-label="The company">
      {view.characters.map((character) => (
        <li key={character.seat} className={character.seat === view.active ? 'unit is-turn' : 'unit'}>
          <Counter icon={tokenIcon(character.seat)} tone={character.status === 'retired' ? 'gone' : 'ours'} />
          <span className="unit-body">
            <span className="unit-name">{character.name}</span>
            <span className="unit-line">
              life {character.lifePoints}, experience {character.experience}
            </span>
            <span className="unit-line">{placeIn(character)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
