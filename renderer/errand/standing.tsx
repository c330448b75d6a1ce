import { useEffect } from 'react'
import type { SessionView } from '../../engine/kernel/types.ts'
import { useGamePage } from '../game-pages.ts'
import { setOrder, useOrders } from '../host/orders.ts'

/** What stands until it is stopped for the seat at the screen, each with a button that stops it. What can come to nothing any more is no longer kept. */
export function Standing({ view }: { readonly view: SessionView }) {
  const { session, seat } = view
  const page = useGamePage(view.game)
  const own = useOrders(session).filter((order) => order.seat === seat)
  const orders = own.filter(({ id }) => page?.orderHolds?.(view, id) !== false)
  useEffect(() => {
    for (const order of own) if (!orders.includes(order)) setOrder(session, order, false)
  })
  if (orders.length === 0) return null
  return (
    <ul className="standing" aria-label="Until you stop it">
      {orders.map((order) => (
        <li key={order.id}>
          <span>
            <small>Until you stop it</small> {order.label}
          </span>
          <button
            type="button"
            className="btn btn--quiet"
            aria-label={`Stop: ${order.label}`}
            onClick={() => setOrder(session, order, false)}
          >
            Stop
          </button>
        </li>
      ))}
    </ul>
  )
}
