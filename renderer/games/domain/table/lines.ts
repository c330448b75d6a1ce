import { cardOf, kindOf, typeOf } from '../../../../engine/domain/open/cards.ts'
import { squareName } from '../../../../engine/domain/open/names.ts'
import type { DomainView } from '../../../../engine/domain/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { EVENTS, seatIn, type Told, type ToldOf } from '../events.ts'

/**
 * The chronicle as it is read: a walk is one line, since the board shows the way; no turn is announced where the next line names the
 * character; the experience gained by a deed stands in the line of the deed; and a card drawn is named once, with what comes of it.
 */
export function linesOf(log: readonly LogEntry[], view: DomainView | null): readonly LogEntry[] {
  const lines: LogEntry[] = []
  let steps = 0
  for (const entry of log) {
    const event = EVENTS.read(entry)
    const last = lines.at(-1)
    const before = last ? EVENTS.read(last) : null
    if (before?.type === 'turn-began' && isNamedBy(before, event)) lines.pop()
    if (last && before && event?.type === 'experience' && isLearntBy(before, event)) {
      lines[lines.length - 1] = { ...last, text: `${last.text} Experience ${event.total}.` }
      continue
    }
    const outcome = before && event ? outcomeOf(before, event) : null
    if (last && outcome !== null) {
      lines[lines.length - 1] = { ...entry, text: `${last.text.replace(/\.$/, '')} and ${outcome}.` }
      continue
    }
    const isOn = event?.type === 'moved' && before?.type === 'moved' && before.seat === event.seat
    steps = event?.type === 'moved' ? (isOn ? steps + 1 : 1) : 0
    if (isOn) lines[lines.length - 1] = { ...entry, text: walkInWords(event, entry.text, steps, view) }
    else lines.push(entry)
  }
  return lines
}

function isLearntBy(deed: Told, { seat }: ToldOf<'experience'>): boolean {
  const teaches = deed.type === 'tile-laid' || deed.type === 'creature-beaten' || deed.type === 'luck-tested'
  return teaches && deed.seat === seat
}

/** What comes of the card that was just drawn or turned, to follow `and`. */
function outcomeOf(drawn: Told, event: Told): string | null {
  if ((drawn.type !== 'card-drawn' || drawn.magic) && drawn.type !== 'card-turned') return null
  if (!('card' in event) || event.card !== drawn.card || event.seat !== drawn.seat) return null
  switch (event.type) {
    case 'taken':
      return `takes ${isSeveral(event.card) ? 'them' : 'it'}`
    case 'met':
      return 'meets it'
    case 'fell':
      return 'falls in'
    case 'hazard':
      return 'is caught in it'
    default:
      return null
  }
}

/** `two rhombs`. */
function isSeveral(id: string): boolean {
  if (typeOf(kindOf(id)) !== 'object') return false
  const card = cardOf(id)
  return card.type === 'object' && card.ingredients !== undefined
}

function isNamedBy(turn: ToldOf<'turn-began'>, event: Told | null): boolean {
  return event?.type === 'turn-began' || event?.type === 'round-began' || seatIn(event) === turn.seat
}

function walkInWords({ seat, to }: ToldOf<'moved'>, text: string, steps: number, view: DomainView | null): string {
  const name = view?.characters[seat]?.name
  return name === undefined ? text : `${name} walks ${steps} squares to ${squareName(to)}.`
}
