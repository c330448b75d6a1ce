import type { Output } from '../../../electron/contract/index.ts'
import { capital } from '../../../engine/kernel/words.ts'
import { ChooseOne } from '../../dialog/choices.tsx'
import { dayOf, momentOf } from '../../frame/when.ts'
import { count } from './in-words.ts'

export type Compared = Output<'campaign.compare'>

/** What becomes of a campaign that both sides have played on. */
export type Choice = 'both' | 'file' | 'here'

const CHOICES = [
  { id: 'both', name: 'Keep both', text: 'The file comes in as a campaign of its own, with another name.' },
  { id: 'file', name: 'Take the file', text: 'A backup is made, then the file takes the place of the campaign here.' },
  { id: 'here', name: 'Keep what is here', text: 'The file stays unread.' },
] as const

interface ComparedProps {
  readonly compared: Compared
  /** What the campaign is called here. */
  readonly name: string
  /** What the game calls one of its games, and several. */
  readonly words: { readonly one: string; readonly many: string }
  readonly choice: Choice
  readonly onChoice: (choice: Choice) => void
}

/** What a file is against what is here: in a sentence, then who played what since. */
export function ComparedFile({ compared, name, words, choice, onChoice }: ComparedProps) {
  const { state, file, common, ours, theirs, people } = compared
  const theFile = <Played title="In the file" games={theirs} people={people.theirs} words={words} />
  const here = <Played title="Here" games={ours} people={people.ours} words={words} />
  switch (state) {
    case 'new':
      return (
        <p role="status">
          {file.name} is not here yet: {count(file.characters, 'character')} and {count(file.raids, words.one, words.many)}, written on{' '}
          {momentOf(file.writtenAt)}.
        </p>
      )
    case 'same':
      return <p role="status">{name} is here already, just as it is in the file. There is nothing to import.</p>
    case 'behind':
      return (
        <>
          <p role="status">{name} is here already, and further on than the file. There is nothing to import.</p>
          <div className="parted">{here}</div>
        </>
      )
    case 'ahead':
      return (
        <>
          <p role="status">
            {name} is here, and the file is further on. A backup is made, then it is brought up to date: nothing that is here is lost.
          </p>
          <div className="parted">{theFile}</div>
        </>
      )
    case 'forked':
      return (
        <>
          <p role="status">
            {name} has been played on both here and in the file{common === null ? '' : `, since ${momentOf(common)}`}.
          </p>
          <div className="parted parted--both">
            {here}
            {theFile}
          </div>
          <ChooseOne legend="Which do you want to keep?" abreast={3} choices={CHOICES} chosen={choice} onChoose={onChoice} />
        </>
      )
  }
}

/** The newest so many are listed; the others are counted. */
const LISTED = 8

interface PlayedProps extends Pick<ComparedProps, 'words'> {
  readonly title: string
  readonly games: Compared['ours']
  readonly people: readonly string[]
}

function Played({ title, games, people, words }: PlayedProps) {
  const newest = games.toReversed().slice(0, LISTED)
  const others = games.length - newest.length
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {newest.map((game) => (
          <li key={game.number}>
            <b>
              {capital(words.one)} {game.number}
            </b>
            , {dayOf(game.playedAt)},{' '}
            {game.outcome ?? (game.status === 'open' ? `still open, ${count(game.answers, 'choice')}` : 'given up')}
            {game.went.length > 0 && <span className="muted small"> Went: {game.went.join(', ')}.</span>}
            {game.fell.length > 0 && <span className="small"> Fell or was lost: {game.fell.join(', ')}.</span>}
          </li>
        ))}
        {others > 0 && <li>And {count(others, `earlier ${words.one}`, `earlier ${words.many}`)}.</li>}
        {people.length > 0 && <li>{namesOf(people)} came or changed.</li>}
        {games.length === 0 && people.length === 0 && <li>Nothing was played.</li>}
      </ul>
    </section>
  )
}

function namesOf(people: readonly string[]): string {
  const [named, others] = [people.slice(0, LISTED), people.length - LISTED]
  return others > 0 ? `${named.join(', ')} and ${count(others, 'other')}` : named.join(', ')
}
