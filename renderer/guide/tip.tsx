import { useFetched } from '../fetched.ts'
import { useGamePage } from '../game-pages.ts'
import { Icon } from '../icons/icon.tsx'
import { useRules } from '../rulebook/rules-context.ts'
import { useSettings } from '../settings/settings.ts'
import { markSeen, useProgress } from './progress.ts'

/** What a screen can do, told once, in the words of the game on the page. */
export function TipOf({ screen }: { readonly screen: string }) {
  const { tips } = useSettings()
  const { seen } = useProgress()
  const tip = useFetched(useGamePage(useRules().game)?.guide ?? null)?.tips[screen]
  const id = `tip.${screen}`
  if (!tip || !tips || seen.includes(id)) return null
  const { title, text } = tip
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
