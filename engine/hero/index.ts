import type { Game } from '../kernel/game.ts'
import { plain } from '../kernel/plain.ts'
import { isRefusal } from '../kernel/refusal.ts'
import type { Outcome, Seat } from '../kernel/types.ts'
import { RULES } from './book/index.ts'
import { sensible } from './bot/index.ts'
import { readProfile } from './chapters/103-profile.ts'
import { heroGame } from './chapters/202-sequence.ts'
import { pointsOf } from './chapters/214-points.ts'
import { standings } from './chapters/215-victory.ts'
import { heroOf, sectionOf } from './chapters/section.ts'
import { copy } from './copy.ts'
import { errands } from './errands/index.ts'
import { HABITS } from './habits.ts'
import { grading } from './odds/grading.ts'
import { TOLD } from './open/told.ts'
import { VARIANT_WORDS } from './open/variants.ts'
import { setup } from './setup.ts'
import type { HeroState } from './state.ts'
import { tables } from './tables/index.ts'
import type { HeroTables } from './tables/table-types.ts'
import { drawn } from './tale/drawn.ts'
import { LAB } from './tale/lab.ts'
import { RANKINGS } from './tale/rankings.ts'
import { tale } from './tale/tale.ts'
import { WORDS } from './text/effects.ts'
import { describe, ending, LEVEL_USES, LEVEL_WORDS, printedTables, sentence, standingDetail } from './text/index.ts'
import { why } from './text/rolls.ts'
import { glimpse, view } from './view.ts'
import type { HeroView } from './view-types.ts'

/** HERO (Yaquinto, 1980): two or three heroes on their way to Alysa, each beset by the monsters of another. */
export const hero: Game<HeroState> = {
  id: 'hero',
  title: 'HERO',
  place: 2,
  seats: { min: 2, max: 3 },
  rulesVersion: '4',
  variants: VARIANT_WORDS,
  secret,
  setup,
  script: heroGame,
  outcome,
  view,
  glimpse,
  describe,
  why: (_, roll) => why(roll),
  sentence,
  sensible,
  tables: () => plain(heroTables()),
  rules: () => RULES,
  copy,
  tale,
  telling: TOLD,
  drawn: (view) => drawn(view as HeroView),
  rankings: RANKINGS,
  lab: LAB,
  grading,
  errands,
  habits: HABITS,
  template: {
    read(json) {
      const sheet = readProfile(json)
      return isRefusal(sheet) ? sheet : { name: sheet.name, sheet: plain(sheet) }
    },
  },
}

/** Something lies face down that one of these seats may not look under. */
function secret(s: HeroState, people: readonly Seat[]): boolean {
  if (s.end !== null) return false
  const faceDown = s.sections.filter(({ counters }) => counters.some(({ up }) => !up))
  return faceDown.some(({ owner }) => people.some((seat) => seat !== owner))
}

/** How the game ended, with everyone's points and where they come from (214, 215). */
function outcome(s: HeroState): Outcome | null {
  if (s.end === null) return null
  const { end } = s
  const winner = s.sections.find(({ seat }) => seat === end.winner)
  return {
    kind: end.kind,
    turns: s.turn,
    text: ending(end, winner === undefined ? undefined : heroOf(winner).name),
    standings: standings(s).map((each) => ({
      id: each.section,
      label: each.name,
      score: each.total,
      detail: standingDetail(each, pointsOf(sectionOf(s, each.section))),
      winner: each.winner,
      seat: each.seat,
    })),
  }
}

/** Everything that `game.tables` answers. */
function heroTables(): HeroTables {
  return { ...tables(), '102A.levels': { words: LEVEL_WORDS, uses: LEVEL_USES }, words: WORDS, printed: printedTables() }
}
