import { useState } from 'react'
import { kindIcon, tokenIcon } from '../../../../engine/domain/open/icons.ts'
import { treasureName } from '../../../../engine/domain/open/names.ts'
import { START } from '../../../../engine/domain/tables/index.ts'
import type { CharacterView, DomainView, Effect } from '../../../../engine/domain/view-types.ts'
import type { LogEntry, Option, Seat } from '../../../../engine/kernel/types.ts'
import type { Pressing } from '../../../board/option-piece.tsx'
import { Icon } from '../../../icons/icon.tsx'
import { ingredientsOf, loadOf, thingsOf } from './carried.ts'
import { Slots } from './slots.tsx'
import { drawnOf, Stacks } from './stacks.tsx'
import { characterOf, placeIn } from './view.ts'

interface PartyProps extends Pressing {
  readonly view: DomainView
  /** The seat at the screen; null where no one plays. */
  readonly own: Seat | null
  /** The chronicle so far. */
  readonly log: readonly LogEntry[]
}

const PANES = { carried: 'Carried', stacks: 'Stacks' } as const

/** Under the board: one character with figures and things, the others in small, and the stacks. */
export function Party({ view, own, log, options, picked, onPick }: PartyProps) {
  const [wanted, setWanted] = useState<Seat | null>(null)
  const [pane, setPane] = useState<keyof typeof PANES>('carried')
  const shown = characterOf(view, wanted ?? own ?? view.active)
  const isOwn = shown.seat === own
  return (
    <section className="d-panel" aria-label="The company">
      <Sheet view={view} character={shown} />
      <div className="d-mid">
        <div className="head">
          <fieldset className="d-panes">
            <legend className="vh">Under the board</legend>
            {(['carried', 'stacks'] as const).map((each) => (
              <button key={each} type="button" className="btn btn--quiet" aria-pressed={each === pane} onClick={() => setPane(each)}>
                {PANES[each]}
              </button>
            ))}
          </fieldset>
          <span className="aside">{pane === 'carried' ? loadInWords(shown) : stacksInWords(view)}</span>
        </div>
        {pane === 'carried' ? (
          <Slots view={view} character={shown} options={isOwn ? options : NONE} picked={picked} onPick={onPick} />
        ) : (
          <Stacks view={view} drawn={drawnOf(log)} />
        )}
      </div>
      {view.characters.length > 1 && <Others view={view} shown={shown.seat} onShow={setWanted} />}
    </section>
  )
}

const NONE: readonly Option[] = []

function loadInWords(character: CharacterView): string {
  const { used, places, heavy, heavyUsed } = loadOf(character)
  return `${used} of ${places} places, ${heavyUsed} of ${heavy} heavy`
}

function stacksInWords({ stacks }: DomainView): string {
  return `${stacks.outer + stacks.inner} tiles and ${stacks.black + stacks.light + stacks.x + stacks.red + stacks.green} cards left`
}

const FULL = START.lifePoints

/** Life and luck as pips, experience, attack and defence, ingredients, and what lasts. */
function Sheet({ view, character }: { readonly view: DomainView; readonly character: CharacterView }) {
  const { name, seat, lifePoints, luck, experience, attack, defence, deaths, riches } = character
  const states = [
    ...statesOf(character),
    ...(deaths > 0 ? [deaths === 1 ? 'died once' : `died ${deaths} times`] : []),
    ...(riches > 0 ? [`riches ${riches}`] : []),
  ]
  const mi = ingredientsOf(thingsOf(character))
  return (
    <div className={view.phase === 'turns' && view.active === seat ? 'd-me is-turn' : 'd-me'}>
      <Token seat={seat} />
      <div>
        <h2 className="d-name">{name}</h2>
        <Pips label="Life" value={lifePoints} />
        <Pips label="Luck" value={luck} />
        <p className="d-stat">
          Exper. <b>{experience}</b> <span className="hide-s">also initiative</span>
        </p>
        <p className="d-stat" title="Defence in brackets">
          Attack <b>{attack} + D6</b> <b>[{defence}]</b>
        </p>
        <p className="d-more">
          {mi &&
            (['rhomb', 'circle', 'triangle'] as const)
              .filter((kind) => mi[kind] > 0)
              .map((kind) => (
                <span key={kind} className="d-mi" title={`${kind} ingredients`}>
                  <Icon name={kindIcon(kind)} /> <b>{mi[kind]}</b> <span className="vh">{kind}</span>
                </span>
              ))}
          {states.length > 0 && (
            <span className="d-states" title={states.join(', ')}>
              {states.join(', ')}
            </span>
          )}
        </p>
      </div>
    </div>
  )
}

/** What lasts, in a word or two. */
const EFFECT_NAMES: Readonly<Record<Effect['kind'], string>> = {
  invisibility: 'invisible',
  'guiding-light': 'guiding light',
  'human-mole': 'human mole',
  'open-sesame': 'a door stands open',
  'icy-blast': 'a creature is frozen',
  'double-trouble': 'double trouble',
  weakness: 'weakness',
}

/** Everything about a character that lasts and isn’t a number. */
function statesOf({ treasure, effects, held, missesTurn, summons, status }: CharacterView): readonly string[] {
  return [
    ...(treasure === null ? [] : [`carries the ${treasureName(treasure)}`]),
    ...(held === 'pit' ? ['in a pit'] : held === 'skull' ? ['held by the jaws'] : []),
    ...(status === 'passage' ? ['in a passage'] : status === 'outside' ? ['outside'] : status === 'retired' ? ['gone for good'] : []),
    ...effects.map(({ kind, turns }) => `${EFFECT_NAMES[kind]}, ${turns === 1 ? 'this turn' : `${turns} turns`}`),
    ...(missesTurn ? ['misses a turn'] : []),
    ...(summons ? ['Summons Evil'] : []),
  ]
}

function Pips({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <p className="d-stat">
      {label} <b>{value}</b>
      <span className="d-pips" aria-hidden="true">
        {Array.from({ length: FULL }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal pips
          <i key={i} className={i < value ? undefined : 'is-lost'} />
        ))}
      </span>
    </p>
  )
}

/** The token of a seat: the head, and below it the colour of the seat with as many pips. */
export function Token({ seat, small = false }: { readonly seat: Seat; readonly small?: boolean }) {
  return (
    <span className={small ? 'd-token d-token--s' : 'd-token'} aria-hidden="true">
      <Icon name={tokenIcon(seat)} />
      <span className={`d-foot d-foot--${seat + 1}`}>
        {Array.from({ length: seat + 1 }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal pips
          <i key={i} />
        ))}
      </span>
    </span>
  )
}

interface OthersProps {
  readonly view: DomainView
  readonly shown: Seat
  readonly onShow: (seat: Seat) => void
}

/** Everyone at the table in turn order; a press shows what they carry. */
function Others({ view, shown, onShow }: OthersProps) {
  return (
    <fieldset className="d-others">
      <legend className="vh">Whose things are shown</legend>
      {view.order.map((seat) => {
        const character = characterOf(view, seat)
        return (
          <button
            key={seat}
            type="button"
            className={view.phase === 'turns' && seat === view.active ? 'd-oth is-turn' : 'd-oth'}
            aria-pressed={seat === shown}
            title={`${character.name}, ${whereabouts(character)}`}
            onClick={() => onShow(seat)}
          >
            <Token seat={seat} small />
            <span>
              <b>{character.name}</b> life {character.lifePoints}, exp. {character.experience}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}

function whereabouts(character: CharacterView): string {
  return character.status === 'board' && character.lantern === 'out' ? `${placeIn(character)}, lantern out` : placeIn(character)
}
