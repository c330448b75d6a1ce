import { Component, type ReactNode } from 'react'
import { useGamePages } from '../../game-pages.ts'
import { Icon } from '../../icons/icon.tsx'
import { addressOf, go, usePlace } from '../../navigation.ts'
import { ReportButton } from './report.tsx'

/** Shows a way out in place of what breaks while it is drawn; without it React would leave the page empty. */
export function Unbroken({ children }: { readonly children: ReactNode }) {
  return <Boundary at={addressOf(usePlace())}>{children}</Boundary>
}

interface BoundaryProps {
  /** The address: another place is tried afresh. */
  readonly at: string
  readonly children: ReactNode
}

class Boundary extends Component<BoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidUpdate({ at }: BoundaryProps) {
    if (this.state.isBroken && at !== this.props.at) this.setState({ isBroken: false })
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return <BrokenScreen onRetry={() => this.setState({ isBroken: false })} />
  }
}

/** It depends on as little as can be: whatever it used might be what broke. */
function BrokenScreen({ onRetry }: { readonly onRetry: () => void }) {
  const app = useGamePages()[0]?.title
  return (
    <div className="app app--whole">
      <header className="bar">
        <h1 className="mark">{app}</h1>
      </header>
      <main className="field framed">
        <section className="state state--bad" role="alert">
          <Icon name="x-broken" />
          <h2>This screen cannot be shown</h2>
          <p>
            Something went wrong while it was being drawn. Nothing is lost: every answered choice is kept. If it happens again, save a
            report and go on elsewhere.
          </p>
          <p className="rowf">
            <button type="button" className="btn btn--go" onClick={onRetry}>
              Try again
            </button>
            <button type="button" className="btn" onClick={() => go({ kind: 'shelf' })}>
              Show all games
            </button>
            <ReportButton />
          </p>
        </section>
      </main>
    </div>
  )
}
