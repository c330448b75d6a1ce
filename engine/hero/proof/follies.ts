import { counting, type Follies, type Folly, type Move } from '../../kernel/proof/follies.ts'
import { parseAction } from '../actions.ts'
import { hitChance } from '../bot/blows.ts'
import { catacombOf, sameSpot } from '../chapters/101-catacomb.ts'
import { beside } from '../chapters/101-ways.ts'
import { isMonster } from '../chapters/section.ts'
import { hero } from '../index.ts'
import type { HeroSheet, HeroState, Section, Spot } from '../state.ts'
import { FUZZING } from './fuzz.ts'

// What a person would laugh at in bots of HERO.

type At = Move<HeroState> & { readonly section: Section; readonly sheet: HeroSheet; readonly at: Spot }

/** Counts something for the hero of each seat apart, in his own phase. */
function perHero<T>(begin: () => T, sees: (own: T, at: At) => boolean): Folly<HeroState>['watch'] {
  return counting(
    ({ ask }) => ask.seat,
    begin,
    (own, move) => {
      const section = move.state.sections[move.state.at]
      const sheet = section?.hero
      if (section === undefined || sheet == null || sheet.at === null || section.seat !== move.ask.seat || move.state.phase !== 'hero')
        return false
      return sees(own, { ...move, section, sheet, at: sheet.at })
    },
  )
}

/** Whether a monster is beside him that no wall keeps off, nor a door that is shut before him. */
function isBeset({ state, section, at }: At): boolean {
  const open = beside(catacombOf(state.catacomb), at).filter(({ door }) => door === null || sameSpot(door.room, at))
  return open.some(({ to }) => section.counters.some((counter) => isMonster(counter.kind) && sameSpot(counter.at, to)))
}

/** What he has made of the game so far: with the same he has gained nothing. */
function gained({ killed, carries, now }: HeroSheet): string {
  return JSON.stringify([killed, carries, now])
}

/** Turns on one square, or to and fro between two, before it is a folly. */
const LONG = 8
/** Attempts at one door. */
const ATTEMPTS = 25
/** A blow that no one strikes who may do something else. */
const VAIN = 0.05

export const follies: Follies<HeroState> = {
  game: hero,
  plan: (seed, n) => {
    const [sensible] = FUZZING
    if (sensible === undefined || !('plan' in sensible)) throw new Error('bots play whole games')
    return sensible.plan(seed, n)
  },
  follies: [
    {
      id: 'stands',
      what: `ends ${LONG} turns running on one square with no monster that gets at him, and has gained nothing`,
      watch: perHero(
        () => ({ at: null as Spot | null, had: '', times: 0 }),
        (own, at) => {
          if (at.ask.topic !== 'hero-action' || at.id !== 'end') return false
          const has = gained(at.sheet)
          own.times = sameSpot(own.at, at.at) && own.had === has && !isBeset(at) ? own.times + 1 : 1
          own.at = at.at
          own.had = has
          return own.times === LONG
        },
      ),
    },
    {
      id: 'to-and-fro',
      what: `goes to and fro between two squares for ${LONG} turns, and has gained nothing`,
      watch: perHero(
        () => ({ ends: [] as string[], had: '' }),
        (own, { ask, id, sheet, at }) => {
          if (ask.topic !== 'hero-action' || id !== 'end') return false
          const has = gained(sheet)
          if (has !== own.had) own.ends = []
          own.had = has
          own.ends = [...own.ends, JSON.stringify(at)].slice(-LONG)
          if (own.ends.length < LONG || new Set(own.ends).size !== 2) return false
          own.ends = []
          return true
        },
      ),
    },
    {
      id: 'door',
      what: `tries one door for the ${ATTEMPTS}th time`,
      watch: perHero(
        () => null,
        (_, { ask, id, section }) => {
          const deed = ask.topic === 'hero-action' && id.startsWith('open:') ? parseAction('hero-action', id) : null
          return deed?.kind === 'open' && section.tried?.[deed.door] === ATTEMPTS - 1
        },
      ),
    },
    {
      id: 'vain-blow',
      what: `strikes where ${VAIN * 100}% of blows hit, and could walk on`,
      watch: perHero(
        () => null,
        (_, { ask, id, section, sheet, skill }) => {
          if (skill === 'novice' || ask.topic !== 'hero-action' || ask.kind !== 'pick' || !id.startsWith('attack:')) return false
          const deed = parseAction('hero-action', id)
          const counter = deed.kind === 'attack' ? section.counters.find((each) => each.id === deed.counter) : undefined
          if (counter === undefined || !isMonster(counter.kind)) return false
          return hitChance(sheet, sheet.armed, counter.kind, 1) <= VAIN && ask.ids.some((each) => each.startsWith('step:'))
        },
      ),
    },
    {
      id: 'drops',
      what: 'puts the same thing down for the second time',
      watch: perHero(
        () => ({ dropped: new Set<string>() }),
        (own, { ask, id }) => {
          const deed = ask.topic === 'hero-action' && id.startsWith('drop:') ? parseAction('hero-action', id) : null
          if (deed?.kind !== 'drop') return false
          const again = own.dropped.has(deed.counter)
          own.dropped.add(deed.counter)
          return again
        },
      ),
    },
    {
      id: 'mercy',
      what: 'ends the turn of the monsters with a blow open to them',
      watch: counting(
        () => 0,
        () => null,
        (_, { ask, id }) => ask.topic === 'monster-action' && ask.kind === 'pick' && id === 'end' && ask.ids.includes('attack'),
      ),
    },
    {
      id: 'no-breather',
      what: 'does not recover what he may recover',
      watch: counting(
        () => 0,
        () => null,
        (_, { ask, id }) => ask.topic === 'breather' && ask.kind === 'pick' && id === 'no' && ask.ids.length > 1,
      ),
    },
    {
      id: 'endless',
      what: 'is still on the way in turn 150',
      watch: () => {
        let told = false
        return {
          sees: ({ state }) => {
            if (told || state.turn < 150) return false
            told = true
            return true
          },
        }
      },
    },
  ],
}
