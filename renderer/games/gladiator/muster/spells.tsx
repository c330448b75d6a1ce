import { nameOf } from '../../../../engine/gladiator/open/names.ts'
import { iqFor, kindOfSpell, SPELL_KINDS, type SpellKind, spellsOfFighter, spellsOfMage } from '../../../../engine/gladiator/open/spells.ts'
import { Icon } from '../../../icons/icon.tsx'
import { spellIcon } from '../spell-icons.ts'
import type { Body } from './fighter.ts'

const NAMES: Readonly<Record<SpellKind, string>> = {
  missile: 'Missiles',
  thrown: 'Thrown',
  summon: 'Summoned',
  illusion: 'Illusions',
  terrain: 'On one square',
  area: 'On many squares',
  other: 'Others',
}

/** What he can cast: a mage all within his wits (G-55), others what they may find out before a fight (17.1). */
export function Spells({ body }: { readonly body: Body }) {
  if (body.kind !== 'mage') return <FighterSpells body={body} />
  const known = spellsOfMage(body.normal.iq).toSorted((a, b) => iqFor(a) - iqFor(b))
  const groups = SPELL_KINDS.map((kind) => ({ name: NAMES[kind], spells: known.filter((each) => kindOfSpell(each) === kind) })).filter(
    ({ spells }) => spells.length > 0,
  )
  return (
    <section aria-label="Spells">
      <div className="head">
        <h2>Spells</h2>
        <span className="aside">
          {known.length} within intelligence {body.normal.iq}
        </span>
      </div>
      <dl className="gm-spells">
        {groups.map(({ name, spells }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {spells.map((id) => (
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

/** 17.1: before a fight each of them is known by 4 or more on a die. */
function FighterSpells({ body }: { readonly body: Body }) {
  const known = spellsOfFighter(body)
  if (known.length === 0) return null
  return (
    <section aria-label="Spells">
      <div className="head">
        <h2>Spells</h2>
        <span className="aside">each is known on a roll of 4 or more before the fight</span>
      </div>
      <p className="gm-spells">{known.map(nameOf).join(', ')}</p>
    </section>
  )
}
