import type { Ask } from '../../kernel/ask.ts'
import type { Grading } from '../../kernel/grading.ts'
import type { Seat } from '../../kernel/types.ts'
import { parseAction } from '../actions.ts'
import type { Topic } from '../asks.ts'
import { pointsOf } from '../chapters/214-points.ts'
import { heroOf } from '../chapters/section.ts'
import type { HeroState, Section } from '../state.ts'
import { WINNING_MARGIN } from '../tables/index.ts'
import { dealUnseen } from './unseen.ts'

// The measure of a choice: the points that the hero brings to Alysa, none if he dies or comes too late. It is played out until he is with her,
// or the game is over. Measured is what he does where he can strike, open a door or pick up riches. Other steps are too many, and what the
// monsters do tells on the hero of another.

const MEASURED: ReadonlySet<string> = new Set<Topic>(['attack-targets', 'defend', 'luck'])
/** Where one of these can be done, what he does weighs. */
const WEIGHTY: ReadonlySet<string> = new Set(['attack', 'open', 'take'])

export const grading: Grading<HeroState> = {
  terms: [{ id: 'points', label: 'points', points: 1 }],
  bounds: { mistake: WINNING_MARGIN / 3, blunder: WINNING_MARGIN },
  apart: true,
  mostFurther: 600,
  horizon(_, ask) {
    const { seat, topic } = ask
    if (!MEASURED.has(topic) && !isWeighty(ask)) return null
    return { reached: (now) => heroOf(sectionOf(now, seat)).status !== 'in-catacomb' }
  },
  /** Of the steps only the one straight on; turning and staring decide little. */
  compares(s, { seat, topic }, { pick: [id] = [] }) {
    if (topic !== 'hero-action' || id === undefined) return true
    const deed = parseAction('hero-action', id)
    if (deed.kind === 'step') return deed.facing === heroOf(sectionOf(s, seat)).facing
    return deed.kind !== 'face' && deed.kind !== 'stare' && deed.kind !== 'drop'
  },
  /** A fight is told as one, and it seldom lasts longer than a turn. */
  passage: ({ turn }) => String(turn),
  account(s, seat) {
    const section = sectionOf(s, seat)
    return { points: section.hero?.status === 'track' ? pointsOf(section).total : 0 }
  },
  unseen: dealUnseen,
}

function isWeighty({ topic, ...ask }: Ask): boolean {
  return topic === 'hero-action' && 'ids' in ask && ask.ids.some((id) => WEIGHTY.has(parseAction('hero-action', id).kind))
}

function sectionOf({ sections }: HeroState, seat: Seat): Section {
  const section = sections.find((each) => each.seat === seat)
  if (section === undefined) throw new Error(`seat ${seat} has no hero`)
  return section
}
