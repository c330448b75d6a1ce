import { tokenIcon } from '../../../../engine/domain/open/icons.ts'
import type { SessionView } from '../../../../engine/kernel/types.ts'
import { PeopleStrip } from '../../../recall/people-strip.tsx'
import { domainView, placeIn } from '../table/view.ts'

/** The company in small: life, experience, and where each is. */
export function CompanyStrip({ session }: { readonly session: SessionView }) {
  const view = domainView(session)
  return (
    <PeopleStrip
      label="The company"
      people={(view?.characters ?? []).map((character) => ({
        id: character.seat,
        name: character.name,
        isTurn: character.seat === view?.active,
        icon: tokenIcon(character.seat),
        tone: character.status === 'retired' ? 'gone' : 'ours',
        lines: [`life ${character.lifePoints}, experience ${character.experience}`, placeIn(character)],
      }))}
    />
  )
}
