import type { ComponentProps, ReactNode } from 'react'
import { Bar } from './bar.tsx'
import { Trouble } from './trouble.tsx'

/** A screen that has nothing to show yet: the bar is there already, and a slow load says what it waits for. */
export function Waiting({ children }: { readonly children: ReactNode }) {
  return (
    <Framed busy>
      <p className="waiting">{children}</p>
    </Framed>
  )
}

/** The field of a screen whose bar is there already, while the rest is fetched. */
export function WaitingField({ children }: { readonly children: ReactNode }) {
  return (
    <main className="field framed" aria-busy>
      <p className="waiting">{children}</p>
    </main>
  )
}

/** A screen that cannot be shown: the reason, and links to other places. */
export function TroubleScreen(trouble: ComponentProps<typeof Trouble>) {
  return (
    <Framed>
      <Trouble {...trouble} />
    </Framed>
  )
}

/** The frame of a screen without content of its own. */
export function Framed({ busy = false, children }: { readonly busy?: boolean; readonly children: ReactNode }) {
  return (
    <div className="app app--whole">
      <Bar where={null} />
      <main className="field framed" aria-busy={busy || undefined}>
        {children}
      </main>
    </div>
  )
}
