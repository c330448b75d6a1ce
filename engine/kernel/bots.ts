import type { Ask, PickAsk, ShareAsk } from './ask.ts'
import { check } from './ask.ts'
import { assertNever } from './assert-never.ts'
import { diceCode } from './dice.ts'
import { below, nextFace, oneOf, type Stream } from './random.ts'
import type { Answer, Json } from './types.ts'

/** How often, in eighths, the random bot takes an aside where there is one. */
const ASIDE_EIGHTHS = 1

/** Any legal answer, chosen at random. */
export function randomAnswer(ask: Ask, chance: Stream): Answer {
  const beside = randomAside(ask, chance)
  if (beside !== null) return { pick: [beside] }
  switch (ask.kind) {
    case 'pick':
      return { pick: randomPick(ask, chance) }
    case 'number':
      return { value: ask.min + below(chance, Math.floor((ask.max - ask.min) / ask.step) + 1) * ask.step }
    case 'text':
      return { value: randomText(ask, chance) }
    case 'arrange':
      return { value: randomRanks(ask, chance) }
    case 'share':
      return { value: randomShares(ask, chance) }
    case 'roll':
      return { value: Array.from({ length: diceCode(ask.code).count }, () => nextFace(chance)) }
    default:
      assertNever(ask)
  }
}

/** Takes an aside now and then, and always where the question has no other answer. */
function randomAside(ask: Ask, chance: Stream): string | null {
  if (!('aside' in ask) || ask.aside === undefined) return null
  const only = ask.kind === 'pick' && ask.ids.length === 0
  if (!only && below(chance, 8) >= ASIDE_EIGHTHS) return null
  const beside = ask.aside()
  return beside.length > 0 ? oneOf(chance, beside) : null
}

function randomPick(ask: PickAsk, chance: Stream): readonly string[] {
  if (ask.min === 1 && ask.max === 1) return [oneOf(chance, ask.ids)]
  const count = ask.min + below(chance, Math.min(ask.max, ask.ids.length) - ask.min + 1)
  return shuffled(ask.ids, chance).slice(0, count)
}

function shuffled<T>(list: readonly T[], chance: Stream): T[] {
  const out = [...list]
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(chance, i + 1)
    const [a, b] = [out[i], out[j]]
    if (a !== undefined && b !== undefined) {
      out[i] = b
      out[j] = a
    }
  }
  return out
}

const TRIES = 20

function randomText(ask: Extract<Ask, { kind: 'text' }>, chance: Stream): string {
  for (let i = 0; i < TRIES * 50; i++) {
    const text = `Bot ${below(chance, 100_000)}`.slice(0, ask.max)
    if (check(ask, { value: text }) === null) return text
  }
  throw new Error(`no text found for ${ask.topic}`)
}

function randomRanks(ask: Extract<Ask, { kind: 'arrange' }>, chance: Stream): Json {
  for (let i = 0; i < TRIES; i++) {
    const rest: (string | null)[] = shuffled(ask.of, chance)
    const ranks: (string | null)[][] = []
    while (rest.length > 0) {
      const rank = rest.splice(0, 1 + below(chance, 3))
      while (rank.length < 3) rank.splice(below(chance, rank.length + 1), 0, null)
      ranks.push(rank)
    }
    if (ask.check(ranks) === null) return ranks
  }
  return ask.suggest()
}

function randomShares(ask: ShareAsk, chance: Stream): Json {
  for (let i = 0; i < TRIES; i++) {
    const shares: Record<string, Record<string, number>> = {}
    for (const { id, amount } of ask.of) {
      const part = amount === 1 ? 1 : below(chance, amount + 1)
      if (ask.among.length > 0) shares[id] = { [oneOf(chance, ask.among)]: part }
    }
    if ((ask.check?.(shares) ?? null) === null) return shares
  }
  return ask.suggest()
}
