import type { CharacterView, CitadelView, FightView, MonsterView } from '../../../engine/citadel/view-types.ts'
import type { Decision, LogEntry, SessionView } from '../../../engine/kernel/types.ts'
import { type Draft, mainOptions } from '../../decision/draft.ts'
import { LastBlow } from '../../dice/last-blow.tsx'
import { useTables } from '../../host/tables.ts'
import { Arena } from '../../ranks/arena.tsx'
import { lastBlow } from './blow.ts'
import { monstersHere } from './here.ts'
import { namer } from './names.ts'

interface FightProps {
  readonly view: CitadelView
  readonly session: SessionView
  readonly decision: Decision | null
  readonly draft: Draft
  readonly log: readonly LogEntry[]
  readonly onOpen: (character: string) => void
  readonly onMap: () => void
}

/** Face to face: the ranks of both sides, the round's steps, the last blow. */
export function Fight({ view, session, decision, draft, log, onOpen, onMap }: FightProps) {
  const tables = useTables(session.game)
  const options = decision ? mainOptions(decision) : []
  const chosen = options.find((option) => draft.picked.includes(option.id))
  const targets = new Set(options.flatMap((option) => (option.at && isFighter(view, option.at.id) ? [option.at.id] : [])))
  const aimed = chosen?.at?.id ?? draft.target
  const target = aimed !== null && targets.has(aimed) ? aimed : null
  const aim = (id: string) => {
    if (draft.target !== null) draft.aim(id)
    else {
      const option = options.find((other) => other.at?.id === id)
      if (option) draft.toggle(option.id)
    }
  }
  return (
    <main className="field fight">
      <RoundSteps view={view} onMap={onMap} />
      <Arena
        party={view.party}
        monsters={monstersHere(view)}
        fight={view.fight}
        about={decision?.about}
        target={target}
        targets={targets}
        onAim={aim}
        onOpen={onOpen}
      />
      {view.fight && (
        <LastBlow
          blow={lastBlow(log)}
          nameOf={namer(view)}
          table={tables?.wounds ?? null}
          acting={decision?.about ? weaponOf(view, decision.about) : null}
        />
      )}
    </main>
  )
}

const STEPS = [
  { step: 1, who: 'Party', long: '', short: '' },
  { step: 2, who: 'Monsters', long: '', short: '' },
  { step: 3, who: 'Hellgate', long: '', short: '' },
  { step: 4, who: 'Party', long: ' reorganizes', short: ' moves' },
  { step: 5, who: 'Monsters', long: ' reorganize', short: ' move' },
] as const satisfies readonly { step: FightView['step']; who: string; long: string; short: string }[]

/** The five steps of a round (9.2); before the first blow, what stands in the way. */
function RoundSteps({ view, onMap }: { readonly view: CitadelView; readonly onMap: () => void }) {
  const { fight } = view
  return (
    <section className="round" aria-label="Combat round">
      <h2>{fight ? (WHERE[fight.where] ?? `Round ${fight.round}`) : 'In the way'}</h2>
      <ol>
        {fight &&
          STEPS.map(({ step, who, long, short }) => (
            <li
              key={step}
              className={[step === fight.step && 'is-now', step === 3 && !fight.hellgate && 'is-off'].filter(Boolean).join(' ')}
              aria-current={step === fight.step ? 'step' : undefined}
            >
              <b>{step}</b>
              <span>
                {who}
                <span className="hide-s">{long}</span>
                <span className="only-s">{short}</span>
              </span>
            </li>
          ))}
      </ol>
      <button type="button" className="btn btn--quiet" onClick={onMap}>
        Map
      </button>
    </section>
  )
}

const WHERE: Partial<Record<FightView['where'], string>> = {
  pit: 'Alone in the pit',
  'hidden-room': 'Alone, hidden room',
  coffin: 'Alone at the coffin',
}

function isFighter(view: CitadelView, id: string): boolean {
  return view.monsters.some((monster) => monster.id === id) || view.party.some((who) => who.id === id && who.side === 'monsters')
}

/** The column of table 9.9 of somebody's next blow: the weapon in hand, or the monster's. */
function weaponOf(view: CitadelView, id: string): string | null {
  const who: CharacterView | undefined = view.party.find((other) => other.id === id)
  if (who) return who.kind === 'charmed-monster' ? 'monster' : who.inHand
  const monster: MonsterView | undefined = view.monsters.find((other) => other.id === id)
  return monster ? (monster.weapon ?? 'monster') : null
}
