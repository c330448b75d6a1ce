import type { SessionView } from '../../engine/kernel/types.ts'

/** While a moment lies on the table, the place of the card is an empty slot with the next question in it. */
export function NextSlot({ session: { decision, outcome } }: { readonly session: SessionView }) {
  return (
    <section className="next-slot" aria-label="What comes next">
      <span className="small">Then</span>
      <b>{decision?.prompt ?? outcome?.text ?? ''}</b>
    </section>
  )
}
