import { addressOf } from '../navigation.ts'

interface MomentLinkProps {
  readonly session: string
  /** The input that led to it. */
  readonly input: number
}

/** From a line of the chronicle to the table as it stood then. Within a row of cases the arrows reach it. */
export function MomentLink({ session, input }: MomentLinkProps) {
  return (
    <a className="moment" href={addressOf({ kind: 'replay', session, input, exact: true })} tabIndex={-1} title="Replay this moment">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M3 8a5 5 0 1 1 1.6 3.7M3 8l-2 -2.2M3 8l2.6 -1.6M8 5v3l2 1.5" />
      </svg>
      <span className="vh">Replay this moment</span>
    </a>
  )
}
