import { useState } from 'react'
import { weaponOf } from '../../../../engine/gladiator/open/arms.ts'
import { type Place, placeOf } from '../../../../engine/gladiator/open/gear.ts'
import { idsOf, nameOf } from '../../../../engine/gladiator/open/names.ts'
import { carryingStrength } from '../../../../engine/gladiator/open/people.ts'
import type { Gear } from '../../../../engine/gladiator/sheet-types.ts'
import type { ThingType } from '../../../../engine/gladiator/tables/ids.ts'
import { LONG_REACH } from '../../../../engine/gladiator/tables/limits.ts'
import type { Weapon } from '../../../../engine/gladiator/tables/table-types.ts'
import { WEAPONS } from '../../../../engine/gladiator/tables/weapons.ts'
import { inWords } from '../../../../engine/kernel/words.ts'
import { Icon } from '../../../icons/icon.tsx'
import { thingIcon } from '../icons.ts'
import { type Body, whyNotThere } from './fighter.ts'
import { PickRow } from './pick-row.tsx'

interface WeaponsProps {
  readonly body: Body
  readonly gear: Gear
  /** Where the next one goes. */
  readonly place: Place
  /** Whether it can be had there now; the rules decide where this says nothing. */
  readonly isOffered?: (weapon: ThingType) => boolean
  readonly chosen?: string | null
  /** Whether a Death Sword stands among them (G-128). */
  readonly swords?: boolean
  readonly onChoose: (weapon: ThingType) => void
}

/** What is farther above his strength is left out unless it is asked for. */
const NEARLY = 1

const GROUPS: readonly { readonly name: string; readonly has: (weapon: Weapon) => boolean }[] = [
  { name: 'Swords and clubs', has: ({ kind, pole, hammerAxe }) => kind === 'hand' && pole === null && !hammerAxe },
  { name: 'Hammers and axes', has: ({ hammerAxe }) => hammerAxe },
  { name: 'Pole arms', has: ({ pole }) => pole !== null },
  { name: 'Bows', has: ({ kind }) => kind === 'bow' },
  { name: 'Shields', has: ({ kind }) => kind === 'shield' },
]

const MARKS = '2 both hands, P pole, S slash, T throw, X past shields'

/** The printed table of weapons and shields (4.1): what he can carry, and of the rest why not. */
export function Weapons({ body, gear, place, isOffered, chosen = null, swords = false, onChoose }: WeaponsProps) {
  const [all, setAll] = useState(false)
  const [told, setTold] = useState<string | null>(null)
  const strength = carryingStrength(body)
  const types: readonly ThingType[] = [...idsOf(WEAPONS), ...(swords ? (['death-sword'] as const) : [])]
  const entries = types.flatMap((type): readonly Entry[] => {
    const weapon = weaponOf(type)
    return weapon === null ? [] : [[type, weapon]]
  })
  const shown = entries.filter(([, { sh }]) => all || sh <= strength + NEARLY)
  const hasMore = all || shown.length < entries.length
  const whyNot = (weapon: ThingType) => {
    const why = whyNotThere(body, gear, place, weapon)
    return why ?? (isOffered === undefined || isOffered(weapon) || placeOf(gear, weapon) === place ? null : 'That can’t go there now.')
  }
  return (
    <section aria-label="Weapons" className="gm-weapons">
      <div className="head">
        <h2>Weapons</h2>
        <span className="aside" aria-live="polite">
          {told ?? MARKS}
        </span>
      </div>
      <div className="gm-arms">
        {columnsOf(shown).map((groups, i) => (
          <div key={groups[0]?.name}>
            <table className="gm-table gm-arm">
              <thead>
                <tr>
                  <th scope="col">
                    <span className="vh">Weapon</span>
                  </th>
                  <th scope="col" className="num">
                    SH
                  </th>
                  <th scope="col" className="num">
                    damage
                  </th>
                  <th scope="col">
                    <span className="vh">marks</span>
                  </th>
                </tr>
              </thead>
              {groups.map(({ name, weapons }) => (
                <tbody key={name}>
                  <tr className="gm-group">
                    <th scope="rowgroup" colSpan={4}>
                      {name}
                    </th>
                  </tr>
                  {weapons.map(([id, weapon]) => (
                    <PickRow
                      key={id}
                      name={nameOf(id)}
                      icon={<Icon name={thingIcon(id)} />}
                      isOn={placeOf(gear, id) !== null || chosen === id}
                      why={whyNot(id)}
                      onPick={() => onChoose(id)}
                      onTell={setTold}
                    >
                      <td className="num">{weapon.sh}</td>
                      <td className="num">{damageWords(weapon.damage)}</td>
                      <td className="gm-marks" title={whatItDoes(weapon).join(', ')}>
                        {marksOf(weapon)}
                      </td>
                    </PickRow>
                  ))}
                </tbody>
              ))}
            </table>
            {i === 0 && hasMore && (
              <button type="button" className="btn btn--quiet" aria-pressed={all} onClick={() => setAll(!all)}>
                {all ? 'Hide weapons far too heavy' : `${entries.length - shown.length} more, far too heavy`}
              </button>
            )}
          </div>
        ))}
      </div>
    </section>
  )
}

type Entry = readonly [id: ThingType, weapon: Weapon]
interface Group {
  readonly name: string
  readonly weapons: readonly Entry[]
}

/** The groups in two columns, as even as they come. */
function columnsOf(entries: readonly Entry[]): readonly (readonly Group[])[] {
  const groups = GROUPS.map(({ name, has }) => ({ name, weapons: entries.filter(([, weapon]) => has(weapon)) })).filter(
    ({ weapons }) => weapons.length > 0,
  )
  const rows = (some: readonly Group[]) => some.reduce((sum, { weapons }) => sum + weapons.length + 1, 0)
  const half = rows(groups) / 2
  const cut = groups.findIndex((_, i) => rows(groups.slice(0, i + 1)) >= half) + 1
  const uneven = (at: number) => Math.abs(rows(groups.slice(0, at)) - half)
  const at = cut > 1 && uneven(cut - 1) < uneven(cut) ? cut - 1 : cut
  return [groups.slice(0, at), groups.slice(at)].filter((column) => column.length > 0)
}

/** `1d6−1` */
function damageWords(code: string): string {
  return code.toLowerCase().replace('-', '−')
}

/** `2PT`: what can be done with it (4.1). */
function marksOf({ hands, pole, bow, slash, throw: isThrown, noShield }: Weapon): string {
  return `${hands === 2 ? '2' : ''}${pole ?? ''}${bow ?? ''}${slash ? 'S' : ''}${isThrown ? 'T' : ''}${noShield ? 'X' : ''}`
}

/** The same in words. */
export function whatItDoes({ hands, pole, bow, slash, throw: isThrown, noShield }: Weapon): readonly string[] {
  return [
    ...(hands === 2 ? ['takes both hands'] : []),
    ...(pole === 'P!' ? [`reaches ${inWords(LONG_REACH)} squares`] : pole === 'P' ? ['a pole arm'] : []),
    ...(slash ? ['slashes'] : []),
    ...(bow === 'B' ? ['a bow'] : bow === null ? [] : [`a crossbow, ${bow === 'B1' ? 'a turn' : 'two turns'} to reload`]),
    ...(isThrown ? ['can be thrown'] : []),
    ...(noShield ? ['passes shields'] : []),
  ]
}
