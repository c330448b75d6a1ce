import type { Weighed } from '../../kernel/feats.ts'
import type { HeroEvent } from '../event-types.ts'
import type { Monster, SectionId } from '../state.ts'
import { worthOf } from '../tables/index.ts'
import { DEEDS, toFollow } from '../text/tale.ts'
import { type Kill, killIn } from './kills.ts'

/** What heroes are remembered for, put down as it happens. */
export interface DeedBook {
  note(event: HeroEvent, input: number): void
  remember(who: SectionId, deed: Deed): void
  /** The greatest deeds of a hero, three at most. */
  of(who: SectionId): readonly string[]
  /** All that was done on the way, without what the end alone decides. */
  all(): readonly Weighed[]
}

/** How much a deed is worth telling, and of which sort it is: the best of a sort is told. */
export interface Deed {
  readonly sort: keyof typeof DEEDS
  readonly worth: number
  readonly text: string
  /** The kind of monster it was done to. */
  readonly kind?: Monster
}

/** Sums of the whole game, which stand in its table anyway. */
const OF_THE_END: ReadonlySet<Deed['sort']> = new Set(['richest', 'won'])

const TOLD = 3
/** From this many on, kills with one attack and in one phase are worth telling. */
const SEVERAL = 2
const MANY = 3
/** Luck that undoes less is not worth telling. */
const HEAVY = 3

const WORTH = {
  won: 200,
  withstood: 70,
  first: 60,
  manyAtOnce: 40,
  manyInOnePhase: 35,
  richest: 30,
  heldDoor: 28,
  lucky: 15,
  /** Beside the monster's own worth (214A). */
  slew: 20,
  outwitted: 8,
  traps: 10,
} as const satisfies Record<keyof typeof DEEDS, number>

/** What is counted of a hero until it is worth telling. */
interface Account {
  /** Kills of one attack: since the newest question was answered. */
  atOnce: { input: number; kills: number }
  inPhase: number
  traps: number
  outwitted: number
  /** Levels that the set of damage takes which luck may undo (212E4). */
  threatened: number
}

/** @param turn in which the telling begins */
export function deedBook(turn: number): DeedBook {
  const deeds = new Map<SectionId, Map<Deed['sort'], Deed & { readonly turn: number }>>()
  let now = turn
  const accounts = new Map<SectionId, Account>()
  let hasArrived = false

  const accountOf = (who: SectionId): Account => {
    const known = accounts.get(who)
    if (known !== undefined) return known
    const fresh: Account = { atOnce: { input: -1, kills: 0 }, inPhase: 0, traps: 0, outwitted: 0, threatened: 0 }
    accounts.set(who, fresh)
    return fresh
  }
  const remember = (who: SectionId, deed: Deed): void => {
    const own = deeds.get(who) ?? new Map<Deed['sort'], Deed & { readonly turn: number }>()
    if ((own.get(deed.sort)?.worth ?? Number.NEGATIVE_INFINITY) < deed.worth) own.set(deed.sort, { ...deed, turn: now })
    deeds.set(who, own)
  }
  const killed = ({ by }: Kill, input: number): void => {
    const account = accountOf(by)
    account.inPhase += 1
    account.atOnce = account.atOnce.input === input ? { input, kills: account.atOnce.kills + 1 } : { input, kills: 1 }
    const { inPhase, atOnce } = account
    if (atOnce.kills >= SEVERAL)
      remember(by, { sort: 'manyAtOnce', worth: WORTH.manyAtOnce + 5 * atOnce.kills, text: DEEDS.manyAtOnce(atOnce.kills) })
    if (inPhase >= MANY)
      remember(by, { sort: 'manyInOnePhase', worth: WORTH.manyInOnePhase + 5 * inPhase, text: DEEDS.manyInOnePhase(inPhase) })
  }

  return {
    remember,
    note(event, input) {
      const kill = killIn(event)
      if (kill !== null) killed(kill, input)
      switch (event.type) {
        case 'turn-began':
          now = event.turn
          break
        case 'phase-began':
          accountOf(event.section).inPhase = 0
          break
        case 'hero-struck':
          if (event.hit)
            remember(event.section, {
              sort: 'slew',
              worth: WORTH.slew + worthOf(event.kind),
              text: DEEDS.slew(event.kind, event.weapon),
              kind: event.kind,
            })
          break
        case 'wound':
          accountOf(event.section).threatened += event.wounds.length
          break
        case 'wounded':
          accountOf(event.section).threatened = 0
          break
        case 'luck-used': {
          const account = accountOf(event.section)
          const { threatened } = account
          account.threatened = 0
          if (threatened >= HEAVY)
            remember(event.section, { sort: 'lucky', worth: WORTH.lucky + 5 * threatened, text: DEEDS.lucky(threatened) })
          break
        }
        case 'succubus':
          if (event.resisted) remember(event.section, { sort: 'withstood', worth: WORTH.withstood, text: DEEDS.withstood() })
          break
        case 'trap': {
          if (event.sprung) break
          const account = accountOf(event.section)
          account.traps += 1
          remember(event.section, { sort: 'traps', worth: WORTH.traps * account.traps, text: DEEDS.traps(account.traps) })
          break
        }
        case 'outwitted': {
          if (!event.done) break
          const account = accountOf(event.section)
          account.outwitted += 1
          const { outwitted } = account
          remember(event.section, { sort: 'outwitted', worth: WORTH.outwitted * outwitted, text: DEEDS.outwitted(outwitted) })
          break
        }
        case 'door-forced':
          if (!event.forced) remember(event.section, { sort: 'heldDoor', worth: WORTH.heldDoor, text: DEEDS.heldDoor() })
          break
        case 'reached-alysa':
          if (!hasArrived) remember(event.section, { sort: 'first', worth: WORTH.first, text: DEEDS.first() })
          hasArrived = true
      }
    },
    of(who) {
      const own = [...(deeds.get(who)?.values() ?? [])]
      return own
        .sort((a, b) => b.worth - a.worth)
        .slice(0, TOLD)
        .map(({ text }) => text)
    },
    all: () =>
      [...deeds].flatMap(([who, own]) =>
        [...own.values()]
          .filter(({ sort }) => !OF_THE_END.has(sort))
          .map((deed) => ({ ...deed, who, level: 0, text: toFollow(deed.text) })),
      ),
  }
}

/** What the end of a game makes of it: who won, and what riches he brought who came to Alysa (214C). */
export function deedsOfTheEnd(
  book: DeedBook,
  heroes: readonly { readonly section: SectionId; readonly isThere: boolean; readonly riches: number; readonly victory: boolean }[],
): void {
  const most = Math.max(0, ...heroes.filter(({ isThere }) => isThere).map(({ riches }) => riches))
  for (const { section, isThere, riches, victory } of heroes) {
    if (victory) book.remember(section, { sort: 'won', worth: WORTH.won, text: DEEDS.won() })
    if (isThere && riches === most && riches > 0)
      book.remember(section, { sort: 'richest', worth: WORTH.richest, text: DEEDS.richest(riches) })
  }
}
