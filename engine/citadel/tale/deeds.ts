import type { Weighed } from '../../kernel/feats.ts'
import type { DelveEvent } from '../event-types.ts'
import type { Id } from '../state.ts'
import type { MonsterType, SpellId } from '../tables/index.ts'
import { monsterOf } from '../text/names.ts'
import { company, DEEDS, toFollow } from '../text/tale.ts'
import type { Names } from '../text/text.ts'
import type { Kill, Kills } from './kills.ts'
import type { Sides } from './sides.ts'

/** What each character of a raid is remembered for. */
export interface DeedBook {
  note(event: DelveEvent, kill: Kill | null, at: When): void
  /** Adds a deed of the whole raid, once it is known who came home with what. */
  remember(who: Id, deed: Deed): void
  /** The greatest three, a sentence each. */
  of(who: Id): readonly string[]
  /** All that was done on the way, without what the end alone decides. */
  all(): readonly Weighed[]
}

/** When something happened, and how deep. */
export interface When {
  readonly turn: number
  readonly level: number
}

/** What was done, its worth beside other deeds, and its sort: only the best of each sort is told. */
export interface Deed {
  readonly sort: keyof typeof DEEDS
  readonly worth: number
  readonly text: string
  /** The kind of monster it was done to. */
  readonly kind?: MonsterType
}

/** Sums of the whole raid, which stand in its table anyway. */
const OF_THE_END: ReadonlySet<Deed['sort']> = new Set(['richest', 'won'])

const TOLD = 3
/** The fewest kills in one fight worth telling. */
const MANY = 3
/** What each deed is worth; the lesser ones are told where there is nothing better. */
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

export function deedBook(kills: Pick<Kills, 'woundPointsOf'>, sides: Sides, name: Names): DeedBook {
  return new Deeds(kills, sides, name)
}

/** What has happened so far, as far as it matters for deeds. */
class Deeds implements DeedBook {
  private readonly kills: Pick<Kills, 'woundPointsOf'>
  private readonly sides: Sides
  private readonly name: Names
  private readonly deeds = new Map<Id, Map<Deed['sort'], Deed & When>>()
  /** Wound Points left of those who were wounded. */
  private readonly left = new Map<Id, number>()
  /** Kills in the present fight. */
  private readonly inFight = new Map<Id, { readonly count: number; readonly kind: Kill['kind'] }>()
  private readonly traps = new Map<Id, number>()
  /** Who last did something for whom. */
  private readonly helps = new Map<Id, Help>()
  private met: readonly Id[] = []
  private at: When = { turn: 0, level: 0 }

  constructor(kills: Pick<Kills, 'woundPointsOf'>, sides: Sides, name: Names) {
    this.kills = kills
    this.sides = sides
    this.name = name
  }

  of(who: Id): readonly string[] {
    const own = [...(this.deeds.get(who)?.values() ?? [])]
    return own
      .sort((a, b) => b.worth - a.worth)
      .slice(0, TOLD)
      .map(({ text }) => text)
  }

  all(): readonly Weighed[] {
    return [...this.deeds].flatMap(([who, own]) =>
      [...own.values()].filter(({ sort }) => !OF_THE_END.has(sort)).map((deed) => ({ ...deed, who, text: toFollow(deed.text) })),
    )
  }

  remember(who: Id, deed: Deed): void {
    if (!this.sides.isCharacter(who)) return
    const own = this.deeds.get(who) ?? new Map<Deed['sort'], Deed & When>()
    if ((own.get(deed.sort)?.worth ?? Number.NEGATIVE_INFINITY) < deed.worth) own.set(deed.sort, { ...deed, ...this.at })
    this.deeds.set(who, own)
  }

  note(event: DelveEvent, kill: Kill | null, at: When): void {
    this.at = at
    if (kill?.by !== undefined && kill.by !== null && this.sides.isCharacter(kill.by)) this.slew(kill.by, kill)
    switch (event.type) {
      case 'monsters-met':
        this.met = event.who
        break
      case 'wounded':
        this.left.set(event.who, event.left)
        break
      case 'healed':
        this.left.set(event.who, (this.left.get(event.who) ?? 0) + event.wounds)
        break
      case 'combat-begins':
      case 'combat-over':
        this.endOfFight()
        break
      case 'spell-cast':
        if (event.target !== undefined) this.helps.set(event.target, { by: event.who, spell: event.spell })
        break
      case 'ring-used':
        this.helps.set(event.target, { by: event.who, spell: null })
        break
      case 'spell-resisted':
        this.helps.delete(event.target)
        break
      case 'resurrected':
        this.left.delete(event.who)
        this.isBack(event.who, 'raised', ['resurrect', null])
        break
      case 'flesh-again':
        this.isBack(event.who, 'madeFlesh', ['stone-flesh'])
        break
      case 'came-back':
        this.isBack(event.who, 'wonBack', ['redemption', 'charm'])
        break
      case 'charmed':
        this.charmed(event)
        break
      case 'negotiated':
        this.negotiated(event)
        break
      case 'detrapped':
        if (event.done) this.detrapped(event.who)
        break
      case 'hellgate-tried':
        if (event.destroyed)
          this.remember(event.who, { sort: 'destroyedHellgate', worth: WORTH.destroyedHellgate, text: DEEDS.destroyedHellgate() })
    }
  }

  private slew(by: Id, { kind, cause, woundPoints: tough }: Kill): void {
    const lastBreath = this.left.get(by) === 1
    const worth = (kind === 'x-the-unknown' ? WORTH.slewX : WORTH.slew) + tough + (lastBreath ? WORTH.lastBreath : 0)
    this.remember(by, { sort: 'slew', worth, text: DEEDS.slew(kind, cause, lastBreath), kind })
    this.inFight.set(by, { count: (this.inFight.get(by)?.count ?? 0) + 1, kind })
  }

  private endOfFight(): void {
    for (const [who, { count, kind }] of this.inFight)
      if (count >= MANY)
        this.remember(who, { sort: 'manyInOneFight', worth: WORTH.manyInOneFight + 5 * count, text: DEEDS.manyInOneFight(count), kind })
    this.inFight.clear()
  }

  /** Someone is back; where one of the others did it just now, it is his deed. */
  private isBack(who: Id, sort: 'raised' | 'madeFlesh' | 'wonBack', by: readonly (SpellId | null)[]): void {
    const help = this.helps.get(who)
    this.helps.delete(who)
    if (help !== undefined && help.by !== who && by.includes(help.spell))
      this.remember(help.by, { sort, worth: WORTH[sort], text: DEEDS[sort](this.name(who)) })
  }

  private charmed({ who, by }: Extract<DelveEvent, { type: 'charmed' }>): void {
    const kind = monsterOf(who)?.type
    const worth = WORTH.charmed + this.kills.woundPointsOf(who)
    if (kind !== undefined) this.remember(by, { sort: 'charmed', worth, text: DEEDS.charmed(kind), kind })
  }

  private negotiated({ who, result }: Extract<DelveEvent, { type: 'negotiated' }>): void {
    if (this.met.length === 0 || result === 'failure') return
    const sort = result === 'intimidate' ? 'staredDown' : 'madePeace'
    this.remember(who, { sort, worth: WORTH[sort] + this.met.length, text: DEEDS[sort](company(this.met, this.name)) })
  }

  private detrapped(who: Id): void {
    const count = (this.traps.get(who) ?? 0) + 1
    this.traps.set(who, count)
    this.remember(who, { sort: 'traps', worth: WORTH.traps * count, text: DEEDS.traps(count) })
  }
}

/** The least treasure worth telling. */
const RICH = 100
/** The smallest party from which coming home alone is a deed. */
const MANY_WENT = 3

/** Deeds that only the end of a raid decides: coming home alone, being richest, winning (17.0). */
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
