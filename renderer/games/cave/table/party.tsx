import { ALIGNMENT_NAMES, characterName } from '../../../../engine/cave/open/names.ts'
import { LIMITS } from '../../../../engine/cave/tables/index.ts'
import type { CaveView, PlayerView } from '../../../../engine/cave/view-types.ts'
import type { Seat } from '../../../../engine/kernel/types.ts'
import type { Pressing } from '../../../board/option-piece.tsx'
import { Icon } from '../../../icons/icon.tsx'
import { PawnMark } from '../board/pieces.tsx'
import { Sheet } from '../cards/sheet.tsx'
import { COUNTER_ICONS } from '../icons.ts'
import { playerOf } from './view.ts'

interface PartyProps extends Pressing {
  readonly view: CaveView
  /** Whose sheet is shown. */
  readonly shown: Seat
}

/** Under the board: one Character with all that he is and carries. */
export function Party({ view, shown, ...pressing }: PartyProps) {
  const player = playerOf(view, shown)
  return (
    <section className="v-panel" aria-label={`The sheet of ${player.name}`}>
      <Who player={player} isTurn={player.seat === view.turn} />
      {player.character !== null && <Sheet player={player} {...pressing} />}
    </section>
  )
}

function Who({ player, isTurn }: { readonly player: PlayerView; readonly isTurn: boolean }) {
  const { name, character, strength, craft, lives, gold } = player
  return (
    <div className={isTurn ? 'v-me is-turn' : 'v-me'}>
      <PawnMark player={player} />
      <h2 className="v-me-name">{characterName(character)}</h2>
      <p className="v-me-line">{[name, ...statesOf(player)].join(', ')}</p>
      <ul className="v-big4" aria-label="Counters">
        <Big icon={COUNTER_ICONS.strength} label="Strength" value={strength?.total ?? '–'} kind="str" />
        <Big icon={COUNTER_ICONS.craft} label="Craft" value={craft?.total ?? '–'} kind="cra" />
        <Big icon={COUNTER_ICONS.lives} label={lives === 1 ? 'Life' : 'Lives'} value={lives} kind="liv" />
        <Big icon={COUNTER_ICONS.gold} label="Gold" value={gold} kind="gol" />
      </ul>
    </div>
  )
}

/** What he is beside his numbers, and what holds him. */
function statesOf({ alignment, toad, weakened, barred, misses, caveCards, out }: PlayerView): readonly string[] {
  if (out) return ['out of the game']
  const left = (turns: number, what: string) => (turns > 0 ? [`${what} (${turns})`] : [])
  return [
    ALIGNMENT_NAMES[alignment].toLowerCase(),
    ...left(toad, 'a Toad'),
    ...left(weakened, 'weakened'),
    ...left(barred, 'kept from the Crystal'),
    ...left(misses, 'misses turns'),
    ...(caveCards > 0 ? [`${caveCards % LIMITS.caveCards} of ${LIMITS.caveCards} Cave cards`] : []),
  ]
}

function Big({
  icon,
  label,
  value,
  kind,
}: {
  readonly icon: string
  readonly label: string
  readonly value: number | string
  readonly kind: string
}) {
  return (
    <li className={`v-big v-big--${kind}`}>
      <b>
        <Icon name={icon} /> {value}
      </b>{' '}
      <span>{label}</span>
    </li>
  )
}
