import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

export interface Tab {
  readonly id: string
  readonly name: string
  /** Shown at the right of the tabs while this one is open. */
  readonly aside?: ReactNode
  readonly body: ReactNode
}

interface TabsProps {
  readonly name: string
  readonly tabs: readonly [Tab, ...Tab[]]
}

/** Tabs cut into the slate, one of them open: one tab stop, arrows from tab to tab. */
export function Tabs({ name, tabs }: TabsProps) {
  const id = useId()
  const heads = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState(tabs[0].id)
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === wanted),
  )
  const open = tabs[at] ?? tabs[0]
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = (to + tabs.length) % tabs.length
    setWanted(tabs[next]?.id ?? open.id)
    heads.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <section className="pane tabs" aria-label={name}>
      <div className="head">
        <div ref={heads} role="tablist" aria-label={name} onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={tab === open}
              aria-controls={`${id}-panel`}
              tabIndex={tab === open ? 0 : -1}
              onClick={() => setWanted(tab.id)}
            >
              {tab.name}
            </button>
          ))}
        </div>
        {open.aside && <span className="aside">{open.aside}</span>}
      </div>
      <div key={open.id} id={`${id}-panel`} role="tabpanel" className="scroll" aria-labelledby={`${id}-${open.id}`}>
        {open.body}
      </div>
    </section>
  )
}
