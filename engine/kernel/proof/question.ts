import type { Ask } from '../ask.ts'
import { decisionOf } from '../decision.ts'
import type { Game } from '../game.ts'
import type { Blocked, Decision, Option } from '../types.ts'
import { repeated } from './plain-data.ts'
import { UNWORDED } from './scrutiny.ts'

/**
 * What is wrong with a question as a person at one of `seats` would see it: its words, its options, their odds, its blocked options. `rated`:
 * the topics whose odds a proof accounts for; null where none need be.
 */
export function brokenQuestion<S>(
  game: Game<S>,
  s: S,
  ask: Ask,
  seats: number,
  people: readonly string[] = [],
  rated: readonly string[] | null = null,
): string[] {
  const decision = decisionOf(game, s, ask, 'd')
  const wrong: string[] = []
  if (decision.prompt === '' || isUnworded(decision.prompt, decision.lead)) wrong.push(`it reads "${decision.prompt}"`)
  if (decision.rule === '') wrong.push('it has no rule')
  if (ask.seat < 0 || ask.seat >= seats) wrong.push(`it is asked of seat ${ask.seat}`)
  const count = decision.options?.length ?? 0
  if (ask.kind === 'pick' && count < Math.max(1, ask.min)) wrong.push(`there are ${count} options`)
  if (rated?.includes(ask.topic) === false && decision.options?.some(({ odds }) => odds !== undefined) === true)
    wrong.push('it shows odds, and no proof says what they are of')
  wrong.push(...brokenOptions(decision), ...brokenDeeds(decision, new Set(people)))
  return wrong.map((each) => `${ask.topic}: ${each}`)
}

const isUnworded = (...texts: readonly (string | undefined)[]) => texts.some((text) => text !== undefined && UNWORDED.test(text))

function brokenOptions({ options = [], blocked = [] }: Decision): string[] {
  const ids = options.map(({ id }) => id)
  return [
    ...repeated(ids).map((id) => `${id} is offered twice`),
    ...options.flatMap(brokenOption),
    ...blocked.flatMap((each) => brokenBlock(each, ids)),
  ]
}

/** The character an option concerns stands in its id, whatever else its game writes there; only the proof looks into it. */
const WORDS = /[^/:]+/g

/** Options that concern someone and do not name him as the one who does it, or to whom it is done. */
function brokenDeeds({ options = [] }: Decision, people: ReadonlySet<string>): string[] {
  return options.flatMap(({ id, at, by, deed }) => {
    const named = new Set([deed?.who, deed?.whom])
    const concerns = [...(id.match(WORDS) ?? []), by ?? '', at?.id ?? ''].filter((each) => people.has(each))
    const strangers = people.size === 0 ? [] : [...named].filter((each) => each !== undefined && !people.has(each))
    return [
      ...concerns.filter((each) => !named.has(each)).map((each) => `the deed of ${id} does not name ${each}`),
      ...strangers.map((each) => `the deed of ${id} names ${each}, who is nobody`),
    ]
  })
}

/** An id that can serve as its own label. */
const PLAIN = /^[a-z]+$/

function brokenOption({ id, label, odds, detail, warns }: Option): string[] {
  const wrong: string[] = []
  const unnamed = label === '' || (label === id && !PLAIN.test(id))
  if (unnamed || isUnworded(label, detail, warns, odds?.text)) wrong.push(`${id} reads "${label}" "${detail ?? ''}"`)
  for (const part of [odds?.chance, odds?.kill, odds?.down, odds?.die])
    if (part !== undefined && !(part >= 0 && part <= 1 + 1e-9)) wrong.push(`${id} has odds of ${part}`)
  return wrong
}

function brokenBlock({ id, why, rule }: Blocked, offered: readonly string[]): string[] {
  const wrong: string[] = []
  if (offered.includes(id)) wrong.push(`${id} is offered and blocked`)
  if (why === '' || isUnworded(why) || rule === '') wrong.push(`${id} is blocked without a reason`)
  return wrong
}
