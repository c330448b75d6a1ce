import type { CharacterView } from '../../../../engine/citadel/view-types.ts'
import type { Decision } from '../../../../engine/kernel/types.ts'
import type { Draft } from '../../../decision/draft.ts'
import { mainOptions } from '../../../decision/draft.ts'
import { spellName } from '../names.ts'
import { useCitadelTables } from '../tables.ts'
import { Lozenges, SpellBook } from './book.tsx'
import { ChosenList, TakeThese } from './chosen.tsx'
import { NEEDS } from './needs.ts'

interface QuestionProps {
  readonly decision: Decision
  readonly draft: Draft
}

/** Whether spells to know or to circle are chosen (4.1.B.6, 4.1.D). */
export function isSpellQuestion({ topic, kind }: Decision): boolean {
  return kind === 'pick' && (topic === 'spells-known' || topic === 'spells-circled')
}

/** The book of spells in the field, while the card has those chosen. */
export function SpellQuestion({ decision, draft }: QuestionProps) {
  return (
    <main className="field book">
      <section aria-label="The book of spells" className="pane">
        <div className="head">
          <h2>The book of spells</h2>
          <span className="aside">
            <span>
              each <Lozenges cost={1} /> is a wound to the one who casts
            </span>
          </span>
        </div>
        <div className="scroll">
          <SpellBook
            among={idsOf(decision)}
            chosen={draft.picked}
            count={countOf(decision)}
            hinted={useHinted(decision)}
            onToggle={draft.toggle}
          />
        </div>
      </section>
    </main>
  )
}

interface SpellsChosenProps extends QuestionProps {
  readonly who: CharacterView | undefined
  readonly party: readonly CharacterView[]
}

const SUNS = ['red', 'yellow', 'blue'] as const

/** In the card: what is chosen, what the hint would add, and what the party can do between them. */
export function SpellsChosen({ decision, draft, who, party }: SpellsChosenProps) {
  const hinted = useHinted(decision)
  const others = party.filter((each) => each !== who)
  return (
    <>
      {who && (
        <p className="suns-line">
          <span>Ready on a raid:</span>
          {SUNS.map((sun, i) => (
            <span key={sun}>
              <b>{who.magic[i]}</b> {sun}
            </span>
          ))}
        </p>
      )}
      <ChosenList chosen={draft.picked} count={countOf(decision)} onLeave={draft.toggle} />
      <TakeThese
        chosen={draft.picked}
        count={countOf(decision)}
        hinted={hinted}
        others={others.flatMap(({ spells }) => spells.known)}
        onTake={draft.fill}
      />
      <Covered party={party} who={who} chosen={draft.picked} />
    </>
  )
}

interface CoveredProps {
  readonly party: readonly CharacterView[]
  /** Who is choosing now, and what is chosen so far. */
  readonly who: CharacterView | undefined
  readonly chosen: readonly string[]
}

/** Who in the party can do what, and what nobody can. */
function Covered({ party, who: chooser, chosen }: CoveredProps) {
  return (
    <ul className="covered" aria-label="In the party so far">
      {NEEDS.map(({ name, spells }) => {
        const able = party.flatMap((who) => {
          const known = (who === chooser ? chosen : who.spells.known).find((spell) => spells.includes(spell))
          return known === undefined ? [] : [`${who.name}: ${spellName(known)}`]
        })
        return (
          <li key={name}>
            <b>{name}</b>
            {able.length > 0 ? <span>{able.join(', ')}</span> : <span className="covered-no">no one</span>}
          </li>
        )
      })}
    </ul>
  )
}

/** What the bot would answer. */
function useHinted(decision: Decision): readonly string[] {
  const advised = useCitadelTables()?.words?.advised ?? []
  const ids = idsOf(decision)
  return advised.filter((spell) => ids.includes(spell)).slice(0, countOf(decision))
}

function idsOf(decision: Decision): readonly string[] {
  return mainOptions(decision).map(({ id }) => id)
}

function countOf({ max = 1 }: Decision): number {
  return max
}
