import { TIPS } from '../games/citadel/guide-texts.ts'
import { Icon } from '../icons/icon.tsx'
import { useSettings } from '../settings/settings.ts'
import { markSeen, useProgress } from './progress.ts'

/** What a screen can do, told once. */
export function TipOf({ screen }: { readonly screen: keyof typeof TIPS }) {
  const { tips } = useSettings()
  const { seen } = useProgress()
  const id = `tip.${screen}`
  if (!tips || seen.includes(id)) return null
  const { title, text } = TIPS[screen]
  return (
    <section className="lesson" aria-label="Tip">
      <p>
        <b>
          <Icon name="x-candle" /> {title}
        </b>{' '}
        {text}
      </p>
      <p className="lesson-foot">
        <button type="button" className="btn" onClick={() => markSeen(id)}>
          Understood
        </button>
      </p>
    </section>
  )
}
