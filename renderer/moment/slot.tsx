import type { SessionView } from '../../engine/kernel/types.ts'
import { useHome } from '../home.ts'

/** While a moment lies on the table, the place of the card is an empty slot with the next question in it. */
export function NextSlot({ session }: { readonly session: Pick<SessionView, 'game' | 'campaign' | 'decision'> }) {
  const { name } = useHome(session)
  return (
    <section className="next-slot" aria-label="What comes next">
      <span className="small">Then</span>
      <b>{session.decision?.prompt ?? `Back to the ${name.toLowerCase()}`}</b>
    </section>
  )
}
