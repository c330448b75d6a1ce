import { asksElse } from '../../kernel/errand.ts'
import type { Limit } from '../../kernel/errand-types.ts'
import type { DomainPick } from '../asks.ts'
import { bestArms } from '../bot/battle.ts'
import { seen } from '../bot/seen.ts'
import { characterOf } from '../chapters/characters.ts'
import { FIGHT } from '../text/errands.ts'
import { idsOf, type KindOfErrand, stepOf } from './kind.ts'

// 9.3: a fight, round after round, until someone is hit or he retreats.

const LEAST: Limit = { id: 'least', kind: 'number', unit: 'percent', min: 0, max: 100, step: 5, suggested: 10, ...FIGHT.least }

export const fight: KindOfErrand = {
  offered(_, at) {
    const isFight = idsOf(at).some((id) => id === 'fight' || id === 'fight-on') || at.ask.topic === 'arm'
    return isFight ? [{ id: 'fight', kind: 'fight', label: FIGHT.label, detail: FIGHT.detail, limits: [LEAST] }] : []
  },

  planned(_, at) {
    return { steps: [...stepOf(at, 'fight'), ...stepOf(at, 'fight-on')], notes: [] }
  },

  next(view, at, { limits, made }) {
    const ask = at.ask as DomainPick
    switch (ask.topic) {
      case 'meet':
        // Another one is another fight.
        return ask.ids.includes('fight') && made === 0 ? { answer: { pick: ['fight'] } } : { ended: FIGHT.decided }
      case 'arm': {
        const s = seen(view)
        return { answer: { pick: [bestArms(s, characterOf(s, ask.seat), ask.data, ask.ids)] } }
      }
      case 'round': {
        const { chance = 0 } = at.option('fight-on').odds ?? {}
        return { answer: { pick: [chance * 100 < Number(limits.least) ? 'retreat' : 'fight-on'] } }
      }
      case 'luck':
        return { ended: asksElse(at.decision().prompt) }
      default:
        return { ended: FIGHT.decided }
    }
  },
}
