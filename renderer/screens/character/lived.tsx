import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Character, Lived as Found } from '../../../electron/contract/index.ts'
import { many } from '../../../engine/kernel/words.ts'
import { Progress } from '../../dialog/progress.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { useClient } from '../../host/client.tsx'
import { useCommand } from '../../host/command.ts'
import { useLongWork } from '../../host/long-work.ts'
import { queries } from '../../host/queries.ts'
import { addressOf, go } from '../../navigation.ts'

/** Of someone who fell: whether they could have lived, as a puzzle. */
export function Lived({ who }: { readonly who: Character }) {
  const client = useClient()
  const known = useQuery(queries.lived(client, who.id))
  const work = useLongWork()
  const find = useCommand('character.lived')
  // Nobody can tell of games under other rules, or of those whose choices are not measured.
  if (!known.data) return null
  if (find.busy) {
    return (
      <Progress share={work.share} onStop={work.stop}>
        Playing out the last choices.
      </Progress>
    )
  }
  const { session, chance } = known.data
  return (
    <section className="lived" aria-labelledby="lived">
      <h3 id="lived">Could they have lived?</h3>
      {chance === null ? (
        <button type="button" className="btn" onClick={() => find.run({ character: who.id, find: true, work: work.begin() })}>
          Find out
        </button>
      ) : (
        <Told session={session} chance={chance} />
      )}
      <Refused error={find.error} />
    </section>
  )
}

function Told({ session, chance }: { readonly session: string; readonly chance: NonNullable<Found['chance']> }) {
  const [isShown, setShown] = useState(false)
  const branch = useCommand('game.branch', (begun) => go({ kind: 'table', session: begun.session }))
  const { found, searched } = chance
  if (found === null) {
    return <p>In none of the last {many(searched, 'choice')} would another answer have saved them in a third of the trials.</p>
  }
  const { input, words, lives, livedByTaken, playouts } = found
  return (
    <>
      <p>
        Yes. At{' '}
        <a className="case" href={addressOf({ kind: 'replay', session, input, exact: true })}>
          choice {input + 1}
        </a>{' '}
        (“{words.prompt}”) another answer saves them in {Math.round(100 * lives)} of 100 trials; the one that was given, in{' '}
        {Math.round(100 * livedByTaken)}.
      </p>
      <p className="rowf">
        <button type="button" className="btn" onClick={() => branch.run({ session, to: input })}>
          Try it
        </button>
        <button type="button" className="btn btn--quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          Show the answer
        </button>
      </p>
      <Refused error={branch.error} />
      {isShown && (
        <p>
          <b>{words.better}</b> instead of {words.taken}; {playouts} trials of each.
        </p>
      )}
    </>
  )
}
