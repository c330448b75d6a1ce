import { ARMOUR_NAMES } from '../../../../engine/hero/open/names.ts'
import type { Profile } from '../../../../engine/hero/view-types.ts'
import { CHARACTERISTICS, WEAPONS } from '../../../../engine/hero/view-types.ts'
import { titled } from '../table/names.ts'
import { LevelPips } from './sheet.tsx'

/** A set-up sheet for reading. */
export function HeroProfile({ profile }: { readonly profile: Profile }) {
  const { levels, armed } = profile
  const weapons = WEAPONS.filter((weapon) => levels.weapons[weapon] > 0)
  const rows = [
    ...CHARACTERISTICS.map((trait) => ({ trait, level: levels.characteristics[trait] })),
    ...weapons.map((trait) => ({ trait, level: levels.weapons[trait] })),
  ]
  return (
    <>
      <p>{wornInWords(profile)}</p>
      <table className="h-levels">
        <tbody>
          {rows.map(({ trait, level }) => (
            <tr key={trait}>
              <th scope="row">
                {titled(trait)}
                {trait === armed && <span className="muted"> in hand</span>}
              </th>
              <td>
                <LevelPips now={level} of={level} />
              </td>
              <td className="num">{level}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** `Mail and a shield; long sword 9, ax 7.` */
export function wornInWords({ levels, armour, shield }: Profile): string {
  const worn = `${titled(ARMOUR_NAMES[armour])}${shield ? ' and a shield' : ''}`
  const weapons = WEAPONS.filter((weapon) => levels.weapons[weapon] > 0).map(
    (weapon) => `${titled(weapon).toLowerCase()} ${levels.weapons[weapon]}`,
  )
  return `${worn}; ${weapons.length > 0 ? weapons.join(', ') : 'no weapon'}.`
}
