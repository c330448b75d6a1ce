import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { type Prose, proseIn, proseOf } from './prose.ts'

// What a native would not write, and how often it still stands in the texts of engine, page and shells. The numbers only fall: anyone who
// rewrites a sentence lowers them. A sentence made of parts is checked where it is whole, in engine/kernel/proof/question.ts.

interface Habit {
  readonly pattern: RegExp
  /** Where it is looked for; everywhere, if left out. */
  readonly within?: RegExp
  readonly without?: RegExp
  readonly most: number
}

const HABITS: Readonly<Record<string, Habit>> = {
  whoever: { pattern: /\b[Ww]hom?ever\b/g, most: 0 },
  somebody: { pattern: /\b([Ss]ome|[Aa]ny|[Ee]very)body\b/g, most: 1 },
  // A field is not a word of a sentence.
  whom: { pattern: /(?<!\.|\$\{|\(|: |^(?=whom$))\b[Ww]hom\b/g, most: 0 },
  'is no': { pattern: /(?<![Tt]here )\b(is|are|was|were) no (?!longer|more|way|one|less)/g, most: 0 },
  'is asked': { pattern: /\b(is|are|be|was) asked\b/g, most: 0 },
  'museum words': {
    pattern: /\b(anew|in vain|besides|dearer|for ever|shall|beforehand|upon|likewise|lest|to be had)\b/g,
    most: 0,
  },
  'says so as a reason': { pattern: /\bsays? so\.$/g, most: 0 },
  'throwing dice': {
    pattern: /\b[Tt]hrow(s|n|ing)? (\$\{|(the |a |two |three |one |real |your )?(die|dice)\b|again\b)|\bYou (may )?throw\b/g,
    most: 1,
  },
  'take back': {
    pattern: /\b([Tt]ak(e|es|en|ing)|[Tt]ook)( it)? back\b|^Do again\b/g,
    within: /^(renderer|electron|engine\/kernel)\//,
    most: 1,
  },
  'two semicolons': { pattern: /;[^;]*;/g, without: /\/(html|svg|storage)\.ts$/, most: 1 },
  calques: {
    pattern:
      /\b[Gg]ives? in (trophies|\$)|\b[Ii]n the mean\b|\b[Aa]t none,? |\bthe own \w+|\bdies? of \$|\bas far as was\b|\bso many again\b|\bhas the use of\b|\bless than two \w+s\b|\bnobody to be seen\b|\bis to be (seen|had)\b/g,
    most: 0,
  },
  'a space before %': { pattern: /[\d}] %/g, most: 0 },
  'with a chance of': { pattern: /\bwith (\$\{(percent|hit)|a chance of)/g, most: 0 },
  // A path of a drawing begins with M.
  'ranges with a hyphen': { pattern: /(?<!^M.*)(?<![\w.-])\d{1,3}-\d{1,3}(?![\w-])/g, most: 1 },
  // Left: where they are explained (the guide), heads and titles of tables, and a line of the hall that has no more room.
  'bare abbreviations': { pattern: /[a-z,] (SH|AG|AR|MP|LP|CB)\b/g, without: /\/(book|tables)\//, most: 4 },
  'buttons without a verb': {
    pattern: /^(So be it|Write it down|Not now|To its hall|To the (hall|games|table)|The same again|Send others|Suffer it)$/g,
    most: 0,
  },
  'hints without a reason': {
    pattern: /^(As it comes|Of use|It will do|That way|As good as any|One is as good as another|It brings most|There it does most)\.?$/g,
    most: 0,
  },
}

const root = resolve(import.meta.dirname, '../..')
const texts = proseOf(root, ['engine', 'electron', 'renderer'])

function hits({ pattern, within = /./, without = /^$/ }: Habit, among: readonly Prose[]): readonly string[] {
  const read = among.filter(({ file }) => within.test(file) && !without.test(file))
  return read.flatMap(({ file, line, text }) => [...text.matchAll(pattern)].map(() => `${file}:${line} ${text}`))
}

test('texts are found', () => {
  expect(texts.length).toBeGreaterThan(20_000)
})

test.each(Object.entries(HABITS))('%s', (_, habit) => {
  const found = hits(habit, texts)
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(habit.most)
})

test('text is what stands in quotes, in templates and between tags', () => {
  const source = [
    "import { whoever } from './whoever.ts'",
    'const whoever = { whoever: `whoever rolls` } // whoever',
    "const text: 'whoever' = one('Whoever rolls') ",
    'const drawn = <p title="whomever">\n  whoever <b>{whoever}</b></p>',
  ].join('\n')
  expect(proseIn('a.tsx', source).map(({ line, text }) => `${line} ${text}`)).toEqual([
    '2 whoever rolls',
    '3 whoever',
    '3 Whoever rolls',
    '4 whomever',
    '4 whoever',
  ])
})
