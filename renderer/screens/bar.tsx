import type { ReactNode } from 'react'
import { useRules } from '../chronicle/rules.tsx'
import { Icon } from '../icons/icon.tsx'

interface BarProps {
  readonly where: ReactNode
  readonly children?: ReactNode
}

/** The bar over every screen: the game's name, where we are, the commands. */
export function Bar({ where, children }: BarProps) {
  const { open } = useRules()
  return (
    <header className="bar">
      <h1 className="mark">Citadel of Blood</h1>
      <div className="where">{where}</div>
      <nav aria-label="Commands">
        {children}
        <button type="button" className="btn btn--quiet" onClick={() => open(null)}>
          <Icon name="x-book" />
          <span className="hide-s">Rules</span>
          <span className="only-s vh">Rules</span>
        </button>
      </nav>
    </header>
  )
}
