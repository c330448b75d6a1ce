import { INITIATE_FACES } from '../../../../engine/citadel/open/names.ts'
import { Counter } from '../../../board/counter.tsx'
import sprite from '../../../face/faces.svg?raw'
import { nameOf } from '../names.ts'

const FACES = [...sprite.matchAll(/<symbol id="(face-[^"]+)"/g)].flatMap(([, id]) => id ?? [])
const HERO = ['face-roderick', 'face-osric', 'face-hildebrand']
const TONES = ['ours', 'charm', 'stone', 'retired', 'gone'] as const

/** Every face, and one in every state and size. */
export function FacesPage() {
  const heroes = FACES.filter((face) => !(face in INITIATE_FACES || HERO.includes(face))).map(
    (face) => [face, nameOf(face.slice(5))] as const,
  )
  return (
    <>
      {[
        ['Heroes', heroes] as const,
        ['Initiates', Object.entries(INITIATE_FACES)] as const,
        ['HERO', HERO.map((face) => [face, nameOf(face.slice(5))] as const)] as const,
      ].map(([title, faces]) => (
        <section key={title}>
          <h2>{title}</h2>
          <div className="gallery-pieces">
            {faces.map(([face, name]) => (
              <span key={face} className="piece">
                <Counter icon={face} combatBonus={3} resistance={2} />
                {name}
              </span>
            ))}
          </div>
        </section>
      ))}
      <h2>What has become of somebody</h2>
      <div className="gallery-pieces">
        {TONES.flatMap((tone) =>
          [false, true].map((small) => (
            <span key={`${tone}${small}`} className="piece">
              <Counter icon="face-elf-3" tone={tone} small={small} />
              {tone}
            </span>
          )),
        )}
      </div>
    </>
  )
}
