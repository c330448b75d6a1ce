import { capital, signed } from '../../kernel/words.ts'
import { parseAction } from '../actions.ts'
import { catacombOf, doorOf } from '../chapters/101-catacomb.ts'
import { blocking, type DoorEvent } from '../chapters/206-doors.ts'
import { counterOf, current } from '../chapters/section.ts'
import { barOdds, knownOutside, letOdds } from '../odds/odds.ts'
import { one } from '../open/names.ts'
import type { HeroState } from '../state.ts'
import type { Door } from '../tables/index.ts'
import { stepsOf } from './asked.ts'
import { counterName } from './counters.ts'
import { namesOf } from './names.ts'
import { holdWhy, warned } from './odds.ts'
import type { ChapterText, Sentences, Topics } from './text.ts'

const sentences: Sentences<DoorEvent> = {
  'door-tried': ({ section, total, value, blocked, opened }, name) => {
    const sum = `(${total}, needed ${value})`
    const isHeld = blocked !== 0
    if (opened) return isHeld ? `${name(section)} opens the door against what holds it ${sum}.` : `${name(section)} opens the door ${sum}.`
    return isHeld ? `Something holds the door against ${name(section)} ${sum}.` : `The door resists ${name(section)} ${sum}.`
  },
  'door-barred': ({ section }, name) => `${name(section)} leans against the door.`,
  'door-forced': ({ section, kind, total, strength, forced }, name) =>
    forced
      ? `${capital(one(kind))} forces the door on ${name(section)} (${total}, needed more than ${strength}).`
      : `${name(section)} holds the door against ${one(kind)} (${total}, needed more than ${strength}).`,
}

function doorAsked(s: HeroState, id: string | undefined): Door {
  return doorOf(catacombOf(s.catacomb), id ?? '')
}

const topics: Topics<'block' | 'bar'> = {
  block: (s, ask) => {
    const section = current(s)
    const door = doorAsked(s, ask.about)
    return {
      prompt: 'Hold the door?',
      lead: `${namesOf(s)(section.id)} tries a door of ${door.value}. You may choose because something lies behind it.`,
      steps: stepsOf(s),
      option: (id) => {
        const action = parseAction('block', id)
        if (action.kind === 'no') return { label: 'Leave it', odds: holdWhy(section, door, null) }
        const counter = counterOf(section, action.counter)
        return {
          label: `Hold it with the ${counterName(section.counters, counter)}`,
          detail: `${signed(blocking(counter))} to his roll; dead if he opens it`,
          odds: holdWhy(section, door, counter),
          at: { kind: 'counter', id: counter.id },
        }
      },
    }
  },
  bar: (s, ask) => {
    const section = current(s)
    const door = doorAsked(s, ask.about)
    const { value } = door
    const unknown = knownOutside(section, door).isUnknown ? { leavesOut: 'monsters outside that he has never seen' } : {}
    const letting = letOdds(section, door)
    return {
      prompt: `Will ${namesOf(s)(current(s).id)} hold the door shut?`,
      lead: `They come at him through the door of ${value}. Only trolls and ogres can force it, with two dice above his strength.`,
      steps: stepsOf(s),
      option: (id) =>
        parseAction('bar', id).kind === 'bar'
          ? {
              label: 'Hold it',
              detail: 'The odds that it holds. He gets a smaller breather, and cannot strike back if it is forced',
              odds: { ...barOdds(section, door), ...unknown },
              at: { kind: 'door', id: ask.about ?? '' },
            }
          : {
              label: 'Let them come',
              detail: `The odds that none of them hits. He strikes back, and loses ${(letting.expected ?? 0).toFixed(1)} levels on average`,
              ...warned({ ...letting, ...unknown }),
            },
    }
  },
}

/** 206 Doors. */
export const doors = { sentences, topics } satisfies ChapterText
