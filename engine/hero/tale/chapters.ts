import type { Step } from '../../kernel/play.ts'
import type { TaleChapter } from '../../kernel/tale-types.ts'
import type { HeroEvent } from '../event-types.ts'
import type { HeroState, Kind, SectionId } from '../state.ts'
import { isHeroEvent, sentence } from '../text/index.ts'
import { namesOf } from '../text/names.ts'
import { arrivalTitle, deathTitle, endTitle, fightTitle, findTitle } from '../text/tale.ts'

type Line = TaleChapter['lines'][number]

interface Fight {
  readonly section: SectionId
  readonly turn: number
  readonly from: number
  to: number
  /** Kinds of those who struck or were struck at, by counter, in the order of their first blow. */
  readonly foes: Map<string, Kind>
  readonly lines: Line[]
}

/**
 * What can be gone back to in a game: the blows that a hero exchanges in one phase (210, 211C), what he finds (207, 211D), that
 * he dies (212D) or comes to Alysa (215A2), the end. It names what lay face down: only for a game that is over.
 *
 * @param from the turn in which the game was begun: not 0 where a scenario begins in the middle
 */
export function chapters(last: HeroState, steps: readonly Step[], from = 0): readonly TaleChapter[] {
  const name = namesOf(last)
  const told: TaleChapter[] = []
  let turn = from
  let fight: Fight | null = null

  const closeFight = () => {
    if (fight === null) return
    const { section, foes, turn, from, to, lines } = fight
    told.push({ turn, kind: 'fight', title: fightTitle(name(section), [...foes.values()]), lines, from, to })
    fight = null
  }
  const strike = (section: SectionId, counter: string, kind: Kind, input: number) => {
    if (fight?.section !== section) closeFight()
    fight ??= { section, turn, from: input, to: input, foes: new Map(), lines: [] }
    fight.foes.set(counter, kind)
  }
  const note = (event: HeroEvent, input: number) => {
    const line = (tone: Line['tone']): Line => ({ rule: event.rule, text: sentence(last, event), tone, input })
    const add = (tone: Line['tone']) => {
      if (fight === null) return
      fight.lines.push(line(tone))
      fight.to = input
    }
    const alone = (kind: 'find' | 'loss' | 'end', title: string, tone: Line['tone']) =>
      told.push({ turn, kind, title, lines: [line(tone)], from: input, to: input })
    switch (event.type) {
      case 'turn-began':
        turn = event.turn
        return closeFight()
      case 'phase-began':
        return closeFight()
      case 'hero-struck':
        strike(event.section, event.counter, event.kind, input)
        return add(event.hit ? 'good' : 'plain')
      case 'monster-struck':
        strike(event.section, event.counter, event.kind, input)
        return add(event.hit ? 'bad' : 'plain')
      case 'succubus':
        strike(event.section, event.counter, 'succubus', input)
        return add(event.resisted ? 'good' : 'bad')
      case 'eliminated':
        return add('good')
      case 'wounded':
      case 'excess-taken':
      case 'no-defence':
        return add('bad')
      case 'luck-used':
        return add('good')
      case 'riches-taken':
        return alone('find', findTitle(name(event.section), event.kind), 'good')
      case 'trap':
        closeFight()
        return alone('find', findTitle(name(event.section), 'trap'), event.sprung ? 'bad' : 'good')
      case 'died':
        add('bad')
        closeFight()
        return alone('loss', deathTitle(name(event.section)), 'bad')
      case 'reached-alysa':
        closeFight()
        return alone('find', arrivalTitle(name(event.section)), 'good')
      case 'game-over':
        closeFight()
        return event.end.winner === null ? alone('end', endTitle(null), 'bad') : alone('end', endTitle(name.seat(event.end.winner)), 'good')
    }
  }

  for (const [input, { events }] of steps.entries()) for (const event of events) if (isHeroEvent(event)) note(event, input)
  closeFight()
  return told.toSorted((a, b) => a.from - b.from)
}
