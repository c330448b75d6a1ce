import { type ReactNode, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Answer, Decision, Option } from '../../engine/kernel/types.ts'
import { assertNever } from '../assert-never.ts'
import { Arrow, Icon } from '../icons/icon.tsx'
import { enterAt, useFocusAfterPress, useFocusOnChosen, useFocusOnNewDecision } from '../keys/focus.ts'
import { useKeys } from '../keys/keys.ts'
import { Case } from '../rulebook/case.tsx'
import { useSettings } from '../settings/settings.ts'
import { Always } from './always.tsx'
import { ArrangeForm } from './arrange.tsx'
import { DeadlyDialog } from './deadly.tsx'
import { type Draft, isHarmless, isSingle, mainOptions } from './draft.ts'
import { Foot } from './foot.tsx'
import { MoreBelow, showChosen } from './more-below.tsx'
import { NumberForm } from './number.tsx'
import { withoutOdds } from './odds.ts'
import { Asides, footOptions, listed, Pick } from './pick.tsx'
import { RollForm } from './roll.tsx'
import { ShareForm } from './share.tsx'
import { SteadyButton } from './steady-button.tsx'
import { TextForm } from './text.tsx'
import { Why } from './why.tsx'

export interface DecisionCardProps {
  readonly decision: Decision
  readonly draft: Draft
  readonly seats: readonly string[]
  /** Who decided last; a change of seat is announced. */
  readonly lastSeat: number | null
  readonly busy: boolean
  /** Why the last answer was refused, or what a sensible player would do: shown under the question. */
  readonly notes: ReactNode
  readonly nameOf: (id: string) => string
  readonly leftOf?: (id: string) => number | undefined
  readonly pictureOf?: (option: Option) => ReactNode
  /** What the mean of an option's odds, and its cost, count: `wounds`. */
  readonly counts: string
  /** Names to roll for, where the question is a name. */
  readonly names?: readonly string[] | undefined
  /** On request, how the fight would end: shown under the options. */
  readonly outlook?: ReactNode
  /** Stands in the card instead of a list of options that lie on the table. */
  readonly inPlace?: ReactNode
  /** Above the foot, always in sight. */
  readonly aboveFoot?: ReactNode
  /** A press of the pointer on this row answers at once; left out, wherever nothing can be lost by it. */
  readonly answersAtPress?: (option: Option) => boolean
  /** What is chosen can come to nothing now: it cannot be sent. */
  readonly shut?: boolean
  /** Below the foot, beside what may stand for always. */
  readonly below?: ReactNode
  readonly onAnswer: (answer: Answer) => void
}

/** The decision: the only bright card, always in the same place. */
export function DecisionCard({ decision: asked, ...others }: DecisionCardProps) {
  const { odds } = useSettings()
  const decision = useMemo(
    () => (odds ? asked : { ...asked, ...(asked.options && { options: asked.options.map(withoutOdds) }) }),
    [asked, odds],
  )
  const props = { ...others, decision }
  const { draft, seats, lastSeat, busy, notes, shut = false, onAnswer } = props
  const heading = useId()
  const card = useRef<HTMLElement>(null)
  const [deadly, setDeadly] = useState<Option | null>(null)
  const [whyOpen, setWhyOpen] = useState(false)
  useFocusOnNewDecision(card, decision.id)
  useFocusOnChosen(decision.kind === 'pick' && isSingle(decision) ? draft.picked[0] : undefined)
  useFocusAfterPress()

  const pick = (ids: readonly string[]) => {
    if (busy || !isComplete(decision, ids) || (shut && ids.some((id) => draft.picked.includes(id)))) return
    const warned = decision.options?.find((option) => option.warns !== undefined && ids.includes(option.id))
    if (warned) setDeadly(warned)
    else onAnswer({ pick: ids })
  }
  useKeys((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter') return enterAt(event, () => pick(draft.picked))
    if (decision.kind !== 'pick' || props.inPlace !== undefined || !/^[1-9]$/.test(event.key)) return
    const option = listed(decision, draft.target)[Number(event.key) - 1]
    if (!option) return
    draft.toggle(option.id)
    card.current?.querySelector<HTMLElement>(`[data-option="${CSS.escape(option.id)}"]`)?.focus()
  })

  return (
    <section className="card decide" aria-labelledby={heading} ref={card}>
      <div className="decide-top">
        <Steps decision={decision} />
        {seats.length > 1 && <WhoseTurn decision={decision} seats={seats} lastSeat={lastSeat} />}
        <h2 id={heading}>{decision.prompt}</h2>
        {decision.lead && <p className="lead">{decision.lead}</p>}
        {notes}
      </div>
      <Body key={decision.id} {...props} onPick={pick} whyOpen={whyOpen} onWhy={setWhyOpen} />
      <Always decision={decision} busy={busy} onAnswer={onAnswer} />
      {props.below}
      {deadly && decision.options?.includes(deadly) && (
        <DeadlyDialog
          option={deadly}
          rule={decision.rule}
          onLive={() => setDeadly(null)}
          onDie={() => {
            setDeadly(null)
            onAnswer({ pick: draft.picked.includes(deadly.id) ? draft.picked : [deadly.id] })
          }}
        />
      )}
    </section>
  )
}

interface BodyProps extends DecisionCardProps {
  readonly whyOpen: boolean
  readonly onWhy: (open: boolean) => void
  readonly onPick: (ids: readonly string[]) => void
}

function Body({
  decision,
  draft,
  busy,
  nameOf,
  leftOf,
  pictureOf,
  counts,
  names,
  outlook,
  inPlace,
  aboveFoot,
  answersAtPress = () => isHarmless(decision),
  shut = false,
  whyOpen,
  onWhy,
  onPick,
  onAnswer,
}: BodyProps) {
  const chosen = chosenOption(decision, draft)
  const confirm = () => onPick(draft.picked)
  const why = <Why option={chosen} open={whyOpen} counts={counts} onOpen={onWhy} />
  const form = { decision, busy, onAnswer: (value: NonNullable<Answer['value']>) => onAnswer({ value }) }
  switch (decision.kind) {
    case 'pick':
      return (
        <>
          <Scroller question={decision.id} chosen={chosen?.id}>
            {inPlace ?? (
              <>
                <Pick
                  decision={decision}
                  draft={draft}
                  nameOf={nameOf}
                  {...(leftOf && { leftOf })}
                  {...(pictureOf && { pictureOf })}
                  counts={counts}
                  onConfirm={confirm}
                  onPick={onPick}
                  answersAtPress={answersAtPress}
                />
                {why}
                {outlook}
              </>
            )}
          </Scroller>
          {aboveFoot}
          <PickFoot decision={decision} draft={draft} busy={busy} shut={shut} onPick={onPick} />
        </>
      )
    case 'number':
      return <NumberForm {...form} />
    case 'arrange':
      return <ArrangeForm {...form} />
    case 'share':
      return (
        <ShareForm {...form} aside={chosen} onAside={confirm}>
          <Asides decision={decision} draft={draft} pictureOf={pictureOf} counts={counts} onConfirm={confirm} />
          {why}
        </ShareForm>
      )
    case 'text':
      return <TextForm {...form} names={names} />
    case 'roll':
      return <RollForm {...form} />
    default:
      return assertNever(decision.kind)
  }
}

interface ScrollerProps {
  readonly question: string
  readonly chosen: string | undefined
  readonly children: ReactNode
}

/** The options with all that belongs to them, in one list that scrolls and says when it goes on below. What Enter does is in sight. */
function Scroller({ question, chosen, children }: ScrollerProps) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, or another choice, may lie out of sight
  useLayoutEffect(() => {
    if (list.current) showChosen(list.current)
  }, [question, chosen])
  return (
    <>
      <div className="decide-scroll scroll" ref={list}>
        <div>{children}</div>
      </div>
      <MoreBelow list={list} />
    </>
  )
}

function chosenOption(decision: Decision, draft: Draft): Option | undefined {
  return decision.options?.find((option) => draft.picked.includes(option.id))
}

interface PickFootProps {
  readonly decision: Decision
  readonly draft: Draft
  readonly busy: boolean
  readonly shut: boolean
  readonly onPick: (ids: readonly string[]) => void
}

function PickFoot({ decision, draft, busy, shut, onPick }: PickFootProps) {
  const chosen = chosenOption(decision, draft)
  const beside = footOptions(decision, draft.target).filter((option) => option !== chosen)
  const label = isSingle(decision) ? (chosen?.label ?? 'Choose one') : countInWords(decision, draft.picked)
  return (
    <Foot
      label={label}
      disabled={busy || shut || !isComplete(decision, draft.picked)}
      deadly={chosen?.warns !== undefined}
      onGo={() => onPick(draft.picked)}
    >
      {beside.map((option) => (
        <SteadyButton key={option.id} className="btn" shut={busy} onClick={() => onPick([option.id])} title={option.detail}>
          {option.label}
        </SteadyButton>
      ))}
    </Foot>
  )
}

/** What came before, the question now, what comes next. */
function Steps({ decision }: { readonly decision: Decision }) {
  const steps = decision.steps ?? []
  const now = Math.max(
    0,
    steps.findIndex((step) => step.now),
  )
  const shown = steps.slice(Math.max(0, now - 1), now + 2)
  return (
    <p className="steps">
      {shown.map((step, i) => (
        <span key={step.label} className="step">
          {i > 0 && <Arrow />}
          {step.now ? <b aria-current="step">{step.label}</b> : <span>{step.label}</span>}
        </span>
      ))}
      <Case rule={decision.rule} />
    </p>
  )
}

interface WhoseTurnProps {
  readonly decision: Decision
  readonly seats: readonly string[]
  readonly lastSeat: number | null
}

function WhoseTurn({ decision, seats, lastSeat }: WhoseTurnProps) {
  const name = seats[decision.seat] ?? `Player ${decision.seat + 1}`
  const passed = lastSeat !== null && lastSeat !== decision.seat
  return (
    <p className={passed ? 'whose is-passed' : 'whose'}>
      <Icon name="x-torch" />
      {passed ? (
        <>
          Pass to <b>{name}</b>
        </>
      ) : (
        <>
          <b>{name}</b> decides
        </>
      )}
    </p>
  )
}

function isComplete(decision: Decision, ids: readonly string[]): boolean {
  return ids.length >= (decision.min ?? 1) && ids.length <= (decision.max ?? 1)
}

/** `Take the Sword`, `Take 2 of 3`, where every option does the same with a thing; otherwise how many are chosen. */
function countInWords(decision: Decision, picked: readonly string[]): string {
  const { min = 1, max = 1 } = decision
  const count = picked.length
  const options = mainOptions(decision)
  const verbs = new Set(options.map(({ deed }) => (deed?.means && deed.whom === undefined ? deed.label : undefined)))
  const [verb] = verbs.size === 1 ? verbs : []
  if (count === 0 && min === 0) return verb === undefined ? 'None' : `${verb} nothing`
  if (min === max) return `${count} of ${max} chosen`
  if (verb === undefined) return `${count} chosen`
  const what = count === 1 ? options.find(({ id }) => picked.includes(id))?.deed?.means?.label : undefined
  return what === undefined ? `${verb} ${count} of ${options.length}` : `${verb} ${what}`
}
