import type { ReactNode } from 'react'
import { thingOf } from '../../../../engine/domain/open/actions.ts'
import { kindIcon } from '../../../../engine/domain/open/icons.ts'
import type { CharacterView, DomainView } from '../../../../engine/domain/view-types.ts'
import type { Option } from '../../../../engine/kernel/types.ts'
import { Icon } from '../../../icons/icon.tsx'
import { CardFace, LanternFace } from '../cards/card-face.tsx'
import { type Find, inscriptionOf } from '../cards/inscription.ts'
import { figureOf, loadOf, type Thing, thingsOf, wornOf } from './carried.ts'

interface SlotsProps {
  readonly view: DomainView
  readonly character: CharacterView
  /** What may be done with a thing now; nothing at someone else's. */
  readonly options: readonly Option[]
  readonly picked: readonly string[]
  readonly onPick: (id: string) => void
}

/** What a character carries: eight places cut in the paper, all light things in one of them, and what is in his hands edged. */
export function Slots({ view, character, options, picked, onPick }: SlotsProps) {
  const load = loadOf(character)
  const things = thingsOf(character)
  const used = new Set([...wornOf(things), ...(view.fight && character.seat === view.active ? view.fight.hands : [])])
  const free = Math.max(0, load.places - load.used)
  const press = { options, picked, onPick }
  return (
    <ul className="d-slots" aria-label={`Carried by ${character.name}`}>
      <li className="d-sl">
        <LanternFace isLit={character.lantern === 'lit'} />
      </li>
      {load.each.map((thing) => (
        <li key={thing.id} className="d-sl">
          <ThingSlot thing={thing} isUsed={used.has(thing.id)} {...press} />
        </li>
      ))}
      {load.light.length > 0 && (
        <li className="d-sl d-sl--light">
          <ul aria-label="Light things, together in one place">
            {load.light.map((thing) => (
              <li key={thing.id}>
                <LightThing thing={thing} {...press} />
              </li>
            ))}
          </ul>
        </li>
      )}
      {Array.from({ length: free }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: free places that nobody can tell apart
        <li key={i} className="d-sl is-free">
          <span>free</span>
        </li>
      ))}
    </ul>
  )
}

type PressProps = Pick<SlotsProps, 'options' | 'picked' | 'onPick'>

interface ThingProps {
  readonly thing: Thing
}

function ThingSlot({ thing, isUsed, ...press }: PressProps & ThingProps & { readonly isUsed: boolean }) {
  return (
    <Pressable thing={thing} {...press}>
      <CardFace id={thing.id} size="slot" isUsed={isUsed} {...findOf(thing)} />
    </Pressable>
  )
}

/** How it was found and what is left of it. */
function findOf({ magic, left }: Thing): Find {
  return left === undefined ? { magic } : { magic, left }
}

/** A light one, as a small card among its fellows. */
function LightThing({ thing, ...press }: PressProps & ThingProps) {
  const face = inscriptionOf(thing.id, findOf(thing))
  return (
    <Pressable thing={thing} {...press}>
      <span className={thing.magic ? 'd-lt is-magic' : 'd-lt'} title={`${thing.card.name}: ${face?.line ?? ''}`}>
        <Icon name={kindIcon(thing.kind)} />
        <b aria-hidden="true">{figureOf(thing)}</b>
        <span className="vh">{`${thing.card.name}. ${face?.line ?? ''}.`}</span>
      </span>
    </Pressable>
  )
}

/** What can be used or put down now is a button: the first press chooses what it is for, the next what else it may be. */
function Pressable({ thing, options, picked, onPick, children }: PressProps & { readonly thing: Thing; readonly children: ReactNode }) {
  const here = options.filter(({ id }) => thingOf(id) === thing.id)
  if (here.length === 0) return <span className="d-thing">{children}</span>
  const at = here.findIndex(({ id }) => picked.includes(id))
  const next = here[(at + 1) % here.length]
  return (
    <button type="button" className="d-thing" aria-pressed={at >= 0} onClick={() => next && onPick(next.id)}>
      {children}
      <span className="vh">{` ${here.map(({ label }) => label).join(', or ')}.`}</span>
    </button>
  )
}
