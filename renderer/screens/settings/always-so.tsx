import { useQuery } from '@tanstack/react-query'
import type { Output } from '../../../electron/contract/index.ts'
import { sendAtOnce, useAtOnce } from '../../errand/at-once.ts'
import { useClient } from '../../host/client.tsx'
import { setHabit, useHabits } from '../../host/habits.ts'
import { queries } from '../../host/queries.ts'

type Game = Output<'app.info'>['games'][number]

/** Standing answers of every game: given from now on, or taken back. */
export function AlwaysSo() {
  const { data } = useQuery(queries.app(useClient()))
  return data?.games.filter(({ habits }) => habits.length > 0).map((game) => <OfGame key={game.id} game={game} />)
}

function OfGame({ game: { id, title, habits } }: { readonly game: Game }) {
  const on = useHabits(id)
  const sent = useAtOnce(id)
  return (
    <fieldset className="choices choices--3">
      <legend>Always so: {title}</legend>
      {habits.map(({ id: habit, label, detail }) => (
        <label key={habit}>
          <input type="checkbox" checked={on.includes(habit)} onChange={(event) => setHabit(id, habit, event.target.checked)} />
          <span>
            <b>{label}</b>
            <small>{detail}</small>
          </span>
        </label>
      ))}
      {Object.entries(sent).map(([kind, { label }]) => (
        <label key={kind}>
          <input type="checkbox" checked onChange={() => sendAtOnce(id, kind, null)} />
          <span>
            <b>{label}</b>
            <small>Sent at once, with the limits you gave it last.</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
