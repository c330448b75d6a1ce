import { type Orders as OrdersGiven, orderId } from '../../../../engine/gladiator/open/actions.ts'
import { figureName, idsOf } from '../../../../engine/gladiator/open/names.ts'
import type { ArenaView, FigureView } from '../../../../engine/gladiator/view-types.ts'
import type { Decision } from '../../../../engine/kernel/types.ts'
import { Case } from '../../../rulebook/case.tsx'
import { figureIcon } from '../icons.ts'
import { Chip } from './chip.tsx'
import { isOnSand } from './view.ts'

interface OrdersProps {
  readonly view: ArenaView
  /** The open question, beside which orders are given; null where there is none. */
  readonly decision: Decision | null
  /** Gives an order, by the id of its option. */
  readonly onOrder: (id: string) => void
  readonly onClose: () => void
}

/** What is answered for one's own people without a question, until it is changed. */
export function Orders({ view, decision, onOrder, onClose }: OrdersProps) {
  const mine = view.characters.filter((each) => each.seat === view.seat && each.orders !== null && isOnSand(each))
  const isOffered = (id: string) => decision?.options?.some((option) => option.id === id) === true
  return (
    <section className="g-orders scroll" aria-label="Standing orders">
      <div className="head">
        <h2>Standing orders</h2>
        <button type="button" className="btn btn--quiet" onClick={onClose}>
          Both sides
        </button>
      </div>
      <table className="g-ros">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">Who</span>
            </th>
            <th scope="col">
              Against attacks <Case rule="37.3" />
            </th>
            <th scope="col">
              Against hand combat <Case rule="39.1" />
            </th>
          </tr>
        </thead>
        <tbody>
          {mine.map((figure) => (
            <tr key={figure.id}>
              <th scope="row">
                <Chip side={figure.side} icon={figureIcon(figure)} /> {figureName(figure)}
              </th>
              <td>
                <Order figure={figure} what="evade" words={EVADING} isOffered={isOffered} onOrder={onOrder} />
              </td>
              <td>
                <Order figure={figure} what="repel" words={REPELLING} isOffered={isOffered} onOrder={onOrder} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const EVADING = {
  ask: 'ask me',
  deadly: 'evade what could kill or knock down',
  always: 'always evade',
  never: 'never evade',
} as const
const REPELLING = { ask: 'ask me', always: 'always repel', never: 'never repel' } as const

interface OrderProps<W extends keyof OrdersGiven> extends Pick<OrdersProps, 'onOrder'> {
  readonly figure: FigureView
  readonly what: W
  readonly words: Readonly<Record<OrdersGiven[W], string>>
  readonly isOffered: (id: string) => boolean
}

/** One order: the one that stands, and those that can be given now. */
function Order<W extends keyof OrdersGiven>({ figure, what, words, isOffered, onOrder }: OrderProps<W>) {
  const stands = figure.orders?.[what]
  const orders = idsOf(words).map((order) => ({ order, id: orderId(figure.id, what, order) }))
  const choices = orders.filter(({ order, id }) => order === stands || isOffered(id))
  return (
    <select
      aria-label={`${figureName(figure)}: ${what}`}
      value={stands}
      disabled={choices.length < 2}
      onChange={({ target }) => choices.filter(({ order }) => order === target.value).map(({ id }) => onOrder(id))}
    >
      {choices.map(({ order }) => (
        <option key={order} value={order}>
          {words[order]}
        </option>
      ))}
    </select>
  )
}
