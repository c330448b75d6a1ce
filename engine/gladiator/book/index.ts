import { byNumber, ours, printed, type Ruling, rulingEntry } from '../../kernel/book.ts'
import type { RuleEntry } from '../../kernel/game.ts'
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
  ours(
    '8.2.prone-target',
    'Lying targets',
    'Missiles, thrown weapons and spells are 4 better at whoever lies, too.',
    'The sentence can be read so (G-22).',
  ),
  ours(
    '11.2.learn-at-once',
    'Learning at once',
    'Advances count as soon as they are earned, during the fight; strength that is learnt is health too.',
    'It shows what a fight has brought.',
  ),
  ours(
    '26.1.open-stats',
    'Open numbers',
    'Everybody sees everybody’s numbers, and no curtain is drawn.',
    'At one table secrets cost time.',
  ),
  ours('27.1.clean-sand', 'Clean sand', 'The arena gets neither fires nor pits.', 'A plain fight is decided by arms alone.'),
  ours('27.3.physical-dice', 'Real dice', 'The players throw dice of their own and say what fell.', 'Some like to hold them.'),
  ours(
    '35.3.soft-behemoth',
    'Soft Behemoths',
    'A Behemoth is dazed at 5 and knocked down at 8, like people.',
    'The manual gives it no figures of its own (G-36).',
  ),
  ours(
    '35.5.missio',
    'Missio',
    'A side all of whose people in the arena are unconscious yields: they live, and the fight is lost.',
    'In Rome the beaten could be spared.',
  ),
  ours(
    '35.7.steady-grip',
    'Steady grip',
    'On four dice a weapon falls only at 22 or more.',
    'Then it falls on 1.2% of the rolls. On three dice it is 1.9%; at 17 or more on four it would be a quarter (G-17).',
  ),
]

/** The rules reference in the order of the manual, our rulings and variants behind the case they belong to: the answer of `game.rules`. */
export const RULES: readonly RuleEntry[] = CASES.flatMap(({ rule, title }) => [
  printed(rule, title, TEXTS[rule]),
  ...RULINGS.filter((each) => each.rule === rule).map(rulingEntry),
  ...PLAYED_OTHERWISE.filter((each) => each.rule.startsWith(`${rule}.`)),
])
