import type { ReactNode } from 'react'

interface PickRowProps {
  readonly name: string
  /** Under the name, in small print. */
  readonly note?: string
  readonly icon?: ReactNode
  readonly isOn: boolean
  /** Why it cannot be had, as a sentence; null where it can. */
  readonly why?: string | null
  /** Null where nothing can be chosen. */
  readonly onPick: (() => void) | null
  /** While it is looked at. */
  readonly onTell?: (text: string | null) => void
  /** The cells after the name. */
  readonly children: ReactNode
}

/** A row that is chosen by its name: struck where it cannot be had, with the reason. */
export function PickRow({ name, note, icon, isOn, why = null, onPick, onTell, children }: PickRowProps) {
  const label = (
    <>
      {icon}
      <span>{name}</span>
      {note && <small>{note}</small>}
    </>
  )
  return (
    <tr className={`${isOn ? 'is-on' : ''}${why === null ? '' : ' is-not'}`} title={why ?? undefined}>
      <th scope="row">
        {onPick === null ? (
          <span className="gm-name">{label}</span>
        ) : (
          <button
            type="button"
            className="gm-name"
            aria-pressed={isOn}
            aria-disabled={why !== null || undefined}
            aria-label={why === null ? undefined : `${name}: ${why}`}
            onClick={() => (why === null ? onPick() : onTell?.(`${name}: ${why}`))}
            onFocus={() => onTell?.(why === null ? null : `${name}: ${why}`)}
            onPointerEnter={() => onTell?.(why === null ? null : `${name}: ${why}`)}
          >
            {label}
          </button>
        )}
      </th>
      {children}
    </tr>
  )
}
