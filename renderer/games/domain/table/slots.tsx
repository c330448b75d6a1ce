import type { ReactNode } from 'react'
import { thingOf } from '../../../../engine/domain/open/actions.ts'
import { kindIcon } from '../../../../engine/domain/open/icons.ts'
import type { CharacterView, DomainView } from '../../../../engine/domain/view-types.ts'
import { OptionPiece, type Pressing } from '../../../board/option-piece.tsx'
import { Icon } from '../../../icons/icon.tsx'
import { CardFace, LanternFace } from '../cards/card-face.tsx'
import { type Find, inscriptionOf } from '../cards/inscription.ts'
import { figureOf, loadOf, type Thing, thingsOf, wornOf } from './carried.ts'

interface SlotsProps extends Pressing {
  readonly view: DomainView
  readonly character: CharacterView
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

interface ThingProps {
  readonly thing: Thing
}

function ThingSlot({ thing, isUsed, ...press }: Pressing & ThingProps & { readonly isUsed: boolean }) {
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
function LightThing({ thing, ...press }: Pressing & ThingProps) {
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

/** What can be used or put down now is a button; nothing is at someone else's. */
function Pressable({ thing, children, ...pressing }: Pressing & ThingProps & { readonly children: ReactNode }) {
  return (
    <OptionPiece className="d-thing" isMine={(option) => thingOf(option) === thing.id} {...pressing}>
      {(options) =>
        options.length === 0 ? (
          <span className="d-thing">{children}</span>
        ) : (
          <>
            {children}
            <span className="vh">{` ${options.map(({ label }) => label).join(', or ')}.`}</span>
          </>
        )
      }
    </OptionPiece>
  )
}
