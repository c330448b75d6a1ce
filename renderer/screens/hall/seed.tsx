import { useId } from 'react'

interface SeedProps {
  /** Empty for one drawn by the host. */
  readonly seed: string
  /** What it produces: `raid`. */
  readonly of: string
  readonly onChange: (seed: string) => void
}

/** For tinkerers: reproducible chance. */
export function Seed({ seed, of, onChange }: SeedProps) {
  const id = useId()
  return (
    <details className="seed">
      <summary>Chance</summary>
      <div className="seats">
        <label htmlFor={id}>Seed</label>
        <input
          id={id}
          className="field-in"
          value={seed}
          maxLength={200}
          placeholder="drawn for you"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <p className="small muted">The same seed and the same answers give the same {of}.</p>
    </details>
  )
}
