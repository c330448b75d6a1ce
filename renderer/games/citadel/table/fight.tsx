import type { CharacterView, CitadelView, MonsterView } from '../../../../engine/citadel/view-types.ts'
import type { Decision, LogEntry, SessionView } from '../../../../engine/kernel/types.ts'
import { LuckButton } from '../../../charts/luck-button.tsx'
import { type Draft, mainOptions } from '../../../decision/draft.ts'
import { heardOf } from '../../../table/paced.ts'
import { EVENTS } from '../events.ts'
import { Arena } from '../ranks/arena.tsx'
import { stepsOf } from '../ranks/choices.ts'
import { ours, theirs } from '../ranks/reach.ts'
import { useCitadelTables } from '../tables.ts'
import { hurtIn } from './beats.ts'
import { lastDeed, thrownIn } from './blow.ts'
import { choicesOf } from './choices.ts'
import { DeedTold } from './deed-told.tsx'
import { LastBlow } from './last-blow.tsx'
import type { RaidMenus } from './raid-menus.tsx'
import { RoundSteps } from './round-steps.tsx'
import type { FightTelling } from './telling.ts'
import { monstersHere, namer } from './view.ts'

interface FightProps {
  readonly view: CitadelView
  readonly session: SessionView
  readonly decision: Decision | null
  readonly draft: Draft
  readonly log: readonly LogEntry[]
  /** What the last choice led to, while it is being told; meanwhile the decision is at the card and not in the ranks. */
  readonly telling?: FightTelling | null
  readonly onOpen: (character: string) => void
  /** The menus of the counters, and where the open one is; left out where there is no question. */
  readonly menu?: RaidMenus | undefined
  readonly onMap: () => void
}

/** Face to face: the ranks of both sides, the round's steps, the last blow. */
export function Fight({ view, session, decision, draft, log, telling = null, onOpen, menu, onMap }: FightProps) {
  const tables = useCitadelTables()
  const asked = telling ? null : decision
  const options = asked ? mainOptions(asked) : []
  const chosen = options.find((option) => draft.picked.includes(option.id))
  const here = theirs(view, monstersHere(view))
  const aimed = chosen?.at?.id ?? draft.target
  const target = asked && here.some(({ id }) => id === aimed) ? aimed : null
  const { beat } = telling ?? {}
  // While a deed without dice is told, the throws before it stay.
  const told = beat ? thrownIn(beat.events) : null
  const thrown = told && (told.blow || told.others.length > 0) ? told : lastDeed(heardOf(log, telling))
  return (
    <main className="field fight">
      <RoundSteps view={view} onMap={onMap}>
        <LuckButton session={session} />
      </RoundSteps>
      <Arena
        ours={ours(view)}
        theirs={here}
        fight={view.fight}
        about={asked?.about}
        target={target}
        choices={choicesOf(asked, draft)}
        steps={stepsOf(options, draft.picked)}
        stroke={beat?.who ? { who: beat.who, target: beat.target } : null}
        hurt={hurtIn(telling ? telling.events : view.fight ? ofLastRound(session.events) : [])}
        onOpen={onOpen}
        menu={telling ? undefined : menu}
      >
        {telling && <DeedTold telling={telling} view={view} />}
      </Arena>
      {menu?.openAt && !telling && menu.slot}
      {view.fight && (menu?.openAt == null || telling) && (
        <LastBlow
          key={beat?.lead.n ?? 'last'}
          blow={thrown?.blow ?? null}
          others={thrown?.others ?? []}
          nameOf={namer(view)}
          table={tables?.['9.9'] ?? null}
          acting={asked?.about ? weaponOf(view, asked.about) : null}
        />
      )}
    </main>
  )
}

/** What happened since the last round began in which anyone was hurt: of an errand over several rounds, no more is news. */
function ofLastRound(events: readonly LogEntry[]): readonly LogEntry[] {
  const hurt = events.findLastIndex((entry) => EVENTS.read(entry)?.type === 'wounded')
  const from = events.slice(0, Math.max(0, hurt)).findLastIndex((entry) => EVENTS.read(entry)?.type === 'round')
  return events.slice(Math.max(0, from))
}

/** The column of table 9.9 for someone's next blow: the weapon in hand, or the monster's. */
function weaponOf(view: CitadelView, id: string): string | null {
  const who: CharacterView | undefined = view.party.find((other) => other.id === id)
  if (who) return who.kind === 'charmed-monster' ? 'monster' : who.inHand
  const monster: MonsterView | undefined = view.monsters.find((other) => other.id === id)
  return monster ? (monster.weapon ?? 'monster') : null
}
