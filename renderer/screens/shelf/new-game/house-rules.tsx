import type { VariantWords } from '../../../../engine/kernel/variant-types.ts'
import { Choices, ChooseSome, Tick } from '../../../dialog/choices.tsx'
import { UndoField } from '../../campaigns/undo-field.tsx'
import { Seed } from '../../hall/seed.tsx'
import type { TableWish } from './wish.ts'

interface HouseRulesProps {
  readonly wish: TableWish
  /** Those of the game; dice on the table have a switch of their own. */
  readonly variants: Readonly<Record<string, VariantWords>>
  readonly onWish: (wish: TableWish) => void
}

/** The house rules of a game: undo, variants, dice, chance. */
export function HouseRules({ wish, variants, onWish }: HouseRulesProps) {
  const { 'physical-dice': _, ...own } = variants
  const choices = Object.entries(own).map(([id, words]) => ({ id, ...words }))
  return (
    <>
      <UndoField undo={wish.undo} onUndo={(undo) => onWish({ ...wish, undo })} />
      {choices.length > 0 && (
        <ChooseSome
          legend="Variants"
          choices={choices}
          chosen={wish.variants}
          onChange={(chosen) => onWish({ ...wish, variants: chosen })}
        />
      )}
      <Choices legend="Dice">
        <Tick
          name="Dice on the table"
          text="You roll real dice for all players, and enter what they show."
          checked={wish.dice}
          onChange={(dice) => onWish({ ...wish, dice })}
        />
        <Seed of="game" seed={wish.seed} onChange={(seed) => onWish({ ...wish, seed })} />
      </Choices>
    </>
  )
}
