import type { ReactNode } from 'react'
import type { CharacterView, DomainView } from '../../../../engine/domain/view-types.ts'
import type { Option } from '../../../../engine/kernel/types.ts'
import { Icon } from '../../../icons/icon.tsx'
import { kindIcon } from '../icons.ts'
import type { DomainTables } from '../tables.ts'
import { DOTS, effectOf, figureOf, loadOf, type Thing, thingsOf, wornOf } from './carried.ts'

interface SlotsProps {
  readonly view: DomainView
  readonly character: CharacterView
  readonly tables: DomainTables
  /** What may be done with a thing now; nothing at somebody else's. */
  readonly options: readonly Option[]
  readonly picked: readonly string[]
  readonly onPick: (id: string) => void
}

/** What a character carries: eight places cut in the paper, all light things in one of them, and what is in his hands edged. */
export function Slots({ view, character, tables, options, picked, onPick }: SlotsProps) {
  const load = loadOf(tables, character)
  const things = thingsOf(tables, character)
  const used = new Set([...wornOf(things), ...(view.fight && character.seat === view.active ? view.fight.hands : [])])
  const free = Math.max(0, load.places - load.used)
  const press = { options, picked, onPick }
  return (
    <ul className="d-slots" aria-label={`Carried by ${character.name}`}>
      <li className="d-sl">
        <Slot icon={character.lantern === 'lit' ? 'lantern' : 'lantern-out'} name="Lantern" figure={character.lantern} dots={2} />
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

interface FaceProps {
  readonly icon: string
  readonly name: string
  readonly figure: string
  readonly dots: number
  readonly isUsed?: boolean
  readonly isMagic?: boolean
}

/** A card in a slot: its figure and its weight at the top, the picture, the name. */
function Slot({ icon, name, figure, dots, isUsed = false, isMagic = false }: FaceProps) {
  const look = ['d-oc', isUsed && 'is-used', isMagic && 'is-magic']
  return (
    <span className={look.filter(Boolean).join(' ')}>
      <span className="d-oc-v">{figure}</span>
      <span className="d-oc-w" aria-hidden="true">
        {Array.from({ length: dots }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal dots
          <i key={i} />
        ))}
      </span>
      <Icon name={kindIcon(icon)} />
      <span className="d-oc-t">{name}</span>
    </span>
  )
}

type PressProps = Pick<SlotsProps, 'options' | 'picked' | 'onPick'>

function ThingSlot({ thing, isUsed, ...press }: PressProps & { readonly thing: Thing; readonly isUsed: boolean }) {
  const { card, kind, magic } = thing
  return (
    <Pressable thing={thing} note={isUsed ? 'in use' : ''} {...press}>
      <Slot icon={kind} name={shortName(card.name)} figure={figureOf(thing)} dots={DOTS[card.weight]} isUsed={isUsed} isMagic={magic} />
    </Pressable>
  )
}

/** A light one, as a chip among its fellows. */
function LightThing({ thing, ...press }: PressProps & { readonly thing: Thing }) {
  return (
    <Pressable thing={thing} note="" {...press}>
      <span className={thing.magic ? 'd-lt is-magic' : 'd-lt'}>
        <Icon name={kindIcon(thing.kind)} />
        <b>{figureOf(thing)}</b>
      </span>
    </Pressable>
  )
}

/** What can be used or put down now is a button: the first press chooses what it is for, the next what else it may be. */
function Pressable({
  thing,
  note,
  options,
  picked,
  onPick,
  children,
}: PressProps & { readonly thing: Thing; readonly note: string; readonly children: ReactNode }) {
  const here = options.filter(({ id }) => id === `use:${thing.id}` || id === `drop:${thing.id}` || id.startsWith(`throw:${thing.id}:`))
  const words = `${thing.card.name}: ${[effectOf(thing), note].filter(Boolean).join('; ')}`
  if (here.length === 0)
    return (
      <span className="d-thing" title={words}>
        {children}
        <span className="vh">{words}</span>
      </span>
    )
  const at = here.findIndex(({ id }) => picked.includes(id))
  const next = here[(at + 1) % here.length]
  return (
    <button type="button" className="d-thing" title={words} aria-pressed={at >= 0} onClick={() => next && onPick(next.id)}>
      {children}
      <span className="vh">{` ${words}. ${here.map(({ label }) => label).join(', or ')}.`}</span>
    </button>
  )
}

/** On a slot there is room for two words. */
function shortName(name: string): string {
  return name
    .replace(/^Book of /, '')
    .replace(/^Parchment: /, '')
    .replace(/ Amulet$/, '')
}
