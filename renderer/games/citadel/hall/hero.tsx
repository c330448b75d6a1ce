import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Campaign } from '../../../../electron/contract/index.ts'
import { KINDS } from '../../../../engine/citadel/open/names.ts'
import type { Kind, KindFieldsProps } from '../../../campaign-page.ts'
import { useClient } from '../../../host/client.tsx'
import { queries } from '../../../host/queries.ts'

/** Heroes are drawn (4.3), or picked by name where the campaign says so. */
export const hero: Kind = {
  ...KINDS.hero,
  one: 'a hero',
  many: 'Heroes',
  text: (campaign) => (mayChoose(campaign) ? 'Pick one by name, or draw.' : 'Drawn from the heroes who are left.'),
  start: {},
  send: (wish) => (wish && 'name' in wish ? 'Sign on' : 'Draw a hero'),
  Fields: HeroFields,
}

function mayChoose({ variants }: Campaign): boolean {
  return variants.includes('choose-heroes')
}

function HeroFields({ campaign, onWish }: KindFieldsProps) {
  const id = useId()
  const [name, setName] = useState('')
  const heroes = useHeroes(mayChoose(campaign))
  if (!mayChoose(campaign)) return null
  return (
    <>
      <label className="lab" htmlFor={id}>
        Who
      </label>
      <select
        id={id}
        className="field-in"
        value={name}
        onChange={({ target: { value } }) => {
          setName(value)
          onWish(value === '' ? {} : { name: value })
        }}
      >
        <option value="">draw one</option>
        {heroes.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </>
  )
}

/** Names of table 4.3. */
function useHeroes(wanted: boolean): readonly string[] {
  const client = useClient()
  const tables = useQuery({ ...queries.tables(client, 'citadel'), enabled: wanted })
  const heroes = tables.data?.['4.3']
  if (!Array.isArray(heroes)) return []
  return heroes.flatMap((each: unknown) =>
    typeof each === 'object' && each !== null && 'name' in each && typeof each.name === 'string' ? [each.name] : [],
  )
}
