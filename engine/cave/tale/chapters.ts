import type { Step } from '../../kernel/play.ts'
import type { TaleChapter } from '../../kernel/tale-types.ts'
import type { CaveEvent } from '../event-types.ts'
import { cardOf } from '../open/cards.ts'
import type { CaveState } from '../state.ts'
import { isCaveEvent, sentence } from '../text/index.ts'
import { type Sums, sumsText, TITLES } from '../text/tale.ts'
import { namesOf } from '../text/text.ts'

type Line = TaleChapter['lines'][number]

interface Open {
  readonly title: string
  readonly turn: number
  readonly from: number
  to: number
  readonly lines: Line[]
}

/** What can be gone back to: the Crystal found, Trials, Dragons, attacks, deaths, seventh Cave cards, Toads and the end. */
export function chapters(last: CaveState, steps: readonly Step[], from: number, sums: readonly Sums[]): readonly TaleChapter[] {
  const book = newBook(last, from)
  for (const [input, { events }] of steps.entries()) for (const event of events) if (isCaveEvent(event)) book.note(event, input)
  return [...book.told(), ...(last.end === null ? [] : [whatEverybodyDid(last, steps.length - 1, sums)])]
}

function newBook(last: CaveState, from: number) {
  const name = namesOf(last)
  const told: TaleChapter[] = []
  let turn = from
  let open: Open | null = null
  let drewCave = false

  const close = () => {
    if (open !== null) told.push({ turn: open.turn, kind: 'fight', title: open.title, lines: open.lines, from: open.from, to: open.to })
    open = null
  }
  const note = (event: CaveEvent, input: number) => {
    const line = (tone: Line['tone']): Line => ({ rule: event.rule, text: sentence(last, event), tone, input })
    const add = (tone: Line['tone']) => {
      if (open === null) return
      open.lines.push(line(tone))
      open.to = input
    }
    const begin = (title: string, lines: readonly Line[]) => {
      close()
      open = { title, turn, from: input, to: input, lines: [...lines] }
    }
    const alone = (kind: TaleChapter['kind'], title: string, tone: Line['tone']) => {
      close()
      told.push({ turn, kind, title, lines: [line(tone)], from: input, to: input })
    }
    const afterCave = drewCave
    drewCave = event.type === 'drawn' && event.deck === 'cave'
    switch (event.type) {
      case 'round-began':
        turn = event.round
        return close()
      case 'turn-began':
        return close()
      case 'fought': {
        const tone = event.result === 'won' ? 'good' : event.result === 'lost' ? 'bad' : 'plain'
        const dragon = event.against.cards.find((card) => cardOf(card).type === 'dragon')
        const isTrial = event.against.kind === 'beast' || event.against.kind === 'apparition'
        if (open !== null) return add(tone)
        if (isTrial) return begin(TITLES.trials(name(event.seat)), [line(tone)])
        return dragon === undefined ? undefined : begin(TITLES.dragon(name(event.seat), dragon), [line(tone)])
      }
      case 'duel':
        return begin(TITLES.attack(name(event.seat), name(event.against)), [line('plain')])
      case 'bribed':
        return open === null ? begin(TITLES.trials(name(event.seat)), [line('plain')]) : add('plain')
      case 'trial':
        return add(event.passed ? 'good' : 'bad')
      case 'slain':
      case 'strength-gained':
        return add('good')
      case 'life-lost':
      case 'robbed':
      case 'strength-lost':
      case 'craft-lost':
      case 'left-chamber':
        return add('bad')
      case 'craft-gained':
        return afterCave ? alone('find', TITLES.seventh(name(event.seat)), 'good') : undefined
      case 'crystal-found':
        return alone('find', TITLES.found(event.at), 'good')
      case 'turned-toad':
        return alone('loss', TITLES.toad(name(event.seat)), 'bad')
      case 'died':
        return alone('loss', TITLES.died(name(event.seat), event.character), 'bad')
      case 'destroyed':
        return alone('loss', TITLES.died(name(event.seat), 'cyborg'), 'bad')
      case 'game-over':
        return alone('end', TITLES.end(event.how), event.how === 'crystal' ? 'good' : 'plain')
    }
  }
  const all = () => {
    close()
    return told.toSorted((a, b) => a.from - b.from)
  }
  return { note, told: all }
}

/** The figures of everyone, in the last lines. */
function whatEverybodyDid(last: CaveState, input: number, sums: readonly Sums[]): TaleChapter {
  const name = namesOf(last)
  const lines = sums.map((each, seat): Line => ({ rule: '17', text: sumsText(name(seat), each), tone: 'plain', input }))
  return { turn: last.round, kind: 'end', title: TITLES.sums(), lines, from: input, to: input }
}
