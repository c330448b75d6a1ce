import type { Playable } from '../../../engine/kernel/playable.ts'
import { csvText } from '../files/records/csv.ts'
import type { Lab } from './labs.ts'
import { seedOf } from './play.ts'

/** The games of a run as comma-separated values, a line each, in the order in which they can be compared. */
export function labCsv({ game, arms, seed, games }: Pick<Lab, 'game' | 'arms' | 'seed' | 'games'>): string {
  const { shares, amounts, cause } = rulesOf(game)
  const head = ['Arm', 'Game', 'Seed', 'Outcome', ...shares.map(({ label }) => label), ...amounts.map(({ label }) => label), 'Fell']
  const lines = (games[0] ?? []).flatMap((_, at) =>
    arms.map(({ name }, arm) => {
      const one = games[arm]?.[at]
      if (one === undefined) throw new Error('every arm has played as many games')
      const fell = one.people.flatMap((person) => (person.ours ? person.deaths.map((death) => ({ ...death, name: person.name })) : []))
      return [
        ...[name, one.n + 1, seedOf(seed, one.n), one.outcome ?? 'unfinished'],
        ...one.shares.map(Number),
        ...one.amounts,
        fell.map((death) => `${death.name}, turn ${death.turn}: ${cause(death.cause)}`).join('; '),
      ]
    }),
  )
  return csvText([head, ...lines])
}

function rulesOf({ title, lab }: Playable): NonNullable<Playable['lab']> {
  if (lab === null) throw new Error(`${title} is not measured`)
  return lab
}
