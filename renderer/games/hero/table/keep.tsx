import { useState } from 'react'
import type { HeroSheetView } from '../../../../engine/hero/view-types.ts'
import { useCommand } from '../../../host/command.ts'

/** Keeps a hero as bought, with the weapon now in hand, for other games; an earlier one of the same name is replaced. */
export function Keep({ hero: { name, bought, armour, shield, armed } }: { readonly hero: HeroSheetView }) {
  const [isKept, setKept] = useState(false)
  const keep = useCommand('template.save', () => setKept(true))
  const save = () => {
    const { characteristics, weapons } = bought
    keep.run({
      game: 'hero',
      sheet: { name, levels: { characteristics: { ...characteristics }, weapons: { ...weapons } }, armour, shield, armed },
    })
  }
  return (
    <p className="go-alt">
      <button type="button" className="btn" disabled={keep.busy || isKept} onClick={save}>
        {isKept ? `${name} is kept for other games` : `Keep ${name} for other games`}
      </button>
      {keep.error && (
        <span className="warn" role="alert">
          {keep.error.message}
        </span>
      )}
    </p>
  )
}
