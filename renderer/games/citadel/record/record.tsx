import type { ReactNode } from 'react'
import type { EffectWords } from '../../../../engine/citadel/tables/table-types.ts'
import type { CarriedView, CharacterView, Sun } from '../../../../engine/citadel/view-types.ts'
import { Counter } from '../../../board/counter.tsx'
import type { SheetProps } from '../../../campaign-page.ts'
import { Icon } from '../../../icons/icon.tsx'
import { Case } from '../../../rulebook/case.tsx'
import { effectIcon, itemIcon, nameOf, personPicture, raceName, spellIcon, spellName, weaponIcon } from '../names.ts'
import { STATUS } from '../ranks/unit.tsx'
import { spellCosts, useCitadelTables } from '../tables.ts'
import { ageInWords } from './age.ts'
import { homeRecord } from './home-record.ts'
import { itemDetail, type RecordItem } from './items.ts'
import { Sums } from './sums.tsx'

/** The abilities that can be learned and bought. */
export interface Abilities extends Pick<CharacterView, 'resistance' | 'combatBonus' | 'magic' | 'weaponSkill' | 'skills'> {
  readonly woundPoints: number
}

/** The content of a record: a character on a raid, or one at home. */
export interface RecordOf
  extends Pick<
    CharacterView,
    | 'id'
    | 'name'
    | 'race'
    | 'kind'
    | 'woundPoints'
    | 'resistance'
    | 'combatBonus'
    | 'magic'
    | 'weapons'
    | 'weaponSkill'
    | 'skills'
    | 'spells'
    | 'gold'
    | 'jewels'
    | 'experience'
    | 'status'
    | 'effects'
    | 'sums'
  > {
  /** Each weapon carried by its own name: two of a kind may differ in worth (14.3). */
  readonly carried?: readonly Pick<CarriedView, 'weapon' | 'label'>[]
  readonly items: readonly RecordItem[]
  readonly exits?: number
  /** A symbol of the sprite, if one was chosen. */
  readonly portrait?: string
  /** The values at recruitment. */
  readonly was?: Abilities
}

interface RecordProps {
  readonly who: RecordOf
  /** The sun that shines on this raid. */
  readonly sun: Sun | null
  /** What each spell costs in wounds, by id. */
  readonly costs: Readonly<Record<string, number>>
  /** What each spell and thing does; without them only their names are shown. */
  readonly words?: EffectWords | undefined
  /** What a campaign adds below the lists: deeds. */
  readonly children?: ReactNode
  /** The last lines of the record. */
  readonly foot?: ReactNode
}

/** The character record: one bone card, laid out like the printed sheet. */
export function CharacterRecord({ who, sun, costs, words, children, foot }: RecordProps) {
  return (
    <article className="record" aria-label={`Record of ${who.name}`}>
      <Heading who={who} />
      <p className="of">{introduction(who)}</p>
      <AbilityFigures who={who} sun={sun} />
      {who.effects.length > 0 && <Effects who={who} />}
      <Sums sums={who.sums ?? []} />
      <div className="rec-rows">
        <Weapons who={who} />
        <Skills who={who} />
        <Spells who={who} sun={sun} costs={costs} words={words} />
        <MagicItems who={who} words={words} />
      </div>
      {children}
      <Purse who={who} />
      {foot}
    </article>
  )
}

interface Who {
  readonly who: RecordOf
}

function Heading({ who }: Who) {
  const gone = who.status === 'dead' || who.status === 'lost'
  return (
    <header>
      <div>
        <p className="of">
          Character record <Case rule="4.2" />
        </p>
        <h2 className={gone ? 'record-name is-gone' : 'record-name'}>{who.name}</h2>
      </div>
      <Counter icon={who.portrait ?? personPicture(who)} combatBonus={who.combatBonus} resistance={who.resistance} />
    </header>
  )
}

function AbilityFigures({ who, sun }: Who & Pick<RecordProps, 'sun'>) {
  const { left, total } = who.woundPoints
  const { was } = who
  return (
    <dl className="stats">
      <Stat label="Wound Points">
        {left}
        {left !== total && <small>of {total}</small>}
        <Was now={total} then={was?.woundPoints} />
      </Stat>
      <Stat label="Resistance">
        {who.resistance}
        <Was now={who.resistance} then={was?.resistance} />
      </Stat>
      <Stat label="Combat Bonus">
        {who.combatBonus}
        <Was now={who.combatBonus} then={was?.combatBonus} />
      </Stat>
      <div>
        <dt className="lab">Magic Potential</dt>
        <dd className="suns">
          {(['red', 'yellow', 'blue'] as const).map((colour, i) => (
            <span key={colour} className={colour === sun ? 'is-now' : undefined}>
              <b>{who.magic[i]}</b>
              <small>{colour}</small>
              <Was now={who.magic[i] ?? 0} then={was?.magic[i]} />
            </span>
          ))}
        </dd>
      </div>
    </dl>
  )
}

function Effects({ who }: Who) {
  return (
    <p className="rowf">
      {who.effects.map((effect) => (
        <span key={effect.id} className={effect.bad ? 'chip chip--bad' : 'chip chip--good'}>
          <Icon name={effectIcon(effect)} />
          {effect.label}
        </span>
      ))}
    </p>
  )
}

function Weapons({ who }: Who) {
  return (
    <section className="rec">
      <h3>Weapons</h3>
      <ul>
        {weaponsOf(who).map(({ weapon, label }) => (
          <li key={label}>
            <Icon name={weaponIcon(weapon)} />
            <span>
              {label}
              <small> {weaponNotes(who, weapon)}</small>
            </span>
            <span className="val">{who.weaponSkill[weapon] ? `+${who.weaponSkill[weapon]}` : '–'}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Skills({ who: { skills, was } }: Who) {
  return (
    <section className="rec">
      <h3>Skills</h3>
      <ul>
        <Skill icon="x-talk" label="Negotiation" value={skills.negotiation} was={was && (was.skills.negotiation ?? 0)} plus />
        <Skill icon="x-trap" label="Detrap" value={skills.detrap} was={was && (was.skills.detrap ?? 0)} />
        <Skill icon="x-hellgate" label="Hellgate" value={skills.hellgate} was={was && (was.skills.hellgate ?? 0)} />
      </ul>
    </section>
  )
}

function Spells({ who, sun, costs, words }: RecordProps) {
  return (
    <section className="rec">
      <h3>
        Spells <span className="small">cost in wounds</span>
      </h3>
      {who.spells.known.length === 0 && <p className="of">{Math.max(...who.magic) > 0 ? 'None known yet.' : 'Knows no magic.'}</p>}
      <ul>
        {who.spells.known.map((spell) => (
          <li key={spell}>
            <Icon name={spellIcon(spell)} />
            {who.spells.circled.includes(spell) ? (
              <span>
                <span className="pencil">{spellName(spell)}</span>
                <span className="vh"> circled</span>
              </span>
            ) : (
              <span>{spellName(spell)}</span>
            )}
            <Effect text={words?.spells[spell as keyof EffectWords['spells']]} />
            <span className="val">{costs[spell] ?? ''}</span>
          </li>
        ))}
      </ul>
      {sun && who.spells.circled.length > 0 && (
        <p className="of">
          Circled for the {sun} sun <Case rule="4.1.D" />
        </p>
      )}
    </section>
  )
}

/** What it does, in a line of its own under the name. */
function Effect({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <small className="effect">{text}</small>
}

function MagicItems({ who, words }: Who & Pick<RecordProps, 'words'>) {
  const carried = who.items.filter(({ atHome }) => !atHome)
  const left = who.items.filter(({ atHome }) => atHome)
  return (
    <section className="rec">
      <h3>Magic items</h3>
      {carried.length === 0 && <p className="of">None.</p>}
      <ul>
        {carried.map((item) => (
          <li key={item.id}>
            <Icon name={itemIcon(item)} />
            <span>
              {item.label} <small>{[itemDetail(item), ...(item.worn ? ['worn'] : [])].filter(Boolean).join(', ')}</small>
            </span>
            <Effect text={words?.items.find(({ kind, type }) => kind === item.kind && type === item.type)?.effect} />
          </li>
        ))}
      </ul>
      {who.exits !== undefined && (
        <p className="of">Left at home: {left.length === 0 ? 'nothing' : left.map(({ label }) => label).join(', ')}.</p>
      )}
    </section>
  )
}

function Purse({ who }: Who) {
  return (
    <dl className="money">
      <Stat label="Gold Marks">{who.gold}</Stat>
      <Stat label="Jewels">{who.jewels.length > 0 ? who.jewels.join(', ') : 'none'}</Stat>
      <Stat label="Experience Points">{who.experience}</Stat>
    </dl>
  )
}

function introduction(who: RecordOf): string {
  const kind = who.kind === 'charmed-monster' ? 'charmed monster' : who.kind
  const status = who.status === 'living' ? '' : `; ${STATUS[who.status].toLowerCase()}`
  return `${raceName(who.race)}, ${kind}${status}.${who.exits === undefined ? '' : ` ${ageInWords(who.exits)}.`}`
}

/** Carried weapons first, those that are alike once, then skills with other weapons. */
function weaponsOf({ weapons, carried = named(weapons), weaponSkill }: RecordOf): Pick<CarriedView, 'weapon' | 'label'>[] {
  const skilled = Object.keys(weaponSkill).filter((weapon) => weaponSkill[weapon] && !weapons.includes(weapon))
  const all = [...carried, ...named(skilled)]
  return all.filter(({ label }, i) => all.findIndex((each) => each.label === label) === i)
}

function named(weapons: readonly string[]): Pick<CarriedView, 'weapon' | 'label'>[] {
  return weapons.map((weapon) => ({ weapon, label: nameOf(weapon) }))
}

function Stat({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="lab">{label}</dt>
      <dd>
        <b>{children}</b>
      </dd>
    </div>
  )
}

interface SkillProps {
  readonly icon: string
  readonly label: string
  readonly value: number | undefined
  readonly was: number | undefined
  readonly plus?: boolean
}

function Skill({ icon, label, value, was, plus = false }: SkillProps) {
  return (
    <li>
      <Icon name={icon} />
      <span>
        {label}
        <small> {wasInWords(value ?? 0, was, plus ? '+' : '')}</small>
      </span>
      <span className="val">{value ? `${plus ? '+' : ''}${value}` : '–'}</span>
    </li>
  )
}

/** The value at recruitment, if it has changed. */
function Was({ now, then }: { readonly now: number; readonly then: number | undefined }) {
  const was = wasInWords(now, then)
  return was && <small> {was}</small>
}

function wasInWords(now: number, then: number | undefined, sign = ''): string {
  if (then === undefined || then === now) return ''
  return then === 0 ? 'was none' : `was ${sign}${then}`
}

function weaponNotes({ was, weapons, weaponSkill }: RecordOf, weapon: string): string {
  const before = was && wasInWords(weaponSkill[weapon] ?? 0, was.weaponSkill[weapon] ?? 0, '+')
  return [before, weapons.includes(weapon) ? '' : 'not carried'].filter(Boolean).join(', ')
}

/** The record of someone of a roster: no sun shines on it. */
export function Sheet({ who, foot, children }: SheetProps) {
  const tables = useCitadelTables()
  return (
    <CharacterRecord who={homeRecord(who)} sun={null} costs={spellCosts(tables)} words={tables?.words} foot={foot}>
      {children}
    </CharacterRecord>
  )
}
