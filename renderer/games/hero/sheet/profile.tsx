import { useId, useRef } from 'react'
import { CHARACTERISTICS, type Trait, WEAPONS } from '../../../../engine/hero/view-types.ts'
import type { Decision } from '../../../../engine/kernel/types.ts'
import { many, term } from '../../../../engine/kernel/words.ts'
import { say } from '../../../aloud.ts'
import { Foot } from '../../../decision/foot.tsx'
import type { SessionTable } from '../../../host/session.ts'
import { enterAt, useFocusAfterPress, useFocusOnNewDecision } from '../../../keys/focus.ts'
import { useKeys } from '../../../keys/keys.ts'
import { Case } from '../../../rulebook/case.tsx'
import { Notes } from '../../../table/notes.tsx'
import { titled } from '../table/names.ts'
import type { HeroTables } from '../tables.ts'
import { answerOf, costOf, type ProfileDraft, warningsOf, weaponLevelsOf, whyNot } from './profile-draft.ts'
import { flatLevels, LevelPips } from './sheet.tsx'
import { useHeroHouse, useKeptHeroes } from './sheets.ts'

interface ProfileProps {
  readonly draft: ProfileDraft
  readonly tables: HeroTables
}

/** The set-up sheet (103): every level with its cost, its use and its picture. */
export function ProfileSheet({ draft, tables }: ProfileProps) {
  const left = tables['102A'].points - costOf(draft.levels, tables)
  const weaponsLeft = tables['102A'].weaponLevels - weaponLevelsOf(draft.levels)
  return (
    <main className="field h-profile">
      <section className="h-paper scroll" aria-label="Set-up sheet">
        <div className="head">
          <h2>Characteristics</h2>
          <span className="aside">
            {left >= 0 ? `${left} of ${tables['102A'].points} points left` : `${many(-left, 'point')} too many`}
          </span>
        </div>
        <ul className="h-traits">
          {CHARACTERISTICS.map((trait) => {
            const { least, most } = tables['102A'].profile[trait]
            const level = draft.levels[trait] ?? 0
            return (
              <li key={trait}>
                <Stepper trait={trait} level={level} least={least} most={most} draft={draft} />
                <p className="h-trait-words">
                  <b>{tables['102A.levels'].words[trait][level]}</b> <span className="muted">{tables['102A.levels'].uses[trait]}</span>
                </p>
              </li>
            )
          })}
        </ul>
        <div className="head">
          <h2>Weapons</h2>
          <span className="aside">
            {weaponsLeft >= 0
              ? `${weaponsLeft} of ${tables['102A'].weaponLevels} levels left for all of them`
              : `${many(-weaponsLeft, 'level')} too many`}
          </span>
        </div>
        <ul className="h-traits h-weapons">
          {WEAPONS.map((weapon) => {
            const level = draft.levels[weapon] ?? 0
            const modifier = tables['102B'].proficiency[weapon].modifiers[level - 1]
            return (
              <li key={weapon}>
                <Stepper trait={weapon} level={level} least={0} most={tables['102B'].proficiency[weapon].modifiers.length} draft={draft} />
                <p className="h-trait-words">
                  <b>{modifier === undefined ? 'not bought' : `${term(modifier)} to his dice`}</b>
                  {tables['102B'].proficiency[weapon].twoHanded && <span className="muted"> Two hands: no shield with it.</span>}
                </p>
              </li>
            )
          })}
        </ul>
      </section>
    </main>
  )
}

interface StepperProps {
  readonly trait: Trait
  readonly level: number
  readonly least: number
  readonly most: number
  readonly draft: ProfileDraft
}

/** A level, with one less and one more. */
function Stepper({ trait, level, least, most, draft }: StepperProps) {
  const id = useId()
  const set = (next: number) => draft.set(trait, Math.min(most, Math.max(0, Number.isNaN(next) ? 0 : Math.floor(next))))
  const name = titled(trait)
  return (
    <div className="h-stepper">
      <label htmlFor={id}>{name}</label>
      <button
        type="button"
        className="btn btn--icon"
        aria-label={`Less ${name.toLowerCase()}`}
        disabled={level <= least}
        onClick={() => set(level - 1)}
      >
        −
      </button>
      <input
        id={id}
        className="field-in"
        type="number"
        min={least}
        max={most}
        value={level}
        onChange={(event) => set(event.target.valueAsNumber)}
        onFocus={(event) => event.target.select()}
      />
      <button
        type="button"
        className="btn btn--icon"
        aria-label={`More ${name.toLowerCase()}`}
        disabled={level >= most}
        onClick={() => set(level + 1)}
      >
        +
      </button>
      <span className="h-of">
        <LevelPips now={level} of={level} />
        <span className="muted small">of {most}</span>
      </span>
    </div>
  )
}

interface ProfileCardProps extends ProfileProps {
  readonly table: SessionTable
  readonly decision: Decision
}

/** The question of the sheet: points left, ready-made heroes, and handing it in. */
export function ProfileCard({ table, decision, draft, tables }: ProfileCardProps) {
  const heading = useId()
  const card = useRef<HTMLElement>(null)
  useFocusOnNewDecision(card, decision.id)
  useFocusAfterPress()
  const house = useHeroHouse()
  const { heroes: kept } = useKeptHeroes()
  const left = tables['102A'].points - costOf(draft.levels, tables)
  const problem = whyNot(draft.levels, tables)
  const go = () => {
    if (problem === null && !table.busy) table.answer({ value: answerOf(draft.levels) })
  }
  useKeys((event) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.altKey) enterAt(event, go)
  })
  const fill = (levels: ProfileDraft['levels'], what: string) => {
    draft.fill(levels)
    say(`${what}: ${many(tables['102A'].points - costOf(levels, tables), 'point')} left.`)
  }
  const ready = [...(house?.sheets ?? []), ...(kept ?? [])]
  return (
    <section className="card decide" aria-labelledby={heading} ref={card}>
      <div className="decide-top">
        <p className="steps">
          <span className="step">
            <b aria-current="step">The heroes are made</b>
          </span>
          <Case rule={decision.rule} />
        </p>
        <h2 id={heading}>{decision.prompt}</h2>
        {decision.lead && <p className="lead">{decision.lead}</p>}
        <p className="h-left">
          <b className={left < 0 ? 'is-over' : undefined}>{left}</b> points left
        </p>
        {warningsOf(draft.levels).map((warning) => (
          <p key={warning} className="warn">
            {warning}
          </p>
        ))}
        {problem && (
          <p className="warn" role="alert">
            {problem}
          </p>
        )}
        <Notes table={table} decision={decision} />
      </div>
      <fieldset className="h-ready">
        <legend>Start from a ready-made hero</legend>
        {ready.map(({ id, profile }) => (
          <button
            key={id}
            type="button"
            className="btn"
            onClick={() => fill(flatLevels(profile.levels), `${profile.name} fills the sheet`)}
          >
            {profile.name}
          </button>
        ))}
      </fieldset>
      <Foot label={problem === null ? 'Continue' : 'Not yet'} disabled={table.busy || problem !== null} onGo={go}>
        <button type="button" className="btn" onClick={() => fill({}, 'The sheet is empty')}>
          Start from scratch
        </button>
      </Foot>
    </section>
  )
}
