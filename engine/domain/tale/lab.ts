import type { LabDeath } from '../../kernel/lab-types.ts'
import { type LabRules, sumOver, wins } from '../../kernel/measures.ts'
import type { Step } from '../../kernel/play.ts'
import { capital } from '../../kernel/words.ts'
import { causeName, GAVE_UP } from '../open/names.ts'
import { isDomainEvent } from '../text/index.ts'

/** What a game is measured by in the Lab. */
export const LAB: LabRules = {
  usual: { seats: 2 },
  week: { seats: 2, by: [{ id: 'wins', label: 'Won' }, { id: 'riches' }] },
  shares: [
    { id: 'wins', label: 'The first challenger wins', does: 'go to the first challenger', value: wins },
    {
      id: 'treasure',
      label: 'Someone carries a treasure out',
      does: 'end with a treasure carried out',
      value: ({ outcome }) => outcome === 'treasure',
    },
    {
      id: 'unharmed',
      label: 'The first challenger never dies',
      does: 'never kill the first challenger',
      value: ({ ours }) => ours.every(({ counts }) => (counts?.deaths ?? 0) === 0),
    },
  ],
  amounts: [
    { id: 'riches', label: 'Riches at the end', unit: 'riches', value: ({ ours }) => sumOver(ours, ({ score = 0 }) => score) },
    { id: 'kills', label: 'Creatures beaten', unit: 'creatures', value: ({ ours }) => sumOver(ours, ({ kills }) => kills) },
    { id: 'rounds', label: 'Length', unit: 'rounds', value: ({ tale }) => tale.turns },
  ],
  deaths: ({ steps }) => deathsIn(steps),
  cause: (cause) => (cause === GAVE_UP ? 'Despair' : capital(causeName(cause))),
}

/** 4.1: challengers come back. */
function deathsIn(steps: readonly Step[]): readonly (LabDeath & { readonly who: string })[] {
  let turn = 1
  return steps
    .flatMap(({ events }) => events)
    .flatMap((event) => {
      if (!isDomainEvent(event)) return []
      if (event.type === 'round-began') turn = event.round
      return event.type === 'died' ? [{ who: `seat-${event.seat}`, turn, level: 0, cause: event.cause }] : []
    })
}
