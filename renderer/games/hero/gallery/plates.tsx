import { Exhibit } from '../../../gallery/exhibit.tsx'
import { Scene } from '../../../scene/scene.tsx'
import { allPlates } from '../scenes/plates.ts'

/** Every plate, whole; the first of each kind also as a strip shows it. */
export function PlatesPage() {
  return allPlates().map(([title, plates]) => (
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
