import { knownCard } from '../../../../engine/cave/open/cards.ts'
import { isPlural, spellName } from '../../../../engine/cave/open/names.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { EVENTS, seatIn, type Told, type ToldOf } from '../events.ts'

/**
 * The chronicle as it is read: no turn is announced where the next line names the one whose it is, no one looks around before meeting what
 * the next line tells, and what says the same as the line before it is part of that line.
 */
export function linesOf(log: readonly LogEntry[]): readonly LogEntry[] {
  const lines: LogEntry[] = []
  for (const entry of log) {
    const event = EVENTS.read(entry)
    // A space that is met without a Character.
    if (event?.type === 'encounter' && event.with === null) continue
    const last = lines.at(-1)
    const before = last ? EVENTS.read(last) : null
    if (before?.type === 'turn-began' && isNamedBy(before, event)) lines.pop()
    const joined = last && before && event ? joinedTo(last, before, entry, event) : null
    if (joined === null) lines.push(entry)
    else lines[lines.length - 1] = joined
  }
  return lines
}

function isNamedBy(turn: ToldOf<'turn-began'>, event: Told | null): boolean {
  return event?.type === 'turn-began' || event?.type === 'round-began' || seatIn(event) === turn.seat
}

/** The line before with what this one adds; null where it is a line of its own. */
function joinedTo(last: LogEntry, before: Told, entry: LogEntry, event: Told): LogEntry | null {
  switch (event.type) {
    case 'happened':
      return before.type === 'drawn' && before.card === event.card ? last : null
    case 'taken':
      if (before.type !== 'drawn' || event.gold > 0 || event.cards.join() !== before.card) return null
      return {
        ...last,
        text: last.text.replace(/\.$/, ` and ${knownCard(before.card)?.type === 'follower' ? 'gains a Follower' : 'takes it'}.`),
      }
    case 'stayed':
      return before.type === 'gate' ? last : null
    case 'moved':
      return before.type === 'passing' && before.stopped && event.stopped === 'chamber' ? { ...last, text: entry.text } : null
    case 'slain':
      if (before.type !== 'fought' || before.against.cards.length !== 1) return null
      return event.trophy ? { ...last, text: `${last.text} ${isPlural(event.card) ? 'They become' : 'It becomes'} a trophy.` } : last
    case 'spell-seen':
      return before.type === 'spell-gained' ? { ...last, text: `${last.text} It is ${spellName(event.spell)}.` } : null
    default:
      return null
  }
}
