import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { type Campaign, CHARACTER_STATUSES, LONGEST_NOTE, type PaperChecked, type PaperForm } from '../../../electron/contract/index.ts'
import { capital, many } from '../../../engine/kernel/words.ts'
import { Refused } from '../../dialog/refused.tsx'
import { Bar } from '../../frame/bar.tsx'
import { TroubleScreen, Waiting } from '../../frame/framed.tsx'
import { useClient } from '../../host/client.tsx'
import { useCommand } from '../../host/command.ts'
import { keepPaper, paperOf } from '../../host/memory.ts'
import { queries } from '../../host/queries.ts'
import { Icon } from '../../icons/icon.tsx'
import { go } from '../../navigation.ts'
import { CampaignGameOf, useCampaignGame } from '../campaign-game.tsx'
import { gamesOf } from '../campaigns/in-words.ts'
import { numeral } from '../numerals.ts'
import {
  type Draft,
  emptyDraft,
  type Figure,
  figureFault,
  gamesFault,
  hasOwnFault,
  isBlank,
  jewelsFault,
  nameIn,
  type PaperStatus,
  type Papers,
  papersIn,
  personOf,
} from './draft.ts'
import { Line, PaperLine, saidOf } from './field.tsx'

/** Characters of a campaign that began on paper: their printed records as forms, and one press that brings all of them in. */
export function PaperScreen({ campaign: id }: { readonly campaign: string }) {
  const client = useClient()
  const campaign = useQuery(queries.campaign(client, id))
  const form = useQuery(queries.paperForm(client, id))
  const error = campaign.error ?? form.error
  if (error) return <TroubleScreen error={error} onLeave={() => go({ kind: 'hall', campaign: id })} />
  if (!campaign.data || !form.data) return <Waiting>Laying out the sheets…</Waiting>
  return (
    <CampaignGameOf game={campaign.data.game}>
      <Sheets campaign={campaign.data} form={form.data} />
    </CampaignGameOf>
  )
}

/** How long nothing may have been typed before it is checked, in milliseconds. */
const PAUSE = 300

function Sheets({ campaign, form }: { readonly campaign: Campaign; readonly form: PaperForm }) {
  const { id, name, gamesBefore } = campaign
  const client = useClient()
  const { words, campaign: page } = useCampaignGame()
  const field = useId()
  const [papers, setPapers] = useState(() => {
    const kept = papersIn(paperOf(id))
    return kept.sheets.length > 0 ? kept : { ...kept, sheets: [emptyDraft(0)] }
  })
  const [open, setOpen] = useState(0)
  const { sheets: people, games } = papers
  const typed = games ?? (gamesBefore === 0 ? '' : String(gamesBefore))
  const before = gamesFault(typed) === null ? Number(typed) : null
  const asked = useLater(JSON.stringify(people.map(personOf)), PAUSE)
  const checked = useQuery(queries.paperCheck(client, id, asked))
  const enter = useCommand('paper.enter', () => {
    keepPaper(id, null)
    go({ kind: 'hall', campaign: id })
  })
  const keep = (next: Papers) => {
    setPapers(next)
    keepPaper(id, { sheets: next.sheets.map((draft) => ({ ...draft })), games: next.games })
  }
  const change = (sheets: readonly Draft[]) => keep({ ...papers, sheets })
  const add = (status: PaperStatus) => {
    change([...people, emptyDraft(1 + Math.max(-1, ...people.map(({ key }) => key)), status)])
    setOpen(people.length)
  }
  const at = Math.min(open, people.length - 1)
  const draft = people[at]
  const found = (i: number) => checked.data?.people[i]
  const isWrong = (i: number) => (found(i)?.faults.length ?? 0) > 0 || (people[i] !== undefined && hasOwnFault(people[i]))
  const wrong = people.filter((_, i) => isWrong(i)).length
  const isSettled = asked === JSON.stringify(people.map(personOf)) && !checked.isFetching && checked.data !== undefined
  const bringIn = () => {
    enter.run({ campaign: id, people: people.map(personOf), ...(before !== null && before !== gamesBefore && { games: before }) })
  }
  return (
    <div className="app">
      <Bar where={<b>From paper</b>} title={`Characters from paper for ${name}`} campaign={id} />
      <main className="field paper-field">
        <nav className="paper-people" aria-label="Sheets">
          <ol>
            {people.map((each, i) => (
              <li key={each.key}>
                <button type="button" className="btn btn--quiet" aria-pressed={i === at} onClick={() => setOpen(i)}>
                  {nameIn(each) || 'A new sheet'}
                  {isWrong(i) && nameIn(each) !== '' && (
                    <>
                      <Icon name="x-quill" />
                      <span className="vh">, still to correct</span>
                    </>
                  )}
                  {each.status !== 'living' && <span className="chip">{STATUS_NAMES[each.status]}</span>}
                </button>
              </li>
            ))}
          </ol>
          <button type="button" className="btn" onClick={() => add('living')}>
            Add a character
          </button>
          <button type="button" className="btn" onClick={() => add('dead')}>
            Add one of the fallen
          </button>
        </nav>
        {draft && (
          <Sheet
            key={draft.key}
            form={form}
            draft={draft}
            found={found(at)}
            onChange={(next) => change(people.map((each, i) => (i === at ? next : each)))}
            onRemove={
              people.length === 1
                ? null
                : () => {
                    change(people.filter((_, i) => i !== at))
                    setOpen(Math.max(0, at - 1))
                  }
            }
          />
        )}
      </main>
      <aside className="side side--2">
        <section className="card go" aria-labelledby={`${field}h`}>
          <p className="steps">
            <b>{name}</b>
          </p>
          <h2 id={`${field}h`}>Bring them in</h2>
          <p className="lead">
            Copy each sheet as it stands. An empty field keeps the value that the character began with, shown in grey. Gold, jewels and
            experience open the ledger.
          </p>
          <Line id={`${field}g`} label={`${capital(words.many)} played on paper`} faults={faultList(gamesFault(typed))}>
            <input
              id={`${field}g`}
              className="field-in"
              inputMode="numeric"
              value={typed}
              maxLength={3}
              placeholder="0"
              onChange={({ target }) => keep({ ...papers, games: target.value })}
              {...saidOf(`${field}g`, faultList(gamesFault(typed)))}
            />
          </Line>
          {before !== null && (
            <p className="small">
              The next {words.one} is {words.one} {numeral(page.numerals, before + gamesOf(campaign) + 1)}.
            </p>
          )}
          <p role="status">{isSettled ? stateInWords(wrong, people) : 'Checking…'}</p>
          <Refused error={enter.error ?? checked.error} />
          <button
            type="button"
            className="btn btn--go"
            disabled={enter.busy || !isSettled || wrong > 0 || before === null}
            onClick={bringIn}
          >
            Bring in {many(people.length, 'character')}
          </button>
          <p className="go-alt">
            <button type="button" className="btn" onClick={() => go({ kind: 'hall', campaign: id })}>
              Back to the hall, and keep the sheets
            </button>
          </p>
        </section>
      </aside>
    </div>
  )
}

function stateInWords(wrong: number, people: readonly Draft[]): string {
  if (wrong === 0) return 'Everything is in order.'
  const blank = people.filter(isBlank).length
  return blank === wrong ? `Still blank: ${many(blank, 'sheet')}.` : `Still to correct: ${many(wrong, 'sheet')}.`
}

const STATUS_NAMES: Readonly<Record<PaperStatus, string>> = { living: 'Living', dead: 'Fallen', lost: 'Lost', retired: 'Retired' }

interface SheetProps {
  readonly form: PaperForm
  readonly draft: Draft
  readonly found: PaperChecked['people'][number] | undefined
  readonly onChange: (draft: Draft) => void
  readonly onRemove: (() => void) | null
}

/** A printed record, in its order; of the fallen only who they were is asked at first. */
function Sheet({ form, draft, found, onChange, onRemove }: SheetProps) {
  const id = useId()
  const { campaign: page, words } = useCampaignGame()
  const [isWhole, setWhole] = useState(draft.status !== 'dead')
  const { units } = page
  const faultsOf = (field: string) => (found?.faults ?? []).filter((fault) => fault.field === field).map(({ text }) => text)
  const figureFaults = (of: Figure) => [...faultList(figureFault(draft[of])), ...faultsOf(of)]
  const figure = (of: Figure, label: string) => (
    <Line id={`${id}${of}`} label={label} faults={figureFaults(of)}>
      <input
        id={`${id}${of}`}
        className="field-in"
        inputMode="numeric"
        value={draft[of]}
        placeholder="0"
        maxLength={9}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...draft, [of]: target.value })}
        {...saidOf(`${id}${of}`, figureFaults(of))}
      />
    </Line>
  )
  return (
    <section className="card paper-sheet scroll" aria-label={nameIn(draft) || 'A new sheet'}>
      <h2>{nameIn(draft) || 'A character’s record'}</h2>
      {form.fields
        .filter(({ who }) => who || isWhole)
        .map((field) => (
          <PaperLine
            key={field.id}
            field={field}
            value={draft.filled[field.id]}
            start={found?.start ?? {}}
            faults={isBlank(draft) ? [] : faultsOf(field.id)}
            onChange={(value) => {
              const { [field.id]: _, ...others } = draft.filled
              onChange({ ...draft, filled: value === undefined ? others : { ...others, [field.id]: value } })
            }}
          />
        ))}
      {isWhole && (
        <>
          {units.gold && figure('gold', capital(units.gold.many))}
          {units.jewel && (
            <Line id={`${id}j`} label={capital(units.jewel.many)} faults={faultList(jewelsFault(draft.jewels))}>
              <input
                id={`${id}j`}
                className="field-in"
                value={draft.jewels}
                placeholder="25, 40"
                maxLength={400}
                autoComplete="off"
                onChange={({ target }) => onChange({ ...draft, jewels: target.value })}
                {...saidOf(`${id}j`, faultList(jewelsFault(draft.jewels)))}
              />
            </Line>
          )}
          {units.experience && figure('experience', capital(units.experience.many))}
          {units.exit && figure('exits', `${capital(words.many)} survived`)}
        </>
      )}
      <Line id={`${id}s`} label="Now" faults={[]}>
        <select
          id={`${id}s`}
          className="field-in"
          value={draft.status}
          onChange={({ target }) => onChange({ ...draft, status: CHARACTER_STATUSES.find((each) => each === target.value) ?? 'living' })}
        >
          {CHARACTER_STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS_NAMES[status]}
            </option>
          ))}
        </select>
      </Line>
      <Line id={`${id}n`} label={draft.status === 'dead' ? 'How it ended' : 'Note'} faults={[]}>
        <textarea
          id={`${id}n`}
          className="field-in"
          rows={2}
          maxLength={LONGEST_NOTE}
          value={draft.note}
          onChange={({ target }) => onChange({ ...draft, note: target.value })}
        />
      </Line>
      <p className="rowf">
        {!isWhole && (
          <button type="button" className="btn" onClick={() => setWhole(true)}>
            Fill in the whole sheet
          </button>
        )}
        {onRemove && (
          <button type="button" className="btn btn--quiet" onClick={onRemove}>
            Remove this sheet
          </button>
        )}
      </p>
    </section>
  )
}

function faultList(fault: string | null): readonly string[] {
  return fault === null ? [] : [fault]
}

/** The value as it was when it had rested for so long. */
function useLater(value: string, pause: number): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return rested
}
