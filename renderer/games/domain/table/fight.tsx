import { armsOf } from '../../../../engine/domain/open/actions.ts'
import { kindOf } from '../../../../engine/domain/open/cards.ts'
import { kindName } from '../../../../engine/domain/open/names.ts'
import type { Facing } from '../../../../engine/domain/option-types.ts'
import type { DomainView, Fight } from '../../../../engine/domain/view-types.ts'
import type { Decision, Odds, Option } from '../../../../engine/kernel/types.ts'
import { percent } from '../../../decision/odds.ts'
import { useSettings } from '../../../settings/settings.ts'
import { MiniCard } from '../cards/card-face.tsx'
import { Token } from './party.tsx'
import { characterOf, domainOptions } from './view.ts'

/** Both sides of a fight that is offered or under way. */
export interface Versus {
  readonly kind: string
  /** Cards in our hands. */
  readonly hands: readonly string[]
  readonly ours: Side
  readonly theirs: Side
  /** He strikes first in each round; null where a die decides, and where nothing is known. */
  readonly first: boolean | null
  readonly costs: number | null
  readonly undead: boolean
  /** Nothing that is in hand harms it, whatever the dice show. */
  readonly inVain: boolean
}

/** Sums without the die; null for one that strikes no blows. */
interface Side {
  readonly initiative: number
  readonly attack: number | null
  readonly defence: number | null
}

/** The fight of the question at hand: the one under way, or what the game says of the choice. */
function versusOf(view: DomainView, decision: Decision, picked: readonly string[]): Versus | null {
  const { experience } = characterOf(view, view.active)
  if (view.fight) return { ...ofFight(view.fight, experience), inVain: isInVain(decision.options?.find(({ id }) => id === 'fight-on')) }
  const match = matchOf(decision, picked)
  return match === undefined ? null : ofMatch(match, experience)
}

/** The hands that are chosen, or those that are best against this one: an errand takes them. */
function matchOf(decision: Decision, picked: readonly string[]): FacingOption | undefined {
  const matches = [...domainOptions(decision, 'meet'), ...domainOptions(decision, 'arm')].flatMap(({ id, odds, data }): FacingOption[] =>
    data?.foe === undefined ? [] : [{ id, odds, match: data as Facing }],
  )
  const best = (decision.habits ?? []).flatMap(({ pick = [] }) => pick)
  return matches.find(({ id }) => picked.includes(id)) ?? matches.find(({ id }) => best.includes(id)) ?? matches[0]
}

interface FacingOption extends Pick<Option, 'id'> {
  readonly odds: Odds | undefined
  readonly match: Facing
}

function ofFight({ foe, attack, defence, first, hands }: Facing & Pick<Fight, 'hands'>, experience: number): Omit<Versus, 'inVain'> {
  return {
    kind: foe.kind,
    hands,
    ours: { initiative: experience, attack, defence },
    theirs: { initiative: foe.initiative, attack: foe.attack, defence: foe.defence },
    first,
    costs: foe.lifePoints,
    undead: foe.undead,
  }
}

function ofMatch(option: FacingOption, experience: number): Versus {
  const { foe, attack, defence, first } = option.match
  const hands = armsOf(option.id)
  return { ...ofFight({ foe, attack, defence, first, hands }, experience), inVain: isInVain(option) }
}

/** 9.7: of the undead few weapons are any good, and the chance of beating it says so. */
function isInVain(option: { readonly odds?: Odds | undefined } | undefined): boolean {
  return option?.odds?.kill === 0
}

const FACES = [1, 2, 3, 4, 5, 6] as const

/** The faces of a die that hit: the sum has to be higher than the defence (D-20). */
export function facesThatHit(attack: number | null, defence: number | null): readonly number[] | null {
  return attack === null || defence === null ? null : FACES.filter((face) => attack + face > defence)
}

function inWords(faces: readonly number[] | null): string {
  if (faces === null) return '–'
  if (faces.length === 0) return 'no roll'
  return faces.length === FACES.length ? 'any roll' : faces.join(', ')
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
  const { kind, hands, ours, theirs, first, costs, undead, inVain } = versus
  const me = characterOf(view, view.active)
  const chosen = decision.options?.find(({ id }) => picked.includes(id))
  const odds = isWanted ? chosen?.odds : undefined
  const isOdds = odds?.kill !== undefined
  return (
    <div className="d-vs">
      <div className="d-vs-who">
        <Token seat={me.seat} small />
        <p>
          <b>{me.name}</b>
          <span>{initiativeOf(ours, first === true)}</span>
        </p>
        <Hands cards={hands} />
        <p className="is-foe">
          <b>
            {kindName(kind)}
            {undead && <small> undead</small>}
          </b>
          <span>{initiativeOf(theirs, first === false)}</span>
        </p>
        <MiniCard kind={kind} isFoe />
      </div>
      <table>
        <tbody>
          <Row label="attack [defence]" ours={sums(ours)} theirs={sums(theirs)} />
          <Row
            label="hits on"
            ours={inVain ? 'no roll' : inWords(facesThatHit(ours.attack, theirs.defence))}
            theirs={`${inWords(facesThatHit(theirs.attack, ours.defence))}${costs === null ? '' : `: costs ${costs}`}`}
          />
          {isOdds && <Row label="in three rounds" ours={`wins ${percent(odds.kill)}`} theirs={`hurts ${percent(hurtIn(odds, costs))}`} />}
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

function initiativeOf({ initiative }: Side, strikesFirst: boolean): string {
  return `initiative ${initiative}${strikesFirst ? ', first' : ''}`
}

/** The cards in hand, as they are held: one, or two askew. */
function Hands({ cards }: { readonly cards: readonly string[] }) {
  return (
    <span className="d-hand">
      {cards.map((card, i) => (
        <MiniCard key={card} kind={kindOf(card)} tilt={cards.length === 1 ? 0 : i === 0 ? -7 : 7} />
      ))}
    </span>
  )
}

/** `4 + D6 [8]`: the defence stands in brackets, as on the cards. */
function sums({ attack, defence }: Side): string {
  return attack === null || defence === null ? 'no blows' : `${attack} + D6 [${defence}]`
}
