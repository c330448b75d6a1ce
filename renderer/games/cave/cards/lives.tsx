import { LIMITS } from '../../../../engine/cave/tables/index.ts'
import { Icon } from '../../../icons/icon.tsx'
import '../style/cards.css'

/** The number of Lives to which healing leads (4.7): so many drops are shown, empty where they are lost. */
const FULL = LIMITS.healTo

/** Lives as drops. */
export function Lives({ lives }: { readonly lives: number }) {
  return (
    <span className="v-lives" role="img" aria-label={lives === 1 ? '1 Life' : `${lives} Lives`}>
      {Array.from({ length: Math.max(FULL, lives) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal drops
        <Icon key={i} name="g-s-liv" className={i < lives ? 'v-drop' : 'v-drop is-lost'} />
      ))}
    </span>
  )
}
