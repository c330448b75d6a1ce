import { describe, expect, it } from 'vitest'
import type { Ask } from '../../kernel/ask.ts'
import { autoplayGame } from '../../kernel/autoplay.ts'
import { stream } from '../../kernel/random.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import type { Odds } from '../../kernel/types.ts'
import { citadel } from '../index.ts'
import type { Variant } from '../open/variants.ts'
import { set } from '../proof/table-top.ts'
import { wildScenario, wildVariants } from '../proof/wild.ts'
import type { DelveState } from '../state.ts'
import { describe as wording } from './index.ts'

/** What is answered by dice at once: it has odds that can be opened. A fight that waits behind a door has none. */
const ROLLS: readonly (readonly [topic: string, id: RegExp])[] = [
  ['combat-action', /^(attack|shoot|throw):/],
  ['combat-action', /^cast:(blast|lightning|mental-attack|wrath-of-god|explosion|charm|sleep|redemption)/],
  ['encounter', /^negotiate$|\/cast:(cow|daunt|oratory)/],
  ['speaker', /^speak:/],
  ['after-failure', /^bribe$|\/cast:(sway|cajole)/],
  ['bribe', /^bribe:/],
  ['trap', /^investigate:/],
  ['detrap', /^(detrap|decline)$/],
  ['investigate', /^investigate:/],
  ['hellgate', /^destroy:/],
  ['charm-potion', /^charm:/],
]

function rolls({ topic }: Ask, id: string): boolean {
  return ROLLS.some(([of, ids]) => of === topic && ids.test(id))
}

/** What is wrong with the odds of a question, in words; nothing when all is well. */
function faults(s: DelveState, ask: Ask): string[] {
  if (ask.kind !== 'pick') return []
  const words = wording(s, ask)
  const beside = ask.aside?.() ?? []
  return [...ask.ids, ...beside].flatMap((id) => {
    const { odds, detail = '', warns = '' } = words.option?.(id) ?? { label: id }
    const at = `${ask.topic} ${id}`
    // With the caster dead there may be nobody left to talk, or no talk (8.4).
    if (odds === undefined) return rolls(ask, id) && !warns.includes('the last Wound Point') ? [`${at}: no odds`] : []
    // Behind a Magic Shield, and where the dead would have to charm (9.7), nothing is rolled.
    const inVain = odds.chance === 0 && (odds.expected === 0 || odds.die === 1)
    const closed = rolls(ask, id) && odds.why === undefined && !inVain ? [`${at}: odds that cannot be opened`] : []
    return [...closed, ...wrong(odds).map((what) => `${at}: ${what}`), ...(detail.includes('%') ? [`${at}: odds in the detail`] : [])]
  })
}

function wrong({ chance, kill, die, why = [] }: Odds): string[] {
  const outside = [chance, kill, die].filter((p) => p !== undefined && !(p >= 0 && p <= 1 + 1e-9))
  const sums = why.filter(({ results }) => Math.abs(results.reduce((sum, each) => sum + each.chance, 0) - 1) > 1e-9)
  return [...outside.map((p) => `${p} is no chance`), ...sums.map(({ what }) => `the results of "${what}" do not add up`)]
}

function raid(seed: string, wild: boolean): DelveState {
  const chance = stream(seed, 'scenario')
  const input = wild ? { scenario: wildScenario(chance), variants: wildVariants(chance) } : { variants: [] }
  const setup = citadel.setup({ seed, seats: ['Player 1'], options: {}, ...input })
  if (isRefusal(setup)) throw new Error(setup.message)
  return setup.state
}

describe('odds beside every choice that rolls', () => {
  it.each([
    ['whole raids by sensible bots', 'sensible', 5, false],
    ['scenarios of every kind by random bots', 'random', 40, true],
  ] as const)('%s', { timeout: 60_000 }, (_, bot, count, wild) => {
    const found = new Set<string>()
    for (let n = 0; n < count; n++) {
      const seed = `odds-${n}`
      autoplayGame(citadel, raid(seed, wild), seed, bot, 200, (s, ask) => {
        for (const fault of faults(s, ask)) found.add(fault)
      })
    }
    expect([...found].slice(0, 20)).toEqual([])
  })

  it('9.2 who may fall before the next choice is said beside each deed, and who cannot be reached has nothing to fear', () => {
    const t = set({
      party: [{ hero: 'almuric', wounds: 1 }, { hero: 'lord-dil' }],
      march: [['almuric'], ['lord-dil']],
      monsters: [{ type: 'minotaur', wounds: 9 }],
      start: 'combat',
    })
    const almuric = t.decision.options?.find(({ id }) => id === 'pass')
    expect(almuric?.odds?.die).toBeGreaterThan(0.5)
    t.pick('pass')
    expect(t.decision.options?.every(({ odds }) => odds?.die === undefined)).toBe(true)
  })

  it('13.2 a statue is warned of, and so is letting a trap go off when it may kill', () => {
    const statue = set({ party: [{ hero: 'almuric' }], feature: 'statue', start: 'feature' })
    const look = statue.decision.options?.find(({ id }) => id === 'investigate:almuric')
    expect(look?.warns).toMatch(/^[\d.]+% chance that Almuric dies or is lost to the party\.$/)
    expect(look?.odds?.leavesOut).toMatch(/fight/)
    const trap = set({ party: [{ hero: 'almuric', wounds: 1 }], start: 'trap' }, { dice: [1] })
    const warned = trap.decision.options?.map(({ warns }) => warns !== undefined)
    expect(warned).toContain(true)
  })

  it('7.2 flaming oil is one wound, or as many as the die of Labirynt shows', () => {
    const results = (variants: readonly Variant[]) => {
      const trap = set({ party: [{ hero: 'lord-dil' }], start: 'trap' }, { dice: [1], variants })
      return trap.decision.options?.[0]?.odds?.why?.flatMap((each) => each.results.map(({ text }) => text))
    }
    expect(results([])).toContain('flaming oil: 1 wound')
    expect(results(['labirynt'])).toContain('flaming oil: 1D3 wounds')
  })

  it('8.9 what the party cannot pay is told with its rule', () => {
    const t = set({ party: [{ hero: 'almuric', gold: 45 }], monsters: [{ type: 'orc', wounds: 3 }], start: 'bribery' })
    t.pick('bribe')
    expect(t.decision.blocked).toEqual([expect.objectContaining({ id: 'bribe:60', rule: '8.9' })])
  })
})
