import { type ReactNode, useMemo } from 'react'
import { leadOf, parseAction, type Subject, subjectOf } from '../../../../engine/cave/open/actions.ts'
import { kindOf, knownCard } from '../../../../engine/cave/open/cards.ts'
import { anyName } from '../../../../engine/cave/open/names.ts'
import type { CaveView } from '../../../../engine/cave/view-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import { type Draft, mainOptions } from '../../../decision/draft.ts'
import { Outlook, type OutlookWords } from '../../../decision/outlook.tsx'
import type { Asked } from '../../../errand/among-options.ts'
import { Icon } from '../../../icons/icon.tsx'
import { useSettings } from '../../../settings/settings.ts'
import { QuestionCard } from '../../../table/question-card.tsx'
import { characterIcon, kindIcon, spellIcon } from '../icons.ts'
import { Met } from './met.tsx'
import { playerOf } from './view.ts'

interface CaveCardProps {
  readonly view: CaveView
  readonly draft: Draft
  readonly errands: Asked
  /** What the menu of a pawn has chosen, in place of the list. */
  readonly inPlace?: ReactNode
}

/** The decision card of the Cave. Spaces far off are pressed on the board and not listed. */
export function CaveCard({ view, draft, errands, inPlace }: CaveCardProps) {
  const { decision } = errands
  const shown = useMemo(() => decision && withoutSpaces(decision, draft.picked), [decision, draft.picked])
  if (!decision || !shown) return null
  return (
    <QuestionCard
      asked={errands}
      decision={decision}
      shown={shown}
      draft={draft}
      before={
        <>
          <Met view={view} decision={decision} picked={draft.picked} />
          <OnBoard decision={decision} shown={shown} />
        </>
      }
      pictureOf={pictureOf}
      nameOf={anyName}
      counts="Lives"
      outlook={<OutlookHere view={view} draft={draft} asked={errands} />}
      {...(inPlace !== undefined && { inPlace })}
    />
  )
}

interface OutlookHereProps {
  readonly view: CaveView
  readonly draft: Draft
  readonly asked: Asked
}

/** How the turn would end, for one player alone with odds switched on. In company others may hold Spells that no one sees. */
function OutlookHere({ view, draft, asked: { table, decision } }: OutlookHereProps) {
  const { odds } = useSettings()
  const session = table.view
  if (!odds || !session || view.players.length > 1 || decision?.kind !== 'pick' || decision.topic === 'character') return null
  const [picked, ...more] = draft.picked
  const first = more.length > 0 ? undefined : session.decision?.options?.find(({ id, aside }) => id === picked && !aside)
  return <Outlook session={session.session} revision={session.revision} first={first ?? null} words={ENDS} />
}

const ENDS: OutlookWords = {
  what: 'turn',
  won: 'No Life is lost',
  left: 'Lives are lost',
  lost: 'You die',
  counted: 'Lives lost',
  gains: { strength: 'Strength gained', craft: 'Craft gained', gold: 'Gold gained' },
}

/** Says that there is more to press than what is listed. */
function OnBoard({ decision, shown }: { readonly decision: Decision; readonly shown: Decision }) {
  const hidden = (decision.options?.length ?? 0) - (shown.options?.length ?? 0)
  if (hidden <= 0) return null
  return (
    <p className="small muted">
      {decision.topic === 'move'
        ? 'To go farther, click a Chamber, a named space or a space with something on it. You head for it turn by turn.'
        : 'Click a lit space on the board to take the turnings towards it.'}
    </p>
  )
}

/** Options about a card, a Character or a Spell show its picture. */
function pictureOf({ id }: Option): ReactNode {
  const subject = subjectOf(id)
  return (
    subject && (
      <span className="v-pic">
        <Icon name={iconOf(subject)} />
      </span>
    )
  )
}

function iconOf(subject: Subject): string {
  switch (subject.kind) {
    case 'spell':
      return spellIcon(subject.spell)
    case 'character':
      return characterIcon(subject.character)
    case 'thing':
      return THINGS[subject.thing] ?? kindIcon(kindOf(subject.thing))
    case 'deck':
      return subject.deck === 'cave' ? 'g-crystal' : 'x-candle'
  }
}

/** What isn't a card. */
const THINGS: Readonly<Record<string, string>> = { gold: 'x-coins', draught: 'x-potion' }

/** Up to this many spaces are listed; more are left to the board. */
const MOST_LISTED = 6

/** What a Stranger or a Place says stands on its card. */
function withoutLead({ lead: _, ...asked }: Decision): Decision {
  return asked
}

/** The question without the walks that are left to the board; the one that is picked there stands among the answers. */
export function withoutSpaces(asked: Decision, picked: readonly string[]): Decision {
  const all = asked.options ?? []
  const crowd = all.filter((option) => option.at !== undefined && !option.aside && !isWalk(option))
  const isOnBoard = (option: Option) => isWalk(option) || (crowd.length > MOST_LISTED && crowd.includes(option))
  const options = all.filter((option) => !isOnBoard(option) || picked.includes(option.id))
  return asked.topic === 'visit' ? { ...withoutLead(asked), options } : { ...asked, options }
}

/** An errand that leads somewhere: with this die, or turn after turn. */
function isWalk({ id }: Pick<Option, 'id'>): boolean {
  return leadOf(id) !== null
}

/**
 * A free move begins with the die, an encounter with the space, what can be carried is taken, and where there is one answer it stands: what
 * nearly everyone does nearly always.
 */
export function firstPicks(decision: Decision, view: CaveView | null): readonly string[] {
  if (decision.topic === 'take') return view === null ? [] : whatFits(decision, view)
  const [only, ...others] = mainOptions(decision)
  if (only !== undefined && others.length === 0 && only.warns === undefined) return [only.id]
  const wanted = USUAL[decision.topic]
  const found = decision.options?.find(({ id, warns }) => id === wanted && warns === undefined)
  return found ? [found.id] : []
}

/** 5.3: everything, or where that is too many Objects, everything else. */
function whatFits(decision: Decision, view: CaveView): readonly string[] {
  const { objects, carries } = playerOf(view, view.turn)
  const ids = mainOptions(decision).map(({ id }) => id)
  const isHeavy = (id: string) => {
    const { loot } = parseAction('take', id)
    const card = loot.kind === 'object' ? knownCard(loot.card) : undefined
    return card !== undefined && card.type !== 'follower' && card.gold === undefined
  }
  return objects.length + ids.filter(isHeavy).length <= carries ? ids : ids.filter((id) => !isHeavy(id))
}

const USUAL: Readonly<Record<string, string>> = { move: 'roll', encounter: 'space', fight: 'fight' }
