import { listed, many } from '../../kernel/words.ts'
import type { SequenceEvent } from '../chapters/01-sequence.ts'
import type { WinningEvent } from '../chapters/02-winning.ts'
import type { StartingEvent } from '../chapters/03-starting.ts'
import type { ExperienceSource, LifeEvent } from '../chapters/04-life.ts'
import { characterOf } from '../chapters/characters.ts'
import { luckOdds, sufferOdds } from '../odds/odds.ts'
import { parseAction } from '../open/actions.ts'
import { causeName, deathWords, kindName, QUADRANT_NAMES, spellName, squareName, treasureName } from '../open/names.ts'
import { START } from '../tables/index.ts'
import type { SpellId } from '../tables/table-types.ts'
import { BOOK_SPELLS } from '../tables/table-types.ts'
import { arrival } from './06-turn.ts'
import { asideOption } from './asides.ts'
import type { ChapterText, Sentences, Topics } from './text.ts'

const LEARNT: Readonly<Record<ExperienceSource, string>> = {
  'outer-tile': 'a tile in their own quadrant',
  'inner-tile': 'an inner tile in their own quadrant',
  combat: 'a win in combat',
  luck: 'passing the test',
  'summon-evil': 'facing the evil',
  'clear-mind': 'a clear mind',
}

/** What gave life points back, to follow `from`. */
function healer(by: string): string {
  const spell = BOOK_SPELLS.find((each) => each === by)
  if (spell !== undefined) return spellName(spell satisfies SpellId)
  if (by === 'summon-evil') return 'the evil'
  return `the ${by === 'blood-stone' ? treasureName(by) : kindName(by)}`
}

const sentences: Sentences<SequenceEvent | WinningEvent | StartingEvent | LifeEvent> = {
  'round-began': ({ round }) => `Round ${round}.`,
  'turn-began': ({ seat }, name) => `${name(seat)}’s turn.`,
  'turn-missed': ({ seat }, name) => `${name(seat)} misses this turn.`,
  won: ({ seat, treasure }, name) => `${name(seat)} carries the ${treasureName(treasure)} out of the domain and wins.`,
  'time-up': ({ round, winners }, name) =>
    winners.length === 0
      ? `Round ${round} is over, and no one is left inside.`
      : `Round ${round} is over: ${listed(winners.map(name))} ${winners.length === 1 ? 'wins' : 'win'}.`,
  'given-up': () => 'Everyone has left the game for good.',
  'first-player': ({ seat, dice }, name) => `${name(seat)} begins (rolled ${Math.max(...dice)}).`,
  'quadrant-chosen': ({ seat, quadrant }, name) => `${name(seat)} starts in the ${QUADRANT_NAMES[quadrant]}.`,
  'life-lost': ({ seat, amount, cause, left }, name) =>
    `${name(seat)} loses ${many(amount, 'life point')} to ${causeName(cause)}${left > 0 ? ` and has ${left} left` : ''}.`,
  'life-spared': ({ seat, cause }, name) => `Luck spares ${name(seat)} from ${causeName(cause)}.`,
  healed: ({ seat, amount, left, by }, name) => `${name(seat)} regains ${many(amount, 'life point')} from ${healer(by)} and has ${left}.`,
  'luck-tested': ({ seat, luck, passed }, name) => `${name(seat)} tests luck at ${luck} and ${passed ? 'passes' : 'fails'}.`,
  experience: ({ seat, amount, total, why }, name) => `${name(seat)} gains ${amount} experience for ${LEARNT[why]} (now ${total}).`,
  died: ({ seat, cause }, name) => `${name(seat)} ${deathWords(cause)}.`,
  retired: ({ seat }, name) => `${name(seat)} leaves the game for good.`,
}

const topics: Topics<'quadrant' | 'entry' | 'luck'> = {
  quadrant: () => ({
    prompt: 'Where will you start?',
    lead: 'Tiles in your own quadrant bring experience. You can carry a treasure out of any quadrant where a player started.',
    option: (id) => {
      const { quadrant } = parseAction('quadrant', id)
      return { label: `Start in the ${QUADRANT_NAMES[quadrant]}`, at: { kind: 'quadrant', id: quadrant } }
    },
  }),
  entry: (s, ask) => {
    const c = characterOf(s, ask.seat)
    return {
      prompt: 'Which door will you enter by?',
      lead: c.deaths > 0 && c.trail.length > 0 ? 'You start from scratch, but the tiles stay.' : 'Entering takes the whole turn.',
      option: (id) => {
        if (!id.startsWith('enter:')) return asideOption(s, c, id)
        const { square } = parseAction('entry', id)
        return { label: `Enter at ${squareName(square)}`, ...arrival(s, c, square), at: { kind: 'square', id: square } }
      },
    }
  },
  luck: (s, ask) => {
    const c = characterOf(s, ask.seat)
    const { amount, cause } = ask.data
    return {
      prompt: `Lose ${many(amount, 'life point')} to ${causeName(cause)}, or test luck?`,
      lead: `Luck ${c.luck}. ${c.luck > START.luckMinimum ? 'A test costs 1 luck' : 'It falls no further'}; fail and you lose double.`,
      option: (id) => {
        const odds = id === 'test-luck' ? luckOdds(c, amount) : sufferOdds(c, amount)
        const warns = odds.die === 1 ? { warns: 'You die.' } : {}
        return id === 'test-luck' ? { label: 'Test luck', odds } : { label: 'Take the loss', odds, ...warns }
      },
    }
  },
}

/** 2.0 to 4.5. */
export const beginnings = { sentences, topics } satisfies ChapterText
