import type { Plate } from '../scene/plate.ts'
import { Scene } from '../scene/scene.tsx'
import { Exhibit } from './exhibit.tsx'

/** A game's plates by their names, in groups. */
export type PlateGroups = readonly (readonly [title: string, plates: readonly (readonly [name: string, plate: Plate])[]])[]

/** Every plate, whole; the first of each group also as a strip shows it. */
export function Plates({ groups }: { readonly groups: PlateGroups }) {
  return groups.map(([title, plates]) => (
    <section key={title}>
      <h2>{title}</h2>
      <div className="gallery-plates">
        {plates.map(([name, plate], i) => (
          <Exhibit key={name} name={name}>
            <Scene plate={plate} />
            {i === 0 && <Scene plate={plate} small />}
          </Exhibit>
        ))}
      </div>
    </section>
  ))
}
