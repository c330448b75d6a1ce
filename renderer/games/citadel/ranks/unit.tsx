import type { MouseEvent, ReactNode } from 'react'
import type { CharacterView, MonsterView } from '../../../../engine/citadel/view-types.ts'
import { Counter } from '../../../board/counter.tsx'
import { Icon } from '../../../icons/icon.tsx'
import { effectIcon, monsterIcon, nameOf, weaponIcon } from '../names.ts'
import type { CounterChoice } from './choices.ts'
import { Pips } from './pips.tsx'
import { usePicture } from './portraits.ts'

/** How a unit stands in the decision at hand. */
interface Standing {
  readonly turn?: boolean | undefined
  readonly target?: boolean | undefined
  readonly acted?: boolean | undefined
  /** Looks on while another fights alone (13.3, 13.4). */
  readonly aside?: boolean | undefined
  /** Wounds lost since the last choice. */
  readonly hurt?: number | undefined
}

/** A counter that can be pressed, and its place. */
interface Pressed {
  readonly className?: string
  /** Its row on the board, from the top, for the arrows. */
  readonly rank?: number
  /** False where another counter has the tab stop. */
  readonly stop?: boolean
  readonly describedBy?: string | undefined
  readonly onLook?: (looks: boolean) => void
  /** What pressing it chooses, if the decision allows. */
  readonly choice?: CounterChoice | undefined
  /** Opens its menu; left out where there is no question, as in the replay. */
  readonly onMenu?: (() => void) | undefined
  /** Its menu is open. */
  readonly open?: boolean
}

interface CharacterUnitProps extends Standing, Pressed {
  readonly who: CharacterView
  /** Opens the record. */
  readonly onOpen: () => void
}

/** A character's place in a rank. Pressing it opens its menu and chooses where the question is a character; without a menu, the record. */
export function CharacterUnit({ who, onOpen, turn, target, acted, aside, hurt, ...pressed }: CharacterUnitProps) {
  const picture = usePicture()
  const fallen = who.status === 'dead' || who.status === 'lost'
  const board = { ...pressed, space: who.space, onOpen, name: who.name }
  const chosen = pressed.choice?.chosen === true && !target
  if (fallen) {
    return (
      <UnitButton {...board} state="is-fallen">
        <Counter icon={who.kind === 'charmed-monster' ? 'x-tomb' : picture(who)} tone="gone" />
        <UnitBody name={who.name}>
          <span>{STATUS[who.status]}</span>
          <Hurt by={hurt} />
        </UnitBody>
      </UnitButton>
    )
  }
  return (
    <UnitButton {...board} state={`${standing({ turn, target, aside })} ${chosen ? 'is-chosen' : ''}`}>
      <Counter
        icon={picture(who)}
        combatBonus={who.combatBonus}
        resistance={who.resistance}
        tone={who.status === 'stone' ? 'stone' : who.side === 'monsters' ? 'foe' : who.kind === 'charmed-monster' ? 'charm' : 'ours'}
      />
      <UnitBody name={who.name} pips={<Pips woundPoints={who.woundPoints} />} many={who.effects.length > 1}>
        {turn && <span className="turn-flag">Acts now</span>}
        {target && <span className="chip chip--bad">Target</span>}
        {chosen && <span className="chip chip--now">Chosen</span>}
        <Hurt by={hurt} />
        {who.status !== 'living' && (
          <span className={who.kind === 'charmed-monster' ? 'chip' : 'chip chip--bad'}>{STATUS[who.status]}</span>
        )}
        {who.side === 'monsters' && who.status === 'living' && <span className="chip chip--bad">Traitor</span>}
        <Effects who={who} />
        <Weapon who={who} brief={who.effects.length > 0 && (turn === true || who.effects.length > 1 || who.status !== 'living')} />
        {aside && <span>looks on</span>}
        {acted && !turn && who.effects.length === 0 && <span>has acted</span>}
        {!turn && !acted && !hurt && who.effects.length === 0 && who.spells.circled.length > 0 && (
          <span className="hide-s" title="Circled under this sun">
            {who.spells.circled.length} {who.spells.circled.length === 1 ? 'spell' : 'spells'}
            <span className="vh"> circled</span>
          </span>
        )}
      </UnitBody>
    </UnitButton>
  )
}

interface MonsterUnitProps extends Standing, Pressed {
  readonly monster: MonsterView
}

/** A monster's place in a rank. Pressing it opens its menu, and aims at it if that is allowed. */
export function MonsterUnit({ monster, turn, target, acted, hurt, ...pressed }: MonsterUnitProps) {
  const fallen = monster.status === 'dead'
  return (
    <UnitButton {...pressed} space={monster.space} name={monster.name} state={fallen ? 'is-fallen' : standing({ turn, target })}>
      <Counter
        icon={fallen ? 'x-tomb' : monsterIcon(monster.type)}
        {...(!fallen && { combatBonus: monster.combatBonus, resistance: monster.resistance })}
        tone={fallen || monster.status === 'stone' ? 'gone' : monster.status === 'charmed' ? 'charm' : 'foe'}
      />
      <UnitBody name={monster.name} pips={!fallen && <Pips woundPoints={monster.woundPoints} />}>
        {turn && <span className="turn-flag">Acts now</span>}
        {target && <span className="chip chip--bad">Target</span>}
        <Hurt by={hurt} />
        {monster.status !== 'living' && <span className={fallen ? undefined : 'chip'}>{STATUS[monster.status]}</span>}
        <Effects who={monster} />
        {monster.weapon && !fallen && (
          <span className="unit-weapon">
            <Icon name={weaponIcon(monster.weapon)} />
            {nameOf(monster.weapon)}
          </span>
        )}
        {acted && !turn && !fallen && <span>has acted</span>}
      </UnitBody>
    </UnitButton>
  )
}

export const STATUS = {
  living: 'Living',
  dead: 'Fallen',
  stone: 'Turned to stone',
  charmed: 'Charmed',
  asleep: 'Asleep',
  lost: 'Lost',
} as const satisfies Record<CharacterView['status'], string>

interface UnitButtonProps extends Pressed {
  readonly name: string
  readonly state: string
  readonly space: number
  readonly onOpen?: () => void
  readonly children: ReactNode
}

function UnitButton({
  name,
  state,
  className = '',
  rank,
  space,
  stop = true,
  describedBy,
  onLook,
  choice,
  onMenu,
  open = false,
  onOpen,
  children,
}: UnitButtonProps) {
  const press = (event: MouseEvent) => {
    if (onOpen && (event.shiftKey || (!choice && !onMenu))) return onOpen()
    choice?.choose()
    onMenu?.()
  }
  const records = onOpen && (choice ?? onMenu) !== undefined
  return (
    <div className={`unit-at ${className}`}>
      <button
        type="button"
        className={`unit ${state} ${choice ? 'can-choose' : ''} ${open ? 'is-open' : ''}`}
        title={titleOf(name, choice, onMenu, onOpen)}
        aria-pressed={choice?.chosen}
        aria-describedby={describedBy}
        aria-haspopup={onMenu && 'menu'}
        aria-expanded={onMenu && open}
        aria-keyshortcuts={records ? 'Shift+Enter' : undefined}
        data-rank={rank}
        data-space={space}
        tabIndex={stop ? 0 : -1}
        onClick={press}
        onFocus={() => onLook?.(true)}
        onBlur={() => onLook?.(false)}
        onPointerEnter={() => onLook?.(true)}
        onPointerLeave={() => onLook?.(false)}
      >
        {children}
      </button>
      {/* Where a press chooses, the record has a separate button; at the keyboard it is Shift+Enter. */}
      {choice && onOpen && (
        <button
          type="button"
          className="unit-record"
          aria-label={`Record of ${name}`}
          title="Open the record"
          tabIndex={-1}
          onClick={onOpen}
        >
          <Icon name="x-quill" />
        </button>
      )}
    </div>
  )
}

function titleOf(name: string, choice: CounterChoice | undefined, onMenu: (() => void) | undefined, onOpen: (() => void) | undefined) {
  const record = onOpen ? '; with Shift, the record' : ''
  if (onMenu) return `Open the menu of ${name}${record}`
  if (choice) return onOpen ? `Choose ${name}${record}` : `Aim at ${name}`
  return onOpen && 'Open the record'
}

interface UnitBodyProps {
  readonly name: string
  readonly pips?: ReactNode
  /** With several conditions there is room for their names alone. */
  readonly many?: boolean
  readonly children: ReactNode
}

function UnitBody({ name, pips, many = false, children }: UnitBodyProps) {
  return (
    <span className="unit-body">
      <span className="unit-name" title={name}>
        {name}
      </span>
      {pips}
      <span className={many ? 'unit-line is-many' : 'unit-line'}>{children}</span>
    </span>
  )
}

/** What the last choice and its answer cost. */
function Hurt({ by = 0 }: { readonly by: number | undefined }) {
  if (by === 0) return null
  return (
    <span className="chip chip--bad chip--hurt" title={`Lost since the last choice: ${by}`}>
      <Icon name="x-drop" />−{by} now
    </span>
  )
}

/** The weapon in hand with its skill; before one is drawn, the first that is carried. */
function Weapon({ who, brief }: { readonly who: CharacterView; readonly brief: boolean }) {
  const weapon = who.inHand ?? who.weapons[0]
  if (!weapon) return null
  const skill = who.weaponSkill[weapon]
  const name = nameOf(weapon)
  const label = who.carried?.find((each) => each.weapon === weapon && (each.held || who.inHand === null))?.label ?? name
  const words = skill ? `${label}${label === name ? '' : ', skill'} +${skill}` : label
  return (
    <span className="unit-weapon" title={words}>
      <Icon name={weaponIcon(weapon)} />
      <span className={brief ? 'vh' : undefined}>{words}</span>
    </span>
  )
}

/** Conditions by name, without those that the status already shows. */
function Effects({ who: { effects, status } }: { readonly who: Pick<CharacterView, 'effects' | 'status'> }) {
  return effects
    .filter(({ id }) => id !== status)
    .map((effect) => (
      <span key={effect.id} className={effect.bad ? 'chip chip--bad' : 'chip chip--good'} title={effect.label}>
        <Icon name={effectIcon(effect)} />
        <span className="chip-word">{effect.label}</span>
      </span>
    ))
}

function standing({ turn, target, aside }: Standing): string {
  return [turn && 'is-turn', target && 'is-target', aside && 'is-aside'].filter(Boolean).join(' ')
}
