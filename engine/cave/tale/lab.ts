import type { LabDeath } from '../../kernel/lab-types.ts'
import { type LabRules, sumOver, wins } from '../../kernel/measures.ts'
import type { Step } from '../../kernel/play.ts'
import { anyName } from '../open/names.ts'
import { isCaveEvent } from '../text/index.ts'

/** What a game is measured by in the Lab. */
export const LAB: LabRules = {
  usual: { seats: 2 },
  week: { seats: 2, options: { rounds: 40 }, by: [{ id: 'wins', label: 'Won' }, { id: 'renown' }] },
  shares: [
    { id: 'wins', label: 'The first player wins', does: 'go to the first player', value: wins },
    {
      id: 'crystal',
      label: 'The Magic Crystal is won',
      does: 'end with the Magic Crystal won',
      value: ({ outcome }) => outcome === 'crystal',
    },
    {
      id: 'unharmed',
      label: 'The first player loses no Character',
      does: 'cost the first player no Character',
      value: ({ ours }) => ours.every(({ counts }) => (counts?.deaths ?? 0) === 0),
    },
  ],
  amounts: [
    { id: 'renown', label: 'Renown at the end', unit: 'points of renown', value: ({ ours }) => sumOver(ours, ({ score = 0 }) => score) },
    { id: 'gold', label: 'Gold found', unit: 'Gold', value: ({ ours }) => sumOver(ours, ({ gold }) => gold) },
    { id: 'kills', label: 'Enemies beaten', unit: 'Enemies', value: ({ ours }) => sumOver(ours, ({ kills }) => kills) },
    { id: 'deaths', label: 'Characters lost', unit: 'Characters', value: ({ ours }) => sumOver(ours, ({ counts }) => counts?.deaths ?? 0) },
    { id: 'rounds', label: 'Length', unit: 'rounds', value: ({ tale }) => tale.turns },
  ],
  deaths: ({ steps }) => deathsIn(steps),
  cause: anyName,
}

/** 4.1: a player whose Character dies goes on with another. */
function deathsIn(steps: readonly Step[]): readonly (LabDeath & { readonly who: string })[] {
  let turn = 1
  return steps
    .flatMap(({ events }) => events)
    .flatMap((event) => {
      if (!isCaveEvent(event)) return []
      if (event.type === 'round-began') turn = event.round
      if (event.type === 'died') return [{ who: `seat-${event.seat}`, turn, level: 0, cause: event.cause }]
      return event.type === 'destroyed' ? [{ who: `seat-${event.seat}`, turn, level: 0, cause: 'ancient-power-plant' }] : []
    })
}
