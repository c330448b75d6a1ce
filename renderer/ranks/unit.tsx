import type { ReactNode } from 'react'
import type { CharacterView, MonsterView } from '../../engine/citadel/view-types.ts'
import { Icon } from '../icons/icon.tsx'
import { effectIcon, monsterIcon, nameOf, personIcon, weaponIcon } from '../icons/names.ts'
import { Counter } from './counter.tsx'
import { Pips } from './pips.tsx'

/** How a unit stands in the decision at hand. */
export interface Standing {
  readonly turn?: boolean | undefined
  readonly target?: boolean | undefined
  readonly acted?: boolean | undefined
}

interface CharacterUnitProps extends Standing {
  readonly who: CharacterView
  readonly className?: string
  /** Opens the record. */
  readonly onOpen: () => void
}

/** A character's place in a rank; pressing it opens the record. */
export function CharacterUnit({ who, className = '', onOpen, turn, target, acted }: CharacterUnitProps) {
  const fallen = who.status === 'dead' || who.status === 'lost'
  if (fallen) {
    return (
      <button type="button" className={`unit is-fallen ${className}`} onClick={onOpen} title="Open the record">
        <Counter icon="x-tomb" tone="gone" />
        <UnitBody name={who.name}>
          <span>{STATUS[who.status]}</span>
        </UnitBody>
      </button>
    )
  }
  return (
    <button type="button" className={`unit ${standing({ turn, target })} ${className}`} onClick={onOpen} title="Open the record">
      <Counter
        icon={personIcon(who)}
        combatBonus={who.combatBonus}
        resistance={who.resistance}
        tone={who.status === 'stone' ? 'gone' : who.side === 'monsters' ? 'foe' : who.kind === 'charmed-monster' ? 'charm' : 'ours'}
      />
      <UnitBody name={who.name} pips={<Pips woundPoints={who.woundPoints} />}>
        {turn && <span className="turn-flag">Acts now</span>}
        {target && <span className="chip chip--bad">Target</span>}
        {who.status !== 'living' && (
          <span className={who.kind === 'charmed-monster' ? 'chip' : 'chip chip--bad'}>{STATUS[who.status]}</span>
        )}
        {who.side === 'monsters' && who.status === 'living' && <span className="chip chip--bad">Turned on us</span>}
        <Weapon who={who} brief={turn === true && who.effects.length > 0} />
        {acted && !turn && who.effects.length === 0 && <span>has acted</span>}
        <Effects effects={who.effects} />
        {!turn && !acted && who.effects.length === 0 && who.spells.circled.length > 0 && (
          <span className="hide-s">
            {who.spells.circled.length} {who.spells.circled.length === 1 ? 'spell' : 'spells'} circled
          </span>
        )}
      </UnitBody>
    </button>
  )
}

interface MonsterUnitProps extends Standing {
  readonly monster: MonsterView
  readonly className?: string
  /** Chooses it as the target, where the decision allows. */
  readonly onChoose?: (() => void) | undefined
  readonly note?: string
}

/** A monster's place in a rank; pressing it aims at it. */
export function MonsterUnit({ monster, className = '', onChoose, turn, target, acted, note }: MonsterUnitProps) {
  const content = (
    <>
      <Counter
        icon={monsterIcon(monster.type)}
        combatBonus={monster.combatBonus}
        resistance={monster.resistance}
        tone={monster.status === 'dead' || monster.status === 'stone' ? 'gone' : monster.status === 'charmed' ? 'charm' : 'foe'}
      />
      <UnitBody name={monster.name} pips={<Pips woundPoints={monster.woundPoints} />}>
        {turn && <span className="turn-flag">Acts now</span>}
        {target && <span className="chip chip--bad">Target</span>}
        {monster.status !== 'living' && <span className="chip">{STATUS[monster.status]}</span>}
        {monster.weapon && (
          <span>
            <Icon name={weaponIcon(monster.weapon)} />
            {nameOf(monster.weapon)}
          </span>
        )}
        {acted && !turn && <span>has acted</span>}
        {note && <span>{note}</span>}
        <Effects effects={monster.effects} />
      </UnitBody>
    </>
  )
  const classes = `unit ${standing({ turn, target })} ${className}`
  return onChoose ? (
    <button type="button" className={classes} onClick={onChoose} aria-pressed={target === true} title="Aim at it">
      {content}
    </button>
  ) : (
    <article className={classes}>{content}</article>
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

function UnitBody({ name, pips, children }: { readonly name: string; readonly pips?: ReactNode; readonly children: ReactNode }) {
  return (
    <span className="unit-body">
      <span className="unit-name">{name}</span>
      {pips}
      <span className="unit-line">{children}</span>
    </span>
  )
}

/** The weapon in hand with its skill; before one is drawn, the first that is carried. */
function Weapon({ who, brief }: { readonly who: CharacterView; readonly brief: boolean }) {
  const weapon = who.inHand ?? who.weapons[0]
  if (!weapon) return null
  const skill = who.weaponSkill[weapon]
  const words = `${nameOf(weapon)}${skill ? ` +${skill}` : ''}`
  return (
    <span title={brief ? words : undefined}>
      <Icon name={weaponIcon(weapon)} />
      <span className={brief ? 'vh' : undefined}>{words}</span>
    </span>
  )
}

function Effects({ effects }: { readonly effects: CharacterView['effects'] }) {
  return effects.map((effect) => (
    <span key={effect.id} className={effect.bad ? 'chip chip--bad' : 'chip chip--good'}>
      <Icon name={effectIcon(effect)} />
      {effect.label}
    </span>
  ))
}

function standing({ turn, target }: Standing): string {
  return [turn && 'is-turn', target && 'is-target'].filter(Boolean).join(' ')
}
