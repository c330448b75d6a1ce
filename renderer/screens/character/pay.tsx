import { type FormEvent, useId, useState } from 'react'
import type { Character, Price } from '../../../electron/contract/index.ts'
import type { IncreasesPage } from '../../campaign-page.ts'
import { ChooseSome } from '../../dialog/choices.tsx'
import { Dialog } from '../../dialog/dialog.tsx'
import { OkCancel } from '../../dialog/foot.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { useCommand } from '../../host/command.ts'
import { Case } from '../../rulebook/case.tsx'
import { isNeedless, paymentOf, suggestJewels, worthOf } from './jewels.ts'
import { stepOf } from './steps.ts'

interface PayDialogProps {
  readonly page: IncreasesPage
  readonly who: Character
  readonly price: Price
  readonly onPaid: (after: Character) => void
  readonly onClose: () => void
}

/** Gold alone does not suffice: which jewels to add, and the change. */
export function PayDialog({ page, who, price, onPaid, onClose }: PayDialogProps) {
  const id = useId()
  const [chosen, setChosen] = useState<readonly string[]>(() => suggestJewels(price.gold, who.gold, who.jewels).map((jewel) => jewel.id))
  const advance = useCommand('character.advance', onPaid)
  const jewels = who.jewels.filter((jewel) => chosen.includes(jewel.id))
  const payment = paymentOf(price.gold, who.gold, jewels)
  const needless = jewels.some((jewel) => isNeedless(jewel, price.gold, jewels))
  const pay = (event: FormEvent) => {
    event.preventDefault()
    advance.run({ character: who.id, increase: price.increase, ...(chosen.length > 0 && { jewels: [...chosen] }) })
  }
  return (
    <Dialog
      title={`${price.label} ${stepOf(price, page.isBonus(price.increase))}`}
      onClose={onClose}
      foot={
        <OkCancel ok="Buy" form={id} filled disabled={advance.busy || payment === null || needless} cancel="Cancel" onCancel={onClose} />
      }
    >
      <form id={id} onSubmit={pay}>
        <p>
          {price.experience} experience, and {price.gold} gold, or jewels of that worth. A jewel is spent whole. <Case rule={price.rule} />
        </p>
        <ChooseSome
          legend="Which jewels?"
          abreast={3}
          choices={who.jewels.map(({ id, value }) => ({ id, name: `Jewel of ${value}` }))}
          chosen={chosen}
          onChange={setChosen}
        />
        <table className="sumtab pay-sum">
          <tbody>
            <Sum label="Jewels" value={worthOf(jewels)} />
            <Sum label="Gold paid" value={payment?.gold ?? Math.max(0, price.gold - worthOf(jewels))} />
            <Sum label="Change in gold" value={payment?.change ?? 0} />
            <tr className="tot">
              <th scope="row">Gold afterwards</th>
              <td>{payment?.left ?? '–'}</td>
            </tr>
          </tbody>
        </table>
        <p className="pay-word" aria-live="polite">
          {payment === null
            ? `${price.gold - worthOf(jewels) - who.gold} gold short: choose more jewels.`
            : needless
              ? 'One of these jewels is not needed: the others cover the price.'
              : inWords(payment.gold, payment.change)}
        </p>
        <Refused error={advance.error} />
      </form>
    </Dialog>
  )
}

function inWords(gold: number, change: number): string {
  if (gold > 0) return `${gold} gold in addition to the jewels.`
  return change > 0 ? `${change} gold in change.` : 'The price is met exactly.'
}

function Sum({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{value}</td>
    </tr>
  )
}
