import type { ReactNode } from 'react'
import { Face } from '../face/face.tsx'
import { Icon } from '../icons/icon.tsx'
import type { ChartHandle } from './chart.tsx'

interface TabsProps<T> {
  /** What a screen reader calls the tabs. */
  readonly legend: string
  readonly tabs: readonly {
    readonly of: T
    readonly name: ReactNode
    readonly note: string /** Of someone whose tab it is. */
    readonly face?: string
  }[]
  readonly open: T
  readonly onOpen: (of: T) => void
}

/** The parts of a board as tabs. */
export function Tabs<T extends string | number>({ legend, tabs, open, onOpen }: TabsProps<T>) {
  return (
    <fieldset className="lv">
      <legend className="vh">{legend}</legend>
      {tabs.map(({ of, name, note, face }) => (
        <button key={of} type="button" aria-pressed={of === open} onClick={() => onOpen(of)}>
          {face && <Face name={face} />}
          <b>{name}</b>
          <span>{note}</span>
        </button>
      ))}
    </fieldset>
  )
}

interface ZoomProps {
  readonly chart: () => ChartHandle | null | undefined
  readonly isWhole: boolean
  /** `The whole level (0)` */
  readonly wholeTitle: string
  readonly onWhole: () => void
}

/** Zoom in, zoom out, and show all of it. */
export function Zoom({ chart, isWhole, wholeTitle, onWhole }: ZoomProps) {
  return (
    <>
      <button type="button" className="btn btn--quiet btn--icon" aria-label="Closer" title="Closer (+)" onClick={() => chart()?.zoomIn()}>
        +
      </button>
      <button
        type="button"
        className="btn btn--quiet btn--icon"
        aria-label="Farther"
        title="Farther (−)"
        onClick={() => chart()?.zoomOut()}
      >
        −
      </button>
      <button type="button" className="btn btn--quiet" aria-pressed={isWhole} title={wholeTitle} onClick={onWhole}>
        Whole
      </button>
    </>
  )
}

interface FollowProps {
  readonly isOn: boolean
  readonly title: string
  readonly onFollow: () => void
}

/** The camera follows the piece that moves. */
export function Follow({ isOn, title, onFollow }: FollowProps) {
  return (
    <button type="button" className="btn btn--quiet" aria-pressed={isOn} title={title} onClick={onFollow}>
      <Icon name="x-compass" />
      Follow
    </button>
  )
}

/** Between the map and the list of its places. */
export function AsList({ isList, onChange }: { readonly isList: boolean; readonly onChange: (isList: boolean) => void }) {
  return (
    <button type="button" className="btn btn--quiet" aria-pressed={isList} onClick={() => onChange(!isList)}>
      {isList ? 'As a map' : 'As a list'}
    </button>
  )
}
