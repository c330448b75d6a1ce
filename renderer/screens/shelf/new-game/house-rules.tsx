import { Choices, ChooseSome, Tick } from '../../../dialog/choices.tsx'
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
        <ChooseSome
          legend="Variants"
          choices={variants}
          chosen={wish.variants}
          onChange={(chosen) => onWish({ ...wish, variants: chosen })}
        />
      )}
      <Choices legend="Dice">
        <Tick
          name="Dice on the table"
          text="You throw real dice for everybody, and enter what they show."
          checked={wish.dice}
          onChange={(dice) => onWish({ ...wish, dice })}
        />
        <Seed of="game" seed={wish.seed} onChange={(seed) => onWish({ ...wish, seed })} />
      </Choices>
    </>
  )
}
