import { useState } from 'react'
import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { SessionView } from '../../../../engine/kernel/types.ts'
import { Counter } from '../../../board/counter.tsx'
import { nameOf, raceName, spellName } from '../names.ts'
import { Pips } from '../ranks/pips.tsx'
import { usePicture } from '../ranks/portraits.ts'
import { CharacterRecord } from '../record/record.tsx'
import { isSpellQuestion, SpellQuestion, SpellsChosen } from '../spells/question.tsx'
import type { TableParts } from '../table/card.tsx'
import { Card } from '../table/card.tsx'
import { spellCosts, useCitadelTables } from '../tables.ts'
import { isMaking, isReady } from './finish.ts'
import { FinishButton } from './finish-button.tsx'
import { PurposeChoice } from './purpose.tsx'
import { ReadyParty, ReadySum } from './ready.tsx'
import { RollAgain } from './roll-again.tsx'

interface MakingProps extends TableParts {
  readonly session: SessionView
}

/** The starting sequence (4.0): one question at a time, beside the record that grows with the answers. */
export function MakingField({ session, view, draft, onOpen }: MakingProps) {
  const tables = useCitadelTables()
  const picture = usePicture()
  const { decision } = session
  const [looked, setLooked] = useState<string | null>(null)
  const about =
    view.party.find((who) => who.id === (decision?.about ?? looked)) ?? view.party.find((who) => who.id === looked) ?? view.party.at(-1)
  if (decision !== null && isSpellQuestion(decision)) return <SpellQuestion decision={decision} draft={draft} />
  const ready = isReady(decision, view) ? decision : null
  return (
    <main className="field making">
      <section aria-label="The party so far" className="pane">
        <div className="head">
          <h2>The party</h2>
          {ready && <RollAgain session={session} purpose={view.purpose ?? 'home'} />}
          <span className="aside">{countInWords(view)}</span>
        </div>
        <div className={ready ? 'scroll making-ready' : 'scroll making-in'}>
          {ready ? (
            <ReadyParty session={session} view={view} decision={ready} onLook={onOpen} />
          ) : view.party.length === 0 ? (
            <p className="muted making-none">No one has signed on yet. Answer the card, and their records appear here.</p>
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
          {about && !ready && (
            <div className="paper">
              <CharacterRecord who={about} sun={view.sun} costs={spellCosts(tables)} words={tables?.words} />
            </div>
          )}
        </div>
      </section>
    </main>
  )
}

/** The question of the starting sequence, what the party brings once it is ready, and a press that finishes the rest. */
export function MakingCard({ session, asked, view, draft }: MakingProps) {
  const { decision } = session
  const about = view.party.find((who) => who.id === decision?.about) ?? view.party.at(-1)
  const ready = isReady(decision, view) ? decision : null
  return (
    <div className={ready ? 'making-card is-ready' : 'making-card'}>
      <Card
        asked={asked}
        view={view}
        draft={draft}
        inPlace={
          decision && isSpellQuestion(decision) ? (
            <SpellsChosen decision={decision} draft={draft} who={about} party={view.party} />
          ) : undefined
        }
      />
      {ready && <PurposeChoice session={session} view={view} decision={ready} />}
      {ready && <ReadySum view={view} decision={ready} />}
      {isMaking(session) && <FinishButton session={session} busy={asked.table.busy} />}
    </div>
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
