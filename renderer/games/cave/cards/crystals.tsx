import { characterName } from '../../../../engine/cave/open/names.ts'
import { CHARACTER_IDS, type CharacterId } from '../../../../engine/cave/tables/table-types.ts'
import { Icon } from '../../../icons/icon.tsx'
import { characterIcon } from '../icons.ts'
import '../style/cards.css'

/** The row of eight crystals: one for each Character who has won the Magic Crystal. */
export function Crystals({ won }: { readonly won: ReadonlySet<CharacterId> }) {
  return (
    <ul className="v-crystals" aria-label="The Magic Crystal, won with each Character">
      {CHARACTER_IDS.map((id) => (
        <li key={id} className={won.has(id) ? 'is-won' : undefined}>
          <Icon name="g-crystal" className="v-crystals-stone" />
          <Icon name={characterIcon(id)} className="v-crystals-who" />
          <span>{characterName(id)}</span>
          <span className="vh">{won.has(id) ? 'won' : 'not yet'}</span>
        </li>
      ))}
    </ul>
  )
}
