import type { Step } from '../../kernel/play.ts'
import type { TaleChapter } from '../../kernel/tale-types.ts'
import type { DomainEvent } from '../event-types.ts'
import { cardOf, isCard, objectOf } from '../open/cards.ts'
import { spotOf } from '../open/squares.ts'
import type { DomainState } from '../state.ts'
import { isDomainEvent, sentence } from '../text/index.ts'
import { TITLES } from '../text/tale.ts'
import { namesOf } from '../text/text.ts'

type Line = TaleChapter['lines'][number]

/** What can be gone back to: fights, the chambers and the first step into the last of them, weapons and treasures that are taken, the Warlock, deaths and the end. */
export function chapters(last: DomainState, steps: readonly Step[], from: number): readonly TaleChapter[] {
  const name = namesOf(last)
  const told: TaleChapter[] = []
  let turn = from
  let fight: { readonly title: string; readonly turn: number; readonly from: number; to: number; readonly lines: Line[] } | null = null
  const armed = new Set<number>()
  let isEntered = false

  const closeFight = () => {
    if (fight !== null)
      told.push({ turn: fight.turn, kind: 'fight', title: fight.title, lines: fight.lines, from: fight.from, to: fight.to })
    fight = null
  }
  const note = (event: DomainEvent, input: number) => {
    const line = (tone: Line['tone']): Line => ({ rule: event.rule, text: sentence(last, event), tone, input })
    const add = (tone: Line['tone']) => {
      if (fight === null) return
      fight.lines.push(line(tone))
      fight.to = input
    }
    const alone = (kind: TaleChapter['kind'], title: string, tone: Line['tone']) => {
      closeFight()
      told.push({ turn, kind, title, lines: [line(tone)], from: input, to: input })
    }
    switch (event.type) {
      case 'round-began':
        turn = event.round
        return closeFight()
      case 'turn-began':
        return closeFight()
      case 'met':
        closeFight()
        fight = { title: TITLES.fight(name(event.seat), kindOf(event.card)), turn, from: input, to: input, lines: [line('plain')] }
        return
      case 'blow':
        return add(event.hit ? (event.by === 'character' ? 'good' : 'bad') : 'plain')
      case 'creature-beaten':
      case 'life-spared':
        return add('good')
      case 'life-lost':
        return add('bad')
      case 'moved':
        if (isEntered || spotOf(event.to).slot.id !== 'treasure') return
        isEntered = true
        return alone('route', TITLES.inside(name(event.seat)), 'good')
      case 'chamber-laid':
        return alone('route', TITLES.opened(event.place), 'good')
      case 'taken':
        if ('treasure' in event) return alone('find', TITLES.taken(name(event.seat), event.treasure), 'good')
        if (armed.has(event.seat) || !isWeapon(event.card)) return
        armed.add(event.seat)
        return alone('find', TITLES.armed(name(event.seat), event.card), 'good')
      case 'warlock':
        if (event.deed === 'appeared') return alone('loss', TITLES.warlock(), 'bad')
        return
      case 'died':
        add('bad')
        return alone('loss', TITLES.died(name(event.seat)), 'bad')
      case 'won':
      case 'time-up':
      case 'given-up':
        return alone('end', TITLES.end(event.type === 'won'), event.type === 'given-up' ? 'bad' : 'good')
    }
  }

  for (const [input, { events }] of steps.entries()) for (const event of events) if (isDomainEvent(event)) note(event, input)
  closeFight()
  return told.toSorted((a, b) => a.from - b.from)
}

/** The kind of a card; of one met in a passage, and of one that no one is told again, the name it goes by. */
export function kindOf(card: string): string {
  return isCard(card) ? cardOf(card).kind : card
}

function isWeapon(card: string): boolean {
  return isCard(card) && objectOf(card).attack !== undefined
}
