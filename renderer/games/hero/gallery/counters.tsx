import { KIND_ICONS } from '../../../../engine/hero/open/icons.ts'
import { KIND_NAMES } from '../../../../engine/hero/open/names.ts'
import type { CounterView, Kind } from '../../../../engine/hero/view-types.ts'
import { Exhibit } from '../../../gallery/exhibit.tsx'
import { Counters } from '../board/counters.tsx'
import '../style/table.css'

/** Every counter in each of its states. */
export function CountersPage() {
  return (
    <div className="gallery-counter-kinds">
      {KINDS.map((kind) => (
        <CounterExhibit key={kind} kind={kind} />
      ))}
    </div>
  )
}

const KINDS = Object.keys(KIND_NAMES).filter(isKind)

function isKind(name: string): name is Kind {
  return name in KIND_ICONS
}

/** Side by side: face up, face down to its owner, once seen by the hero's player, and chosen. */
function CounterExhibit({ kind }: { readonly kind: Kind }) {
  const looks = { up: { up: true, kind }, own: { up: false, kind }, seen: { up: false, remembered: kind }, chosen: { up: true, kind } }
  const counters = Object.entries(looks).map(([id, look], col): CounterView => {
    return { id, at: { row: 0, col }, with: null, kind: null, remembered: null, ...look }
  })
  return (
    <Exhibit name={kind}>
      <svg className="gallery-counters" viewBox="0 0 400 100" role="img" aria-label={`${KIND_NAMES[kind]}: up, down, remembered, chosen`}>
        <Counters counters={counters} picked={new Set(['chosen'])} />
      </svg>
    </Exhibit>
  )
}
