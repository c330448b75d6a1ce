import type { DomainView, Fight } from '../../../../engine/domain/view-types.ts'
import type { Decision } from '../../../../engine/kernel/types.ts'
import { percent } from '../../../decision/odds.ts'
import { Icon } from '../../../icons/icon.tsx'
import { useSettings } from '../../../settings/settings.ts'
import { kindIcon } from '../icons.ts'
import { titled } from '../kinds.ts'
import { Fields } from './fields.ts'
import { Token } from './party.tsx'
import { characterOf } from './view.ts'

/** Both sides of a fight that is asked about or under way. */
export interface Versus {
  readonly kind: string
  readonly ours: Side
  readonly theirs: Side
  /** He strikes first in each round; null where a die decides, and where nothing is known. */
  readonly first: boolean | null
  readonly costs: number | null
  readonly undead: boolean
}

/** Sums without the die; null where they hang on a choice that is not made yet. */
interface Side {
  readonly initiative: number
  readonly attack: number | null
  readonly defence: number | null
}

/** The fight of the question at hand: the one under way, or what the game says of the choice; until one is made, of nobody's sums but the foe's. */
export function versusOf(view: DomainView, decision: Decision, picked: readonly string[]): Versus | null {
  const { experience } = characterOf(view, view.active)
  if (view.fight) return ofFight(view.fight, experience)
  const matches = (decision.options ?? []).filter(({ data }) => new Fields(data).record('foe').text('kind') !== null)
  const chosen = matches.find(({ id }) => picked.includes(id))
  const match = chosen ?? matches[0]
  return match === undefined ? null : ofMatch(new Fields(match.data), experience, matches.length === 1 || chosen !== undefined)
}

function ofFight({ foe, attack, defence, first }: Fight, experience: number): Versus {
  return {
    kind: foe.kind,
    ours: { initiative: experience, attack, defence },
    theirs: { initiative: foe.initiative, attack: foe.attack, defence: foe.defence },
    first,
    costs: foe.lifePoints,
    undead: foe.undead,
  }
}

/** From the data of an option; our own sums hang on the choice where there are several. */
function ofMatch(match: Fields, experience: number, isChosen: boolean): Versus {
  const foe = match.record('foe')
  return {
    kind: foe.text('kind') ?? '',
    ours: {
      initiative: experience,
      attack: isChosen ? match.number('attack') : null,
      defence: isChosen ? match.number('defence') : null,
    },
    theirs: { initiative: foe.number('initiative') ?? 0, attack: foe.number('attack'), defence: foe.number('defence') },
    first: match.bool('first'),
    costs: foe.number('lifePoints'),
    undead: foe.flag('undead'),
  }
}

const FACES = [1, 2, 3, 4, 5, 6] as const

/** The faces of a die that hit: the sum has to be higher than the defence (D-20). */
export function facesThatHit(attack: number | null, defence: number | null): readonly number[] | null {
  return attack === null || defence === null ? null : FACES.filter((face) => attack + face > defence)
}

function inWords(faces: readonly number[] | null): string {
  if (faces === null) return '–'
  if (faces.length === 0) return 'never hits'
  if (faces.length === FACES.length) return 'hits always'
  return `hits on ${faces.join(', ')}`
}

interface FightTableProps {
  readonly view: DomainView
  readonly decision: Decision
  readonly picked: readonly string[]
}

/** The two of them side by side: initiative, sums, what the die has to show, and how it ends over three rounds. */
export function FightTable({ view, decision, picked }: FightTableProps) {
  const { odds: isWanted } = useSettings()
  const versus = versusOf(view, decision, picked)
  if (!versus) return null
  const { kind, ours, theirs, first, costs, undead } = versus
  const me = characterOf(view, view.active)
  const chosen = decision.options?.find(({ id }) => picked.includes(id))
  const odds = isWanted ? chosen?.odds : undefined
  const isOdds = odds?.kill !== undefined
  return (
    <div className="d-vs">
      <div className="d-vs-who">
        <span>
          <Token seat={me.seat} small />
          <b>{me.name}</b>
        </span>
        <span className="is-foe">
          <b>
            {titled(kind)}
            {undead && <small> undead</small>}
          </b>
          <span className="d-foe" aria-hidden="true">
            <Icon name={kindIcon(kind)} />
          </span>
        </span>
      </div>
      <table>
        <tbody>
          <Row label="initiative" ours={mark(first === true, ours.initiative)} theirs={mark(first === false, theirs.initiative)} />
          <Row label="attack" ours={sum(ours.attack)} theirs={sum(theirs.attack)} />
          <Row label="defence" ours={bracketed(ours.defence)} theirs={bracketed(theirs.defence)} />
          <Row
            label="needs"
            ours={inWords(facesThatHit(ours.attack, theirs.defence))}
            theirs={`${inWords(facesThatHit(theirs.attack, ours.defence))}${costs === null ? '' : `, costs ${costs}`}`}
          />
          {isOdds && (
            <Row label="in three rounds" ours={`beats it ${percent(odds.kill)}`} theirs={`hurts ${percent(hurtIn(odds, costs))}`} />
          )}
        </tbody>
      </table>
      {first === null && <p className="small">Equal initiative: a die decides who strikes first.</p>}
    </div>
  )
}

/** The mean loss is the chance of losing times what losing costs. */
function hurtIn({ expected = 0 }: { readonly expected?: number }, costs: number | null): number {
  return costs === null || costs === 0 ? 0 : Math.min(1, expected / costs)
}

function Row({ label, ours, theirs }: { readonly label: string; readonly ours: string; readonly theirs: string }) {
  return (
    <tr>
      <td>{ours}</td>
      <th scope="row">{label}</th>
      <td>{theirs}</td>
    </tr>
  )
}

function mark(strikesFirst: boolean, initiative: number): string {
  return strikesFirst ? `${initiative}, strikes first` : String(initiative)
}

function sum(attack: number | null): string {
  return attack === null ? 'by what is in hand' : `${attack} + D6`
}

function bracketed(defence: number | null): string {
  return defence === null ? '–' : `[${defence}]`
}
