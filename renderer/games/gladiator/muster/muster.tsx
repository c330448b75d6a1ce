import { useState } from 'react'
import { figureName, SIDE_NAMES } from '../../../../engine/gladiator/open/names.ts'
import type { ArenaView, FigureView } from '../../../../engine/gladiator/view-types.ts'
import { Counter } from '../board/counters.tsx'
import { presentTags } from '../board/people.ts'
import { type GladiatorTables, useGladiatorTables } from '../tables.ts'
import { type Answers, type Asked, answersTo } from './answers.ts'
import { Armour } from './armour.tsx'
import type { Place } from './fighter.ts'
import { bodyOf, gearOf, valueIn } from './joined.ts'
import { Places } from './places.tsx'
import { Races } from './races.tsx'
import { Ready } from './ready.tsx'
import { Spells } from './spells.tsx'
import { Sum } from './sum.tsx'
import { Weapons } from './weapons.tsx'
import '../style/muster.css'

interface MusterProps extends Asked {
  readonly view: ArenaView
}

/** Before the fight: who has joined, and the lists from which the question is answered. A second press on what is chosen answers. */
export function Muster(props: MusterProps) {
  const tables = useGladiatorTables()
  return tables ? <Shown {...props} tables={tables} /> : <section className="gm-field" aria-label="The muster" />
}

type ShownProps = MusterProps & { readonly tables: GladiatorTables }

function Shown(props: ShownProps) {
  const { view, decision, tables } = props
  const answers = answersTo(props)
  const figure = view.characters.find(({ id }) => id === decision?.about)
  return (
    <section className="gm-field scroll" aria-label="The muster">
      <Joined view={view} tables={tables} about={decision?.about ?? null} />
      {decision?.topic === 'gear' && figure ? (
        <Arms key={figure.id} {...props} figure={figure} answers={answers} />
      ) : decision?.topic === 'muster' || decision === null ? (
        <Ready tables={tables} answers={answers} />
      ) : (
        <div className="gm-making">
          <Races
            tables={tables}
            chosen={answers.chosen('race') ?? decision.about ?? null}
            onChoose={decision.topic === 'race' ? answers.pick('race') : null}
          />
        </div>
      )}
    </section>
  )
}

/** Everybody who has joined, side by side, with what each side counts for. */
function Joined({ view, tables, about }: { readonly view: ArenaView; readonly tables: GladiatorTables; readonly about: string | null }) {
  const tags = presentTags(view.characters)
  return (
    <div className="gm-sides">
      {(['west', 'east'] as const).map((side) => {
        const team = view.characters.filter((each) => each.side === side)
        const values = team.map((figure) => valueIn(tables, figure))
        const known = values.filter((value) => value !== null)
        return (
          <section key={side} aria-label={SIDE_NAMES[side]}>
            <div className="head">
              <h2>{SIDE_NAMES[side]}</h2>
              <span className="aside">
                {team.length === 0
                  ? 'nobody yet'
                  : `${team.length} of 10${known.length < values.length ? '' : `, value ${known.reduce((sum, value) => sum + value, 0)}`}`}
              </span>
            </div>
            <ul className="gm-team">
              {team.map((figure, i) => (
                <li key={figure.id} className={figure.id === about ? 'is-now' : undefined}>
                  <svg viewBox="-20 -20 40 42" aria-hidden="true">
                    <Counter figure={figure} tag={tags.get(figure.id)} />
                  </svg>
                  <span>
                    <b>{figureName(figure)}</b>
                    {values[i] !== null && <small>value {values[i]}</small>}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

type ArmsProps = ShownProps & { readonly figure: FigureView; readonly answers: Answers }

/** What somebody brings, piece by piece. */
function Arms({ tables, decision, figure, answers }: ArmsProps) {
  const [place, setPlace] = useState<Place>('ready')
  const gear = gearOf(figure)
  const body = bodyOf(figure, agilityWithout(tables, figure))
  if (body === null || decision === null) return null
  const lay = answers.pick('drop')
  return (
    <div className="gm-arming">
      <div className="gm-side">
        <Places
          gear={gear}
          place={place}
          onPlace={setPlace}
          onLay={(of, sling) => lay((of === 'sling' ? gear.slung[sling] : gear[of]) ?? '')}
        />
        <Sum tables={tables} body={body} gear={gear} />
      </div>
      <div className="gm-main">
        <Weapons
          tables={tables}
          body={body}
          gear={gear}
          place={place}
          isOffered={(weapon) => answers.isOffered(`${place}:${weapon}`)}
          chosen={answers.chosen(place)}
          onChoose={answers.pick(place)}
        />
        <Spells tables={tables} body={body} />
      </div>
      <div className="gm-wide">
        <Armour
          tables={tables}
          body={body}
          gear={gear}
          chosen={answers.chosen('suit') ?? answers.chosen('helmet')}
          onSuit={answers.pick('suit')}
          onHelmet={(helmet) => (helmet === null ? lay(figure.helmet ?? '') : answers.pick('helmet')(helmet))}
        />
      </div>
    </div>
  )
}

/** His agility before anything is worn or held: in the muster nothing else changes it. */
function agilityWithout(tables: GladiatorTables, { ag, ready, also, suit, helmet }: FigureView): number {
  const { shields, suits, helmets } = tables.armour
  const cost = [shields[ready?.type ?? ''], shields[also?.type ?? ''], suits[suit], helmets[helmet ?? '']]
  return (ag?.now ?? 0) - cost.reduce((sum, each) => sum + (each?.ag ?? 0), 0)
}
