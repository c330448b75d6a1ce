import { home, type LabRules, sumOver, wins } from '../../kernel/measures.ts'
import type { Json } from '../../kernel/types.ts'
import { PRESETS } from '../tables/index.ts'
import { causeName } from '../text/tale.ts'

/** A ready hero, as the options take one. */
function sheetOf({ levels: { characteristics, weapons }, ...sheet }: (typeof PRESETS)[number]): Json {
  return { ...sheet, levels: { characteristics: { ...characteristics }, weapons: { ...weapons } } }
}

/** What a game is measured by in the Lab. */
export const LAB: LabRules = {
  usual: { seats: 2, options: { layout: 'app' } },
  week: {
    seats: 2,
    options: { layout: 'app', heroes: PRESETS.slice(0, 2).map(sheetOf) },
    by: [{ id: 'wins', label: 'Won' }, { id: 'points' }],
  },
  shares: [
    { id: 'wins', label: 'The first hero wins Alysa', does: 'win Alysa for the first hero', value: wins },
    { id: 'arrives', label: 'He reaches her', does: 'see the first hero reach Alysa', value: (game) => home(game).length > 0 },
    { id: 'dies', label: 'He dies', does: 'kill the first hero', value: ({ ours }) => ours.some(({ fate }) => fate === 'fallen') },
    {
      id: 'nobody',
      label: 'No one wins her',
      does: 'end without a wedding',
      value: ({ tale }) => tale.people.every(({ victory }) => !victory),
    },
  ],
  amounts: [
    { id: 'points', label: 'Points before Alysa', unit: 'points', value: (game) => sumOver(home(game), ({ score = 0 }) => score) },
    { id: 'kills', label: 'Monsters killed', unit: 'monsters', value: ({ ours }) => sumOver(ours, ({ kills }) => kills) },
    { id: 'turns', label: 'Length', unit: 'turns', value: ({ tale }) => tale.turns },
  ],
  // A hero still on his way when she chooses is just as alive.
  deaths: ({ tale }) =>
    tale.people.flatMap(({ slug, fate, fell }) => (fate === 'fallen' && fell !== undefined ? [{ who: slug, ...fell }] : [])),
  cause: causeName,
}
