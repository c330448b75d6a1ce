import type { DelveEvent } from '../event-types.ts'
import type { Id } from '../state.ts'
import type { SpellId } from '../tables/index.ts'
import { monsterOf } from '../text/names.ts'
import { company, DEEDS } from '../text/tale.ts'
import type { Names } from '../text/text.ts'
import type { Kill, Kills } from './kills.ts'
import type { Sides } from './sides.ts'

/** What each character of a raid is remembered for. */
export interface DeedBook {
  note(event: DelveEvent, kill: Kill | null): void
  /** Those of the whole raid, once it is known who came home with what. */
  remember(who: Id, deed: Deed): void
  /** The greatest three, a sentence each. */
  of(who: Id): readonly string[]
}

/** What was done, how much it is worth beside other deeds, and of which sort it is: the best of a sort is told. */
export interface Deed {
  readonly sort: keyof typeof DEEDS
  readonly worth: number
  readonly text: string
}

const TOLD = 3
/** So many in one fight are worth telling. */
const MANY = 3
/** So many Wound Points are worth telling of a monster killed; smaller game is told where there is nothing better. */
const WORTH = {
  destroyedHellgate: 200,
  alone: 150,
  slewX: 120,
  won: 110,
  raised: 100,
  wonBack: 90,
  madeFlesh: 85,
  manyInOneFight: 45,
  slew: 30,
  lastBreath: 25,
  charmed: 28,
  staredDown: 38,
  madePeace: 12,
  richest: 35,
  traps: 4,
} as const

interface Help {
  readonly by: Id
  /** Null for a ring. */
  readonly spell: SpellId | null
}

export function deedBook({ woundPointsOf }: Pick<Kills, 'woundPointsOf'>, sides: Sides, name: Names): DeedBook {
  const deeds = new Map<Id, Map<Deed['sort'], Deed>>()
  const left = new Map<Id, number>()
  const inFight = new Map<Id, number>()
  const traps = new Map<Id, number>()
  const helps = new Map<Id, Help>()
  let met: readonly Id[] = []

  const remember = (who: Id, deed: Deed): void => {
    if (!sides.isCharacter(who)) return
    const own = deeds.get(who) ?? new Map<Deed['sort'], Deed>()
    if ((own.get(deed.sort)?.worth ?? Number.NEGATIVE_INFINITY) < deed.worth) own.set(deed.sort, deed)
    deeds.set(who, own)
  }
  const slew = (by: Id, { kind, cause, woundPoints: tough }: Kill): void => {
    const lastBreath = left.get(by) === 1
    const worth = (kind === 'x-the-unknown' ? WORTH.slewX : WORTH.slew) + tough + (lastBreath ? WORTH.lastBreath : 0)
    remember(by, { sort: 'slew', worth, text: DEEDS.slew(kind, cause, lastBreath) })
    inFight.set(by, (inFight.get(by) ?? 0) + 1)
  }
  const endOfFight = (): void => {
    for (const [who, count] of inFight)
      if (count >= MANY)
        remember(who, { sort: 'manyInOneFight', worth: WORTH.manyInOneFight + 5 * count, text: DEEDS.manyInOneFight(count) })
    inFight.clear()
  }
  /** Somebody is back; where one of the others did it just now, it is his deed. */
  const back = (who: Id, sort: 'raised' | 'madeFlesh' | 'wonBack', by: readonly (SpellId | null)[]): void => {
    const help = helps.get(who)
    helps.delete(who)
    if (help !== undefined && help.by !== who && by.includes(help.spell))
      remember(help.by, { sort, worth: WORTH[sort], text: DEEDS[sort](name(who)) })
  }

  return {
    remember,
    note(event, kill) {
      if (kill?.by !== undefined && kill.by !== null && sides.isCharacter(kill.by)) slew(kill.by, kill)
      switch (event.type) {
        case 'monsters-met':
          met = event.who
          break
        case 'wounded':
          left.set(event.who, event.left)
          break
        case 'healed':
          left.set(event.who, (left.get(event.who) ?? 0) + event.wounds)
          break
        case 'combat-begins':
        case 'combat-over':
          endOfFight()
          break
        case 'spell-cast':
          if (event.target !== undefined) helps.set(event.target, { by: event.who, spell: event.spell })
          break
        case 'ring-used':
          helps.set(event.target, { by: event.who, spell: null })
          break
        case 'spell-resisted':
          helps.delete(event.target)
          break
        case 'resurrected':
          left.delete(event.who)
          back(event.who, 'raised', ['resurrect', null])
          break
        case 'flesh-again':
          back(event.who, 'madeFlesh', ['stone-flesh'])
          break
        case 'came-back':
          back(event.who, 'wonBack', ['redemption', 'charm'])
          break
        case 'charmed': {
          const kind = monsterOf(event.who)?.type
          const worth = WORTH.charmed + woundPointsOf(event.who)
          if (kind !== undefined) remember(event.by, { sort: 'charmed', worth, text: DEEDS.charmed(kind) })
          break
        }
        case 'negotiated':
          if (met.length === 0 || event.result === 'failure') break
          if (event.result === 'intimidate')
            remember(event.who, { sort: 'staredDown', worth: WORTH.staredDown + met.length, text: DEEDS.staredDown(company(met, name)) })
          else remember(event.who, { sort: 'madePeace', worth: WORTH.madePeace + met.length, text: DEEDS.madePeace(company(met, name)) })
          break
        case 'detrapped': {
          if (!event.done) break
          const count = (traps.get(event.who) ?? 0) + 1
          traps.set(event.who, count)
          remember(event.who, { sort: 'traps', worth: WORTH.traps * count, text: DEEDS.traps(count) })
          break
        }
        case 'hellgate-tried':
          if (event.destroyed)
            remember(event.who, { sort: 'destroyedHellgate', worth: WORTH.destroyedHellgate, text: DEEDS.destroyedHellgate() })
      }
    },
    of(who) {
      const own = [...(deeds.get(who)?.values() ?? [])]
      return own
        .sort((a, b) => b.worth - a.worth)
        .slice(0, TOLD)
        .map(({ text }) => text)
    },
  }
}

/** Treasure of less is not worth telling. */
const RICH = 100
/** From so many on it is something to come home alone. */
const MANY_WENT = 3

/** What the end of a raid makes of it: who came home alone, the richest, who won (17.0). */
export function deedsOfTheEnd(
  book: DeedBook,
  people: readonly { readonly id: Id; readonly home: boolean; readonly worth: number; readonly victory: boolean }[],
): void {
  const home = people.filter((each) => each.home)
  const [only] = home
  if (only !== undefined && home.length === 1 && people.length >= MANY_WENT)
    book.remember(only.id, { sort: 'alone', worth: WORTH.alone, text: DEEDS.alone(people.length) })
  const most = Math.max(0, ...home.map(({ worth }) => worth))
  for (const { id, worth, victory } of home) {
    if (victory) book.remember(id, { sort: 'won', worth: WORTH.won, text: DEEDS.won() })
    if (worth === most && worth >= RICH) book.remember(id, { sort: 'richest', worth: WORTH.richest, text: DEEDS.richest(worth) })
  }
}
