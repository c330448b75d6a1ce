import { Icon } from '../icons/icon.tsx'
import { go } from '../navigation.ts'
import { Framed } from './framed.tsx'

/** A session of a game missing from this version: a newer one may have begun it. */
export function UnknownGame({ game }: { readonly game: string }) {
  return (
    <Framed>
      <section className="state state--bad" role="alert">
        <Icon name="x-quill" />
        <h2>This version does not know that game</h2>
        <p>The session belongs to a game called “{game}”. A newer version of the app may have begun it: open it there. Nothing is lost.</p>
        <p className="rowf">
          <button type="button" className="btn btn--go" onClick={() => go({ kind: 'shelf' })}>
            Show all games
          </button>
        </p>
      </section>
    </Framed>
  )
}
