import { useQueries } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import type { Campaign, CharacterRow, GameInfo, Price } from '../../../electron/contract/index.ts'
import { SKILLS, type Skill } from '../../../engine/kernel/types.ts'
import { capital, inWords } from '../../../engine/kernel/words.ts'
import { ChooseSome } from '../../dialog/choices.tsx'
import { Refused } from '../../dialog/refused.tsx'
import type { GamePage } from '../../game-page.ts'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'
import { Seed } from '../hall/seed.tsx'
import { SKILL_NAMES } from '../shelf/players.ts'
import { useLostFocus } from './lost-focus.ts'
import { COUNTS, type Compared, type LabWish, MOST_PURCHASES, type Purchase, problemOf } from './wish.ts'

interface SetupCardProps {
  readonly info: GameInfo
  readonly page: GamePage
  readonly campaign: Campaign | null
  /** Those of the campaign who can go. */
  readonly people: readonly CharacterRow[]
  readonly party: readonly string[]
  readonly wish: LabWish
  readonly onWish: (part: Partial<LabWish>) => void
  readonly busy: boolean
  readonly error: Error | null
  readonly onRun: () => void
}

/** The Lab's task. */
export function SetupCard({ info, page, campaign, people, party, wish, onWish, busy, error, onRun }: SetupCardProps) {
  const { words } = page
  const heading = useLostFocus()
  const problem = problemOf(wish, campaign !== null, party)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (problem === null && !busy) onRun()
  }
  const most = info.campaign?.mostInParty ?? 0
  const choices = people.map(({ id, name }) => ({ id, name }))
  const choosable = info.lab?.choices ?? []
  const isDuel = campaign === null && wish.seats > 1
  const variants = Object.entries(info.variantWords).filter(([id]) => id !== 'physical-dice')
  return (
    <section className="card go lab-card" aria-labelledby="lab-asks">
      <h2 id="lab-asks" ref={heading} tabIndex={-1}>
        {campaign ? 'How would they fare?' : `How would ${words.many} go?`}
      </h2>
      <p className="lead">
        {campaign
          ? `Bots take them through many ${words.many}, each in a place no one has seen. Nothing changes in the campaign.`
          : `Bots play many ${words.many} in the background.`}
      </p>
      <form className="lab-form" onSubmit={submit}>
        <div className="lab-fields scroll">
          {campaign && (
            <ChooseSome
              legend={`Who goes, ${inWords(most)} at most`}
              choices={choices}
              chosen={party}
              most={most}
              onChange={(chosen) => onWish({ party: chosen })}
            />
          )}
          {!campaign && info.seats.max > info.seats.min && info.lab !== null && info.lab.seats > 1 && (
            <Pick
              label="Players"
              value={String(wish.seats)}
              options={seatsOf(info).map((count) => [String(count), inWords(count)])}
              onPick={(count) => onWish({ seats: Number(count) })}
            />
          )}
          <Pick
            label="Compare"
            value={wish.compared}
            options={comparable(info, campaign !== null, variants.length > 0)}
            onPick={(compared) =>
              onWish({ compared: compared as Compared, choice: choosable.length === 1 ? (choosable[0]?.option ?? null) : null })
            }
          />
          {wish.compared === 'variant' && (
            <Pick
              label="Variant"
              value={wish.variant ?? ''}
              options={[['', 'Choose one'], ...variants.map(([id, { name }]) => [id, name] as const)]}
              onPick={(variant) => onWish({ variant: variant === '' ? null : variant })}
            />
          )}
          {wish.compared === 'choice' && choosable.length > 1 && (
            <Pick
              label="What differs"
              value={wish.choice ?? ''}
              options={[['', 'Choose one'], ...choosable.map(({ option, label }) => [option, label] as const)]}
              onPick={(choice) => onWish({ choice: choice === '' ? null : choice })}
            />
          )}
          {wish.compared === 'party' && (
            <ChooseSome
              legend="The other party"
              choices={choices}
              chosen={wish.other}
              most={most}
              onChange={(other) => onWish({ other })}
            />
          )}
          {wish.compared === 'purchases' && (
            <Purchases
              people={people.filter(({ id }) => party.includes(id))}
              chosen={wish.purchases}
              onChange={(purchases) => onWish({ purchases })}
            />
          )}
          {wish.compared !== 'strengths' && (
            <Pick
              label={isDuel ? 'First seat' : 'Played by'}
              value={wish.skill}
              options={STRENGTHS}
              onPick={(skill) => onWish({ skill: skill as Skill })}
            />
          )}
          {isDuel && (
            <Pick
              label={wish.seats > 2 ? 'The others' : 'The other'}
              value={wish.rivals}
              options={STRENGTHS}
              onPick={(rivals) => onWish({ rivals: rivals as Skill })}
            />
          )}
          <Pick
            label={capital(words.many)}
            value={String(wish.count)}
            options={COUNTS.map((count) => [String(count), String(count)])}
            onPick={(count) => onWish({ count: Number(count) })}
          />
          <Seed of={words.many} seed={wish.seed} onChange={(seed) => onWish({ seed })} />
        </div>
        <Refused error={error} />
        {problem !== null && <p className="warn">{problem}</p>}
        <button type="submit" className="btn btn--go btn--big" disabled={busy || problem !== null}>
          Play {wish.count} {words.many}
        </button>
      </form>
    </section>
  )
}

const STRENGTHS: readonly (readonly [Skill, string])[] = SKILLS.map((skill) => [skill, `${SKILL_NAMES[skill]} bots`] as const)

function seatsOf({ seats: { min, max } }: GameInfo): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((count) => count > 1)
}

function comparable({ lab, campaign }: GameInfo, isCampaign: boolean, hasVariants: boolean): readonly (readonly [Compared, string])[] {
  return [
    ['nothing', 'Nothing'],
    ['strengths', 'Novice, able and master bots'],
    ...(hasVariants ? [['variant', 'Without and with a variant'] as const] : []),
    ...(lab?.choices.length ? [['choice', lab.choices.length === 1 ? (lab.choices[0]?.label ?? '') : 'An option'] as const] : []),
    ...(isCampaign && campaign?.purchases ? [['purchases', 'Purchases'] as const] : []),
    ...(isCampaign ? [['party', 'Another party'] as const] : []),
  ]
}

interface PickProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onPick: (value: string) => void
}

function Pick({ label, value, options, onPick }: PickProps) {
  const id = useId()
  return (
    <div className="lab-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="field-in" value={value} onChange={(event) => onPick(event.target.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

interface PurchasesProps {
  readonly people: readonly CharacterRow[]
  readonly chosen: readonly Purchase[]
  readonly onChange: (chosen: readonly Purchase[]) => void
}

/** Up to two increases, each of someone in the party: nothing is paid. */
function Purchases({ people, chosen, onChange }: PurchasesProps) {
  const client = useClient()
  const prices = useQueries({ queries: people.map(({ id }) => queries.prices(client, id)) })
  const offered = people.flatMap(({ id, name }, i) =>
    (prices[i]?.data ?? []).filter(isForSale).map(({ increase, label }) => ({ character: id, name, increase, label })),
  )
  const options: readonly (readonly [string, string])[] = [
    ['', 'Nothing'],
    ...offered.map((purchase, i) => [String(i), `${purchase.name}: ${purchase.label}`] as const),
  ]
  return Array.from({ length: MOST_PURCHASES }, (_, place) => {
    const at = offered.findIndex(
      ({ character, increase }) => character === chosen[place]?.character && increase === chosen[place]?.increase,
    )
    return (
      <Pick
        // biome-ignore lint/suspicious/noArrayIndexKey: a purchase is its place
        key={place}
        label={place === 0 ? 'Buy' : 'Or buy'}
        value={at === -1 ? '' : String(at)}
        options={options}
        onPick={(index) => {
          const next = index === '' ? undefined : offered[Number(index)]
          onChange([...chosen.slice(0, place), ...(next ? [next] : []), ...chosen.slice(place + 1)])
        }}
      />
    )
  })
}

/** Whatever it costs: only what cannot be had at any price is left out. */
function isForSale({ from, to }: Price): boolean {
  return to > from
}
