import { nameOf } from '../../../../engine/gladiator/open/names.ts'
import { Icon } from '../../../icons/icon.tsx'
import { spellIcon } from '../icons.ts'
import type { GladiatorTables } from '../tables.ts'
import type { Body } from './fighter.ts'

interface SpellsProps {
  readonly tables: GladiatorTables
  readonly body: Body
}

const GROUPS = [
  ['missile', 'Missiles'],
  ['thrown', 'Thrown'],
  ['summon', 'Summoned'],
  ['illusion', 'Illusions'],
  ['terrain', 'On one square'],
  ['area', 'On many squares'],
  ['other', 'Others'],
] as const

/** What he can cast: a mage all within his wits (G-55), others what they may find out before a fight (17.1). */
export function Spells({ tables, body }: SpellsProps) {
  if (body.race !== 'mage') return <FighterSpells tables={tables} body={body} />
  const groups = GROUPS.map(([group, name]) => ({
    name,
    spells: Object.entries(tables.spells[group])
      .filter(([, { iq }]) => iq <= body.iq)
      .toSorted(([, a], [, b]) => a.iq - b.iq),
  })).filter(({ spells }) => spells.length > 0)
  const count = groups.reduce((sum, { spells }) => sum + spells.length, 0)
  return (
    <section aria-label="Spells">
      <div className="head">
        <h2>Spells</h2>
        <span className="aside">
          {count} within intelligence {body.iq}
        </span>
      </div>
      <dl className="gm-spells">
        {groups.map(({ name, spells }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {spells.map(([id]) => (
                <span key={id} className="gm-spell">
                  <Icon name={spellIcon(id)} />
                  {nameOf(id)}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** 17.1: from IQ 10 on, each spell of the list within his wits and his race is known by 4 or more on a die. */
function FighterSpells({ tables, body }: SpellsProps) {
  const { fromIq, spells, until } = tables.spells.fighter
  if (body.iq < fromIq) return null
  const last = spells.indexOf(until[body.race] ?? '')
  const iqOf = (id: string) => GROUPS.map(([group]) => tables.spells[group][id]?.iq).find((iq) => iq !== undefined) ?? 0
  const known = spells.slice(0, last + 1).filter((id) => iqOf(id) <= body.iq)
  if (known.length === 0) return null
  return (
    <section aria-label="Spells">
      <div className="head">
        <h2>Spells</h2>
        <span className="aside">before each fight every one by 4 or more on a die</span>
      </div>
      <p className="gm-spells">{known.map(nameOf).join(', ')}</p>
    </section>
  )
}
