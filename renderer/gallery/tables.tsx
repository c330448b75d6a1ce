import type { Moments } from '../../engine/kernel/proof/moment-types.ts'
import type { SessionView } from '../../engine/kernel/types.ts'

/** The table at every question and every end and, where a seat other than the first decides, as two people at one screen see it. */
export function tablesOf({ questions, ends }: Moments): Readonly<Record<string, SessionView>> {
  const second = Object.values(questions).find(({ seat }) => seat > 0)
  return { ...questions, ...ends, ...(second && { curtain: withoutBots(second) }) }
}

function withoutBots({ bots: _, ...session }: SessionView): SessionView {
  return session
}

/** The links to each of them. */
export function TablesPage({ game, moments }: { readonly game: string; readonly moments: Moments }) {
  return (
    <ul className="gallery-list">
      {Object.keys(tablesOf(moments)).map((name) => (
        <li key={name}>
          <a href={`?game=${game}&question=${name}`}>{name}</a>
        </li>
      ))}
    </ul>
  )
}
