import { useState } from 'react'
import { type Arming, armingId, raceOption } from '../../../../engine/gladiator/open/actions.ts'
import { isWeapon } from '../../../../engine/gladiator/open/arms.ts'
import type { Place } from '../../../../engine/gladiator/open/gear.ts'
import { figureName, SIDE_NAMES } from '../../../../engine/gladiator/open/names.ts'
import { beastOf } from '../../../../engine/gladiator/open/people.ts'
import { worthIn } from '../../../../engine/gladiator/open/value.ts'
import type { HelmetId, ThingType } from '../../../../engine/gladiator/tables/ids.ts'
import type { ArenaView, FigureView } from '../../../../engine/gladiator/view-types.ts'
import { Counter } from '../board/counters.tsx'
import { presentTags } from '../board/people.ts'
import { type Answers, type Asked, answersTo } from './answers.ts'
import { Armour } from './armour.tsx'
import { bodyOf, gearOf } from './fighter.ts'
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
  const { view, decision } = props
  const answers = answersTo(props)
  const figure = view.characters.find(({ id }) => id === decision?.about)
  const { chosen } = answers
  return (
    <section className="gm-field scroll" aria-label="The muster">
      <Joined view={view} about={decision?.about ?? null} />
      {decision?.topic === 'gear' && figure ? (
        <Arms key={figure.id} figure={figure} answers={answers} />
      ) : decision?.topic === 'muster' || decision === null ? (
        <Ready answers={answers} />
      ) : (
        <div className="gm-making">
          <Races
            chosen={chosen !== null && 'race' in chosen ? chosen.race : (decision.about ?? null)}
            onChoose={decision.topic === 'race' ? (race) => answers.pick(raceOption(race)) : null}
          />
        </div>
      )}
    </section>
  )
}

/** Everyone who has joined, side by side, with what each side counts for. */
function Joined({ view, about }: { readonly view: ArenaView; readonly about: string | null }) {
  const tags = presentTags(view.characters)
  return (
    <div className="gm-sides">
      {(['west', 'east'] as const).map((side) => {
        const team = view.characters.filter((each) => each.side === side)
        const values = team.map((figure) => valueIn(figure))
        const known = values.filter((value) => value !== null)
        return (
          <section key={side} aria-label={SIDE_NAMES[side]}>
            <div className="head">
              <h2>{SIDE_NAMES[side]}</h2>
              <span className="aside">
                {team.length === 0
                  ? 'no one yet'
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

interface ArmsProps {
  readonly figure: FigureView
  readonly answers: Answers
}

/** What someone brings, piece by piece. */
function Arms({ figure, answers }: ArmsProps) {
  const [place, setPlace] = useState<Place>('ready')
  const gear = gearOf(figure)
  const body = bodyOf(figure)
  if (body === null) return null
  const { chosen, isOffered } = answers
  const pick = (arming: Arming) => answers.pick(armingId(arming))
  const lay = (what: ThingType | HelmetId | null | undefined) => what != null && pick({ kind: 'drop', what })
  return (
    <div className="gm-arming">
      <div className="gm-side">
        <Places gear={gear} place={place} onPlace={setPlace} onLay={(of, sling) => lay(of === 'sling' ? gear.slung[sling] : gear[of])} />
        <Sum body={body} gear={gear} />
      </div>
      <div className="gm-main">
        <Weapons
          body={body}
          gear={gear}
          place={place}
          isOffered={(weapon) => isWeapon(weapon) && isOffered(armingId({ kind: place, weapon }))}
          chosen={chosen !== null && 'weapon' in chosen && chosen.kind === place ? chosen.weapon : null}
          onChoose={(weapon) => isWeapon(weapon) && pick({ kind: place, weapon })}
        />
        <Spells body={body} />
      </div>
      <div className="gm-wide">
        <Armour
          body={body}
          gear={gear}
          chosen={chosen === null ? null : 'suit' in chosen ? chosen.suit : 'helmet' in chosen ? chosen.helmet : null}
          onSuit={(suit) => pick({ kind: 'suit', suit })}
          onHelmet={(helmet) => (helmet === null ? lay(figure.helmet) : pick({ kind: 'helmet', helmet }))}
        />
      </div>
    </div>
  )
}

/** G-66: what someone counts for when the sides are evened; null where his numbers may not be known. */
function valueIn(figure: FigureView): number | null {
  const body = bodyOf(figure)
  return beastOf({ kind: figure.race })?.value ?? (body && worthIn(body, gearOf(figure)).value)
}
