import { setOrder, useOrders } from '../host/orders.ts'

/** What stands until it is stopped in a session, each with a button that stops it. */
export function Standing({ session }: { readonly session: string }) {
  const orders = useOrders(session)
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
