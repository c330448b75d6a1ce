import { useEffect, useRef } from 'react'
import { SLINGS } from '../../../../engine/gladiator/open/gear.ts'
import { thingName } from '../../../../engine/gladiator/open/held.ts'
import { figureName, nameOf, SIDE_NAMES } from '../../../../engine/gladiator/open/names.ts'
import type { ArenaView, FigureView, ThingView } from '../../../../engine/gladiator/view-types.ts'
import { capital, many } from '../../../../engine/kernel/words.ts'
import { Icon } from '../../../icons/icon.tsx'
import { figureIcon, thingIcon, wornIcon } from '../icons.ts'
import { spellIcon } from '../spell-icons.ts'
import { Chip } from './chip.tsx'
import { statesOf } from './states.ts'
import { Strength } from './strength.tsx'

interface SheetProps {
  readonly figure: FigureView
  readonly view: ArenaView
  readonly onClose: () => void
}

/** One gladiator with all that this seat may know of him. */
export function Sheet({ figure, view, onClose }: SheetProps) {
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  const { ag, iq, mp, ar, experience } = figure
  return (
    <section className="g-sheet" aria-label={`Sheet of ${figureName(figure)}`}>
      <div className="g-sheet-who">
        <Chip side={figure.side} icon={figureIcon(figure)} />
        <h2>{figureName(figure)}</h2>
        <p>{[nameOf(figure.race), SIDE_NAMES[figure.side], ...statesOf(figure)].join(', ')}</p>
        <button ref={close} type="button" className="btn btn--quiet" onClick={onClose}>
          Both sides
        </button>
      </div>
      <dl className="g-numbers">
        <Figure name="SH" title="Strength and health, now and normal">
          <Strength figure={figure} />
        </Figure>
        <Figure name="AG" title="Agility, counting armour, daze and magic">
          {ag === null ? '–' : ag.now === ag.normal ? ag.now : `${ag.now}/${ag.normal}`}
        </Figure>
        <Figure name="IQ" title="Intelligence">
          {iq ?? '–'}
        </Figure>
        <Figure name="MP" title="Movement points">
          {mp}
        </Figure>
        <Figure name="AR" title="Armour: front, side, rear">{`${ar.front}/${ar.side}/${ar.rear}`}</Figure>
        <Figure name="Exp." title="Experience from earlier fights">
          {experience ?? '–'}
        </Figure>
      </dl>
      <Places figure={figure} />
      <Lasting figure={figure} turn={view.turn} />
    </section>
  )
}

function Figure({ name, title, children }: { readonly name: string; readonly title: string; readonly children: React.ReactNode }) {
  return (
    <div title={title}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What he has in his hands and slings, and what he wears. */
function Places({ figure: { ready, also, slung, suit, helmet } }: { readonly figure: FigureView }) {
  const slings = Array.from({ length: SLINGS }, (_, i) => slung[i] ?? null)
  return (
    <ul className="g-places" aria-label="Arms and armour">
      <Place where="ready" thing={ready} />
      <Place where="second hand" thing={also} />
      {slings.map((thing, i) => (
        <Place key={thing?.id ?? `free-${i + 1}`} where={`sling ${i + 1}`} thing={thing} />
      ))}
      <li>
        <Icon name={wornIcon(suit)} />
        {nameOf(suit)}
        <small>worn</small>
      </li>
      {helmet && (
        <li>
          <Icon name={wornIcon(helmet)} />
          {nameOf(helmet)}
          <small>worn</small>
        </li>
      )}
    </ul>
  )
}

function Place({ where, thing }: { readonly where: string; readonly thing: ThingView | null }) {
  return (
    <li className={thing ? undefined : 'empty'}>
      {thing && <Icon name={thingIcon(thing.type)} />}
      {thing ? capital(thingName(thing)) : 'free'}
      <small>{where}</small>
    </li>
  )
}

/** Spells at work on him, spells that he knows, and his standing orders. */
function Lasting({ figure: { effects, spells, orders }, turn }: { readonly figure: FigureView; readonly turn: number }) {
  return (
    <ul className="g-lasting">
      {effects.map(({ spell, until, amount }) => (
        <li key={spell}>
          <Icon name={spellIcon(spell)} />
          {nameOf(spell)}
          {amount === undefined ? '' : ` ${amount}`}
          <small>{until === null ? 'for the fight' : `for ${many(Math.max(1, until - turn + 1), 'turn')}`}</small>
        </li>
      ))}
      {orders && (
        <li>
          <Icon name="x-quill" />
          {`evade: ${EVADE[orders.evade]}; repel: ${REPEL[orders.repel]}`}
        </li>
      )}
      {spells && spells.length > 0 && (
        <li className="g-spells">
          <Icon name="x-book" />
          {spells.map(nameOf).join(', ')}
        </li>
      )}
    </ul>
  )
}

const EVADE = { ask: 'asks', never: 'never', deadly: 'deadly blows', always: 'always' } as const
const REPEL = { ask: 'asks', always: 'always', never: 'never' } as const
