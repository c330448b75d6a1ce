import type { Ask } from '../../kernel/ask.ts'
import type { HeroAsk } from '../asks.ts'
import { sceneOf } from '../bot/seen.ts'
import { breather, excess } from '../bot/wounds.ts'
import { MEND } from '../text/errands.ts'
import type { HeroView } from '../view-types.ts'
import type { KindOfErrand } from './kind.ts'

// Several levels in one go: those that a breather brings back (213B), or that excess damage takes (212C), as well as possible.

export const mend: KindOfErrand = {
  offered(view, { ask }) {
    const asked = ask as HeroAsk
    if ((asked.topic !== 'breather' && asked.topic !== 'excess') || asked.data.left < 2 || sceneOf(view) === null) return []
    return [{ id: asked.topic, kind: 'mend', ...MEND[asked.topic], answers: asked.data.left }]
  },

  planned(view, at) {
    const first = bestOf(view, at.ask)
    const option = at.decision().options?.find(({ id }) => id === first)
    return { steps: option === undefined ? [] : [{ label: option.label, rule: at.ask.rule }], notes: [] }
  },

  next(view, { ask }, { errand }) {
    const best = ask.topic === errand.id ? bestOf(view, ask) : null
    return best === null ? { ended: MEND.done } : { answer: { pick: [best] } }
  },
}

function bestOf(view: HeroView, ask: Ask): string | null {
  const scene = sceneOf(view)
  if (scene === null || ask.kind !== 'pick') return null
  return (ask.topic === 'breather' ? breather : excess)(scene.hero, ask.ids)[0]
}
