import type { Moment, MomentPieces } from '../moment-page.ts'
import { MomentCard, type ShownMoment } from './card.tsx'
import { MomentStrip } from './strip.tsx'

interface Pictured {
  readonly pictureOf: (moment: Moment) => Pick<ShownMoment, 'title' | 'plate'> | null
}

/**
 * A game's moments: title and plate stand in its table of events.
 *
 * @param said the rest of a great moment: when it was, what decided it, and what changed
 */
export function momentPieces({ pictureOf }: Pictured, said: (moment: Moment) => Omit<ShownMoment, 'title' | 'plate'>): MomentPieces {
  return {
    GreatMoment({ moment, onGo, onward }) {
      const pictured = pictureOf(moment)
      return pictured && <MomentCard moment={moment} shown={{ ...said(moment), ...pictured }} onGo={onGo} onward={onward} />
    },
    SmallMoment({ moment }) {
      const pictured = pictureOf(moment)
      return pictured && <MomentStrip moment={moment} {...pictured} />
    },
  }
}
