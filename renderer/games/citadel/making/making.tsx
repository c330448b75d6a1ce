import { type ReactNode, useState } from 'react'
import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import { Counter } from '../../../board/counter.tsx'
import { Chronicle } from '../../../chronicle/chronicle.tsx'
import { DiceTray } from '../../../chronicle/tray.tsx'
import { Guided } from '../../../guide/guided.tsx'
import { NextSlot } from '../../../moment/slot.tsx'
import { nameOf, raceName, spellName } from '../names.ts'
import { Pips } from '../ranks/pips.tsx'
import { usePicture } from '../ranks/portraits.ts'
import { CharacterRecord } from '../record/record.tsx'
import { isSpellQuestion, SpellQuestion, SpellsChosen } from '../spells/question.tsx'
import { Card } from '../table/card.tsx'
import type { TableParts } from '../table/parts.ts'
import { spellCosts, useCitadelTables } from '../tables.ts'
import { isMaking } from './finish.ts'
import { FinishButton } from './finish-button.tsx'
import { ReadyParty, ReadySum } from './ready.tsx'
import { ThrowAgain } from './throw-again.tsx'

interface MakingProps extends TableParts {
  /** The moment that lies on the table. */
  readonly over: ReactNode
}

/** The starting sequence (4.0): one question at a time, beside the record that grows with the answers. */
export function MakingScreen({ table, view, draft, over, onOpen }: MakingProps) {
  const session = table.view
  const tables = useCitadelTables()
  const picture = usePicture()
  const decision = session?.decision ?? null
  const [looked, setLooked] = useState<string | null>(null)
  const about =
    view.party.find((who) => who.id === (decision?.about ?? looked)) ?? view.party.find((who) => who.id === looked) ?? view.party.at(-1)
  if (!session) return null
  const isReady = decision?.topic === 'march-order' && view.party.length > 0
  // What was thrown to make them ready stands on their cards.
  const rolled = isReady ? [] : session.rolled
  const book = decision !== null && isSpellQuestion(decision)
  return (
    <>
      {book ? (
        <SpellQuestion decision={decision} draft={draft} />
      ) : (
        <main className="field making">
          <section aria-label="The party so far" className="pane">
            <div className="head">
              <h2>The party</h2>
              {isReady && <ThrowAgain session={session} />}
              <span className="aside">{countInWords(view)}</span>
            </div>
            <div className={isReady ? 'scroll making-ready' : 'scroll making-in'}>
              {isReady ? (
                <ReadyParty session={session} view={view} decision={decision} onLook={onOpen} />
              ) : view.party.length === 0 ? (
                <p className="muted making-none">No one has signed on yet. Answer the card, and the records are written here.</p>
              ) : (
                <ol className="muster">
                  {view.party.map((who) => (
                    <li key={who.id}>
                      <button
                        type="button"
                        className={who === about ? 'unit is-turn' : 'unit'}
                        aria-pressed={who === about}
                        onClick={() => setLooked(who.id)}
                      >
                        <Counter icon={picture(who)} combatBonus={who.combatBonus} resistance={who.resistance} />
                        <span className="unit-body">
                          <span className="unit-name">{who.name}</span>
                          <Pips woundPoints={who.woundPoints} />
                          <span className="unit-line">
                            {raceName(who.race)}, {who.kind}
                            {who.weapons.length > 0 && `. ${who.weapons.map(nameOf).join(', ')}`}
                            {who.spells.known.length > 0 && `. ${who.spells.known.map(spellName).join(', ')}`}
                          </span>
                        </span>
                      </button>
                    </li>
                  ))}
                </ol>
              )}
              {about && !isReady && (
                <div className="paper">
                  <CharacterRecord who={about} sun={view.sun} costs={spellCosts(tables)} words={tables?.words} />
                </div>
              )}
            </div>
          </section>
        </main>
      )}
      {over}
      <aside className={rolled.length > 0 ? 'side' : 'side side--2'}>
        {over ? (
          <NextSlot session={session} />
        ) : (
          <div className={isReady ? 'making-card is-ready' : 'making-card'}>
            <Card
              table={table}
              decision={decision}
              view={view}
              draft={draft}
              inPlace={book ? <SpellsChosen decision={decision} draft={draft} who={about} party={view.party} /> : undefined}
            />
            {isReady && <ReadySum view={view} decision={decision} />}
            {isMaking(session) && <FinishButton session={session} busy={table.busy} />}
          </div>
        )}
        <DiceTray rolled={rolled} told={session.events} />
        <Guided choice={session.inputs} topic={decision?.topic ?? null} events={session.events} states={[`level.${view.level}`]}>
          <Chronicle
            session={session.session}
            entries={table.log}
            newFrom={session.events[0]?.n ?? Number.POSITIVE_INFINITY}
            aside="before the gate"
          />
        </Guided>
      </aside>
    </>
  )
}

function countInWords(view: CitadelView): string {
  const heroes = view.party.filter((who) => who.kind === 'hero').length
  const initiates = view.party.filter((who) => who.kind === 'initiate').length
  const words = [heroes > 0 && plural(heroes, 'hero', 'heroes'), initiates > 0 && plural(initiates, 'initiate', 'initiates')]
  return words.filter(Boolean).join(', ')
}

function plural(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`
}
