import { percent } from '../../kernel/odds.ts'
import type { Blocked, Option } from '../../kernel/types.ts'
import { listed, many } from '../../kernel/words.ts'
import { moves } from '../chapters/11-movement.ts'
import { isHeld, mayStep } from '../chapters/11-ways.ts'
import { can } from '../chapters/characters.ts'
import { oddsOfGate } from '../odds/shown.ts'
import { type Ends, rollEnds, swiftEnds, unavoidableEnds, walkEnds } from '../odds/walk.ts'
import { spaceName, spellName, theSpace } from '../open/names.ts'
import { spaceOf } from '../open/spaces.ts'
import type { CaveOptions } from '../option-types.ts'
import type { CaveState, Player } from '../state.ts'
import type { SpaceId } from '../tables/table-types.ts'
import { arrival } from './arrivals.ts'
import { asked } from './asked.ts'
import { arrivalWarning } from './warnings.ts'

// The words of movement (11). Where a walk can end goes with its options as data: a chance for each space.

type Words = Omit<Option, 'id'>

const placed = (space: SpaceId) => ({ at: { kind: 'space', id: space } })
const ending = (ends: Ends) => ({ data: { ends: Object.fromEntries(ends) } satisfies CaveOptions['move'] })

/** Spaces that are named, the likeliest first; the rest is counted. */
const NAMED = 4

function endsText(ends: Ends): string {
  const byChance = [...ends].toSorted(([, a], [, b]) => b - a)
  const told = byChance.slice(0, NAMED).map(([space, chance]) => `${theSpace(space)}${chance > 0.999 ? '' : ` (${percent(chance)})`}`)
  const others = byChance.length - told.length
  const where = listed([...told, ...(others > 0 ? [many(others, 'other space')] : [])], 'nowhere', 'or')
  return ends.size === 1 ? `Leads to ${where}.` : `Can lead to ${where}.`
}

/** A walk of that many spaces by that way. */
function walkWords(s: CaveState, p: Player, spaces: number, space: SpaceId): Words {
  const ends = walkEnds(s, p, spaces, [space])
  const there = ends.size === 1 && ends.has(space) ? arrival(s, p, space) : { detail: endsText(ends) }
  return { label: `Go to ${theSpace(space)}`, ...there, ...placed(space), ...ending(ends), ...walkWarning(s, p, spaces, [space]) }
}

/** What that walk may come to, whatever is chosen on it. */
function walkWarning(s: CaveState, p: Player, spaces: number, first?: readonly SpaceId[]): Pick<Option, 'warns'> {
  return arrivalWarning(p, walkEnds(s, p, spaces, first, unavoidableEnds))
}

/** The questions of a move. */
export const WAYS = {
  move: asked(
    'move',
    'How do you move?',
    (deed, { s, p }): Words => {
      switch (deed.kind) {
        case 'step':
          return {
            label: `Step to ${theSpace(deed.space)}`,
            ...arrival(s, p, deed.space),
            ...placed(deed.space),
            ...arrivalWarning(p, new Map([[deed.space, 1]])),
          }
        case 'roll':
          return { label: 'Roll the die', ...ending(rollEnds(s, p)), ...arrivalWarning(p, rollEnds(s, p, unavoidableEnds)) }
        case 'gate':
          return {
            label: 'Try the Heavy Gate',
            ...(can(p, 'gate-opener')
              ? { detail: 'Opens for you without a roll.' }
              : { detail: 'If it stays shut, you stay and meet nothing.', odds: oddsOfGate(p) }),
            ...placed(p.at),
          }
        case 'cast':
          return { label: `Cast ${spellName(deed.spell)}`, ...(deed.spell === 'swift-foot' ? ending(swiftEnds(s, p)) : {}) }
      }
    },
    ({ s, p }) => ({ blocked: blockedMoves(s, p) }),
  ),
  pace: asked('pace', 'How many spaces do you move?', ({ spaces }, { s, p }) => {
    const ends = walkEnds(s, p, spaces)
    return { label: `Move ${many(spaces, 'space')}`, detail: endsText(ends), ...ending(ends), ...walkWarning(s, p, spaces) }
  }),
  direction: asked(
    'direction',
    ({ ask }) => `Which way? ${many(ask.data.left, 'space')} to go.`,
    ({ space }, { s, p, ask }) => walkWords(s, p, ask.data.left, space),
  ),
  'stop-here': asked(
    'stop-here',
    ({ ask }) => `Stop at the Magic Crystal? ${many(ask.data.left, 'space')} to go.`,
    ({ kind }) => ({ label: kind === 'stop' ? 'Stop' : 'Go on' }),
  ),
  recall: asked('recall', 'Where does Recall take you?', ({ space }, { s, p }) => ({
    label: spaceName(space),
    ...arrival(s, p, space),
    ...placed(space),
    ...arrivalWarning(p, new Map([[space, 1]])),
  })),
  'leave-chamber': asked('leave-chamber', 'Which way do you leave? You meet nothing there.', ({ space }) => ({
    label: `Leave for ${theSpace(space)}`,
    ...placed(space),
  })),
}

/** What a player would expect to do and may not: why. */
function blockedMoves(s: CaveState, p: Player): readonly Blocked[] {
  const offered = moves(s, p)
  const die = isHeld(s, p)
    ? [
        {
          id: 'roll',
          label: 'Roll the die',
          rule: '11.2',
          why: p.weakened > 0 || p.toad > 0 ? 'You can move only one space at a time.' : 'It is too dark to move more than one space.',
        },
      ]
    : []
  const ways = spaceOf(p.at).neighbours.map((space) => ({ id: `step:${space}`, label: `Step to ${theSpace(space)}`, space }))
  const steps = ways.flatMap(({ id, label, space }) => (offered.includes(id) ? [] : [{ id, label, ...whyNot(s, p, space) }]))
  return [...die, ...steps]
}

function whyNot(s: CaveState, p: Player, space: SpaceId): Pick<Blocked, 'rule' | 'why'> {
  if (p.barred > 0 && space === s.crystal)
    return { rule: '12.5', why: `The Magic Crystal Chamber is closed to you for ${many(p.barred, 'turn')}.` }
  if (!mayStep(s, p)) return { rule: '11.2', why: 'With Craft 6 or more you must roll the die.' }
  return {
    rule: '11.3',
    why: s.turn?.gate === 'open' ? 'The gate is open: you must go through.' : 'Blocked by the Heavy Gate: open it first.',
  }
}
