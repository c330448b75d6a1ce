import { byNumber, printed, type Ruling, rulingEntry, variant } from '../../kernel/book.ts'
import type { RuleEntry } from '../../kernel/game.ts'
import { VARIANT_WORDS } from '../open/variants.ts'
import { CASES } from '../tables/cases.ts'
import { PAGES_2_TO_14 } from './02-14.ts'
import { PAGES_15_TO_29 } from './15-29.ts'
import { PAGES_30_TO_44 } from './30-44.ts'
import type { CaseId } from './cases.ts'
import { RULINGS_2_TO_14 } from './rulings-02-14.ts'
import { RULINGS_15_TO_29 } from './rulings-15-29.ts'
import { RULINGS_30_TO_44 } from './rulings-30-44.ts'

/** Every heading of the manual in our words. */
const TEXTS: Readonly<Record<CaseId, string>> = { ...PAGES_2_TO_14, ...PAGES_15_TO_29, ...PAGES_30_TO_44 }

/** By their numbers: G-01 first. */
export const RULINGS: readonly Ruling[] = byNumber([...RULINGS_2_TO_14, ...RULINGS_15_TO_29, ...RULINGS_30_TO_44])

/** What can be played otherwise, behind the case it changes. */
const PLAYED_OTHERWISE: readonly RuleEntry[] = [
  variant('8.2.prone-target', VARIANT_WORDS['prone-target'], 'The sentence can be read so (G-22).'),
  variant('11.2.learn-at-once', VARIANT_WORDS['learn-at-once'], 'It shows what a fight has brought.'),
  variant('26.1.open-stats', VARIANT_WORDS['open-stats'], 'At one table secrets cost time.'),
  variant('27.1.clean-sand', VARIANT_WORDS['clean-sand'], 'A plain fight is decided by arms alone.'),
  variant('27.3.physical-dice', VARIANT_WORDS['physical-dice'], 'Some like to hold them.'),
  variant('35.3.soft-behemoth', VARIANT_WORDS['soft-behemoth'], 'The manual gives it no figures of its own (G-36).'),
  variant('35.5.missio', VARIANT_WORDS.missio, 'In Rome the beaten could be spared.'),
  variant(
    '35.7.steady-grip',
    VARIANT_WORDS['steady-grip'],
    'Then it falls on 1.2% of the rolls. On three dice it is 1.9%; at 17 or more on four it would be a quarter (G-17).',
  ),
]

/** The rules reference in the order of the manual, our rulings and variants behind the case they belong to: the answer of `game.rules`. */
export const RULES: readonly RuleEntry[] = CASES.flatMap(({ rule, title }) => [
  printed(rule, title, TEXTS[rule]),
  ...RULINGS.filter((each) => each.rule === rule).map(rulingEntry),
  ...PLAYED_OTHERWISE.filter((each) => each.rule.startsWith(`${rule}.`)),
])
