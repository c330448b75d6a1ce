import type { SessionView } from '../../../../engine/kernel/types.ts'
import { Counter } from '../../../board/counter.tsx'
import { Pips } from '../ranks/pips.tsx'
import { PortraitsContext, usePicture, usePortraits } from '../ranks/portraits.ts'
import { citadelView } from '../table/view.ts'

const NOBODY: readonly never[] = []

/** The party in small: who is how badly hurt, whose turn it is, and who fell. */
export function PartyStrip({ session }: { readonly session: SessionView }) {
  const portraits = usePortraits(session, citadelView(session)?.party ?? NOBODY)
  return (
    <PortraitsContext value={portraits}>
      <People session={session} />
    </PortraitsContext>
  )
}

function People({ session }: { readonly session: SessionView }) {
  const picture = usePicture()
  const party = citadelView(session)?.party ?? NOBODY
  return (
    <ul className="back-strip" aria-label="The party">
      {party.map((who) => {
        const isGone = who.status === 'dead' || who.status === 'lost'
        const isAsked = who.id === session.decision?.about
        return (
          <li key={who.id} className={isAsked ? 'unit is-turn' : 'unit'}>
            <Counter
              icon={picture(who)}
              tone={isGone ? 'gone' : 'ours'}
              {...(!isGone && { combatBonus: who.combatBonus, resistance: who.resistance })}
            />
            <span className="unit-body">
              <span className="unit-name">{isGone ? <i>{who.name}</i> : who.name}</span>
              {isGone ? (
                <span className="unit-line">{who.status === 'dead' ? 'Fallen' : 'Lost'}</span>
              ) : (
                <Pips woundPoints={who.woundPoints} />
              )}
              {!isGone && <span className="unit-line">{isAsked ? 'To act' : (who.effects[0]?.label ?? ranked(who.rank))}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function ranked(rank: number): string {
  return ['Front rank', 'Second rank', 'Third rank'][rank] ?? 'Apart'
}
