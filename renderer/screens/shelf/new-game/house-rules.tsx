import { UndoField } from '../../campaigns/undo-field.tsx'
import { Seed } from '../../hall/seed.tsx'
import type { TableWish } from './wish.ts'

/** A switch of the game other than dice on the table. */
export interface Variant {
  readonly id: string
  readonly name: string
  readonly text: string
}

interface HouseRulesProps {
  readonly wish: TableWish
  readonly variants: readonly Variant[]
  readonly onWish: (wish: TableWish) => void
}

/** The house rules of a game: undo, variants, dice, chance. */
export function HouseRules({ wish, variants, onWish }: HouseRulesProps) {
  return (
    <>
      <UndoField undo={wish.undo} onUndo={(undo) => onWish({ ...wish, undo })} />
      {variants.length > 0 && (
        <fieldset className="choices">
          <legend>Variants</legend>
          {variants.map(({ id, name, text }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={wish.variants.includes(id)}
                onChange={({ target }) =>
                  onWish({ ...wish, variants: target.checked ? [...wish.variants, id] : wish.variants.filter((each) => each !== id) })
                }
              />
              <span>
                <b>{name}</b>
                <small>{text}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <fieldset className="choices">
        <legend>Dice</legend>
        <label>
          <input type="checkbox" checked={wish.dice} onChange={({ target }) => onWish({ ...wish, dice: target.checked })} />
          <span>
            <b>Dice on the table</b>
            <small>You throw real dice for everybody, and enter what they show.</small>
          </span>
        </label>
        <Seed of="game" seed={wish.seed} onChange={(seed) => onWish({ ...wish, seed })} />
      </fieldset>
    </>
  )
}
