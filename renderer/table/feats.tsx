import { Suspense } from 'react'
import type { Story } from '../../electron/contract/index.ts'
import { useGamePage, useWords } from '../game-pages.ts'

interface FeatsProps {
  readonly game: string
  readonly story: Pick<Story, 'feats' | 'people'>
}

/** What tells most of a game: two deeds, each with its picture, and when it was. */
export function Feats({ game, story: { feats, people } }: FeatsProps) {
  const Picture = useGamePage(game)?.tale.end.Picture
  const { turn: word } = useWords(game)
  if (feats.length === 0) return null
  return (
    <ul className={Picture ? 'feats' : 'feats feats--plain'} aria-label="What is told of it">
      {feats.map((feat) => {
        const { who, text, turn, level } = feat
        return (
          <li key={`${who} ${text}`}>
            {Picture && (
              <span className="feat-plate">
                <Suspense fallback={null}>
                  <Picture feat={feat} />
                </Suspense>
              </span>
            )}
            <p>
              <b>{people.find(({ slug }) => slug === who)?.name}</b> {text}.
              <span>{[`${word} ${turn}`, ...(level > 0 ? [`level ${level}`] : [])].join(', ')}</span>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
