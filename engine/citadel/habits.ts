import type { Ask } from '../kernel/ask.ts'
import type { Habit } from '../kernel/game.ts'
import type { Answer } from '../kernel/types.ts'
import { asked, type Topic } from './asks.ts'
import { bestTaker, boldestLook, surestHand } from './bot/hands.ts'
import { bestSpeaker, named as person } from './bot/talk.ts'
import { HABITS as WORDS } from './text/errands.ts'
import type { CitadelView } from './view-types.ts'

// Harmless questions with answers that may always be the same.

function habit(
  id: keyof typeof WORDS,
  topic: Topic,
  answer: (ask: Ask, raid: CitadelView) => Answer | null,
  risk: Pick<Habit, 'risky'> = {},
): Habit {
  // The kernel gives each game its own view back.
  return { id, topic, ...WORDS[id], ...risk, answer: (view, ask) => answer(ask, view as CitadelView) }
}

function picked(id: string): (ask: Ask) => Answer | null {
  return (ask) => (ask.kind === 'pick' && ask.ids.includes(id) ? { pick: [id] } : null)
}

/** A trap may spring, a thing may be cursed. */
const RISKY = { risky: true } as const

/** As the sensible player answers; null where he would decline. */
function named(choice: (raid: CitadelView, ids: readonly string[], ask: Ask) => string): (ask: Ask, raid: CitadelView) => Answer | null {
  return (ask, raid) => {
    const id = ask.kind === 'pick' ? choice(raid, ask.ids, ask) : 'decline'
    return id === 'decline' ? null : { pick: [id] }
  }
}

export const HABITS: readonly Habit[] = [
  habit('share-evenly', 'share-treasure', (ask) => (ask.kind === 'share' ? { value: ask.suggest() } : null)),
  habit('nobody-moves', 'reorganise', picked('pass')),
  habit('no-more-than-offered', 'bribe-payment', inGold),
  habit('best-speaker', 'speaker', named(bestSpeaker)),
  habit('surest-hand-at-doors', 'trap', named(surestHand), RISKY),
  habit('surest-hand-at-chests', 'chest', named(surestHand), RISKY),
  habit('always-try', 'detrap', picked('detrap')),
  habit('of-most-use', 'item', named(ofMostUse), RISKY),
  habit('leave-untried', 'item', untried, RISKY),
  habit('keep-the-peace', 'at-peace', picked('decline')),
  habit('pass-by-danger', 'investigate', dangerous),
]

/** 8.7: the offer to the mark, where no jewel is given up for it. */
function inGold(ask: Ask): Answer | null {
  if (ask.kind !== 'share') return null
  const value = ask.suggest()
  return Object.keys(value).every((item) => item === 'gold') ? { value } : null
}

/**
 * 13.0: where the sensible player passes by; what is worth a look is left to the player, and so is a mirror, whatever the party came for.
 */
function dangerous(ask: Ask, raid: CitadelView): Answer | null {
  return ask.kind === 'pick' && boldestLook(raid, ask.ids, { hunts: true }) === 'decline' ? { pick: ['decline'] } : null
}

/** 14.5 to 14.7: these are named only when someone takes them. */
const UNTRIED = /^(potion|medallion|talisman)-\d+$/

function untried(ask: Ask, raid: CitadelView): Answer | null {
  const own = asked(ask)
  if (own.topic !== 'item' || !UNTRIED.test(own.data.item)) return null
  return bestTaker(raid, own.ids, own.data.item) === 'decline' ? { pick: ['decline'] } : null
}

function ofMostUse(raid: CitadelView, ids: readonly string[], ask: Ask): string {
  const own = asked(ask)
  // What is untried may hurt the character who tries it: that isn't a matter of use.
  if (own.topic !== 'item' || UNTRIED.test(own.data.item)) return 'decline'
  const { item } = own.data
  return bestTaker(
    raid,
    ids.filter((id) => canUse(person(raid, id)?.rank, item)),
    item,
  )
}

/** 9.3, 9.4: whether a weapon is of use in that rank; only bows and throwing daggers are in the second, and no bow is in the first. */
function canUse(rank: number | undefined, item: string): boolean {
  const [kind, weapon] = item.split('-')
  if (kind !== 'weapon' || weapon === 'throwing') return true
  return weapon === 'bow' ? rank !== 0 : rank === 0
}

/** Something is lost by these: a person answers them himself, even where there is one answer. */
export const ATTENDED: readonly Topic[] = ['discard', 'forget-spell', 'clavichord', 'hand-over', 'resurrect', 'poison', 'stone-flesh']
