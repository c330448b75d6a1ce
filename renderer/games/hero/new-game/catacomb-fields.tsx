import { CatacombPicture } from './catacomb-picture.tsx'
import { type HeroWish, RANDOM } from './wish.ts'

const LONGEST_SEED = 40

interface CatacombFieldsProps {
  readonly wish: HeroWish
  readonly catacombs: readonly { readonly id: string; readonly name: string; readonly grid: readonly string[] }[]
  readonly onChange: (catacomb: string, seed: string) => void
}

/** The setting: a catacomb drawn for this app, or a new one every time. */
export function CatacombFields({ wish: { catacomb, catacombSeed }, catacombs, onChange }: CatacombFieldsProps) {
  const drawn = catacombs.find(({ id }) => id === catacomb)
  return (
    <fieldset className="choices catacomb-fields">
      <legend>Catacomb</legend>
      <div>
        <label>
          <span>Where they walk</span>
          <select value={catacomb} onChange={(event) => onChange(event.target.value, catacombSeed)}>
            {catacombs.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={RANDOM}>another one every time</option>
          </select>
        </label>
        {catacomb === RANDOM && (
          <label>
            <span>Its seed</span>
            <input
              className="field-in"
              value={catacombSeed}
              maxLength={LONGEST_SEED}
              placeholder="drawn for you"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onChange(catacomb, event.target.value)}
            />
          </label>
        )}
        <p className="small muted">
          The printed catacombs of 1980 are lost.{' '}
          {catacomb === RANDOM ? 'This one comes from its seed: the same seed, the same walls.' : 'This one was drawn for this app.'}
        </p>
      </div>
      {drawn && <CatacombPicture grid={drawn.grid} />}
    </fieldset>
  )
}
