import { useState } from 'react'
import type { SectionProps } from '../../../campaign-page.ts'
import { Icon } from '../../../icons/icon.tsx'
import { Case } from '../../../rulebook/case.tsx'
import { spellIcon, spellName } from '../names.ts'
import { spellsOf } from '../record/home-record.ts'
import { spellCosts, useCitadelTables } from '../tables.ts'
import { SPECIAL, SpellsDialog } from './spells.tsx'

/** The spells known, which can be exchanged between raids for as many others (4.1.D). */
export function SpellsKnown({ who, mayChange, say }: SectionProps) {
  const costs = spellCosts(useCitadelTables())
  const [choosing, setChoosing] = useState(false)
  const known = spellsOf(who)
  const ordinary = known.filter((spell) => !SPECIAL.includes(spell))
  const missing = who.spellsToChoose ?? 0
  const count = ordinary.length + missing
  return (
    <section className="known" aria-label="Spells known">
      {missing > 0 && (
        <p className="warn">
          <Icon name="x-book" />
          {missing === 1 ? 'Choose one more spell.' : `Choose ${missing} more spells.`}
        </p>
      )}
      {known.length === 0 && missing === 0 && <p className="muted">{who.name} knows no magic.</p>}
      <ul className="things things--2">
        {known.map((spell) => (
          <li key={spell}>
            <Icon name={spellIcon(spell)} />
            <span className="thing">
              <b>{spellName(spell)}</b> <small>{costOf(costs[spell])}</small>
              {SPECIAL.includes(spell) && <small>, found in the Citadel</small>}
            </span>
          </li>
        ))}
      </ul>
      {mayChange && count > 0 && (
        <p className="rowf">
          <button type="button" className="btn" onClick={() => setChoosing(true)}>
            {missing > 0 ? 'Choose spells' : 'Change the list'}
          </button>
          <span className="muted small">
            The number stays the same. <Case rule="4.1.D" />
          </span>
        </p>
      )}
      {choosing && (
        <SpellsDialog
          who={who}
          count={count}
          known={ordinary}
          onLearned={() => say('Spells changed.')}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  )
}

function costOf(wounds: number | undefined): string {
  if (wounds === undefined) return ''
  return wounds === 1 ? '1 wound' : `${wounds} wounds`
}
