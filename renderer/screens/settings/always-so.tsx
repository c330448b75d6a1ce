import { useQuery } from '@tanstack/react-query'
import type { Output } from '../../../electron/contract/index.ts'
import { Choices, Tick } from '../../dialog/choices.tsx'
import { sendAtOnce, useAtOnce } from '../../errand/at-once.ts'
import { useClient } from '../../host/client.tsx'
import { setHabit, useHabits } from '../../host/habits.ts'
import { queries } from '../../host/queries.ts'

type Game = Output<'app.info'>['games'][number]

/** Standing answers of every game: given from now on, or withdrawn. */
export function AlwaysSo() {
  const { data } = useQuery(queries.app(useClient()))
  return data?.games.filter(({ habits }) => habits.length > 0).map((game) => <OfGame key={game.id} game={game} />)
}

function OfGame({ game: { id, title, habits } }: { readonly game: Game }) {
  const on = useHabits(id)
  const sent = useAtOnce(id)
  return (
    <Choices legend={`Always: ${title}`} abreast={3}>
      {habits.map(({ id: habit, label, detail }) => (
        <Tick key={habit} name={label} text={detail} checked={on.includes(habit)} onChange={(isOn) => setHabit(id, habit, isOn)} />
      ))}
      {Object.entries(sent).map(([kind, { label }]) => (
        <Tick
          key={kind}
          name={label}
          text="Sent at once, with the limits you gave it last."
          checked
          onChange={() => sendAtOnce(id, kind, null)}
        />
      ))}
    </Choices>
  )
}
