import type { FigureView } from '../../../../engine/gladiator/view-types.ts'
import { Icon } from '../../../icons/icon.tsx'

/** What he has left; where that is unknown, what he has lost. */
export function Strength({ figure: { sh, taken } }: { readonly figure: Pick<FigureView, 'sh' | 'taken'> }) {
  if (sh !== null)
    return (
      <>
        <b>{sh.now}</b>/{sh.normal}
      </>
    )
  return taken > 0 ? (
    <span title="SH lost, as all have seen">
      <Icon name="x-drop" />
      {taken}
      <span className="vh"> lost</span>
    </span>
  ) : (
    <>–</>
  )
}
