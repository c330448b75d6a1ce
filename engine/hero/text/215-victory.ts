import { assertNever } from '../../kernel/assert-never.ts'
import { listed, many } from '../../kernel/words.ts'
import type { FinalLine, VictoryEvent } from '../chapters/215-victory.ts'
import type { End } from '../state.ts'
import { WINNING_MARGIN } from '../tables/index.ts'
import type { PointsView } from '../view-types.ts'
import type { ChapterText, Sentences } from './text.ts'

const BY = { class: 'class', appearance: 'appearance', die: 'a die' } as const

const sentences: Sentences<VictoryEvent> = {
  'reached-alysa': ({ section, total }, name) => `${name(section)} enters Alysa’s room with ${many(total, 'point')}.`,
  'track-advanced': ({ section, box }, name) =>
    box >= 4 ? `${name(section)} reaches Alysa’s heart.` : `${name(section)} advances to box ${box} of the Alysa track.`,
  tied: ({ sections }, name) => `${listed(sections.map(name))} are fewer than ${WINNING_MARGIN} points apart: a tie.`,
  'tie-die': ({ section, die }, name) => `${name(section)} rolls a ${die} for Alysa’s hand.`,
  'game-over': ({ end }, name) => ending(end, end.winner === null ? undefined : name.seat(end.winner)),
}

/** How the game ended (215). */
export function ending({ kind, by }: End, winner = 'No one'): string {
  switch (kind) {
    case 'heart':
      return `${winner} reached the heart alone on the track: Alysa is his.`
    case 'chosen':
      return `Alysa has chosen ${winner}, at least ${WINNING_MARGIN} points ahead of every rival who reached her.`
    case 'tie-break':
      // The winner may have fewer points, so the reason is given wherever the points are.
      return `With fewer than ${WINNING_MARGIN} points between them it is a tie: ${winner} wins by ${BY[by ?? 'die']}.`
    case 'nobody':
      return 'All heroes are dead. Alysa marries a librarian.'
    default:
      assertNever(kind)
  }
}

/** What is shown beside a name in the final standings, sum by sum (214). */
export function standingDetail({ status }: FinalLine, { courage, courageBefore, armourPercent, charm, riches }: PointsView): string {
  const armour = armourPercent === 0 ? '' : ` (${courageBefore} ${armourPercent < 0 ? '−' : '+'} ${Math.abs(armourPercent)}% for armour)`
  const sums = `courage ${courage}${armour}, charm ${charm}, riches ${riches}`
  if (status === 'track') return sums
  return status === 'dead' ? `${sums}; dead` : `${sums}; never reached Alysa`
}

/** 215 Winning. */
export const victory = { sentences, topics: {} } satisfies ChapterText
