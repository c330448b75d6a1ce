import type { Moments } from '../../engine/kernel/proof/moment-types.ts'
import type { Option } from '../../engine/kernel/types.ts'
import { Outlook } from '../decision/outlook.tsx'
import { Why } from '../decision/why.tsx'
import { Exhibit } from './exhibit.tsx'

/** The odds of everything that rolls: the option with most to explain of each question, and how a fight would end. */
export function OddsPage({ moments: { questions } }: { readonly moments: Moments }) {
  return (
    <div className="gallery-cards" ref={unfolded}>
      {Object.entries(questions).map(([topic, { decision }]) => {
        const option = explained(decision?.options ?? [])
        return (
          option && (
            <Exhibit key={topic} name={`${topic}: ${option.label}`}>
              <div className="card">
                <Why option={option} open counts="wounds" onOpen={() => {}} />
              </div>
            </Exhibit>
          )
        )
      })}
      <Exhibit name="how would it end?">
        <div className="card">
          <Outlook session="fixture" revision={1} first={{ id: 'first', label: 'Strike first' }} words={ENDS} />
        </div>
      </Exhibit>
    </div>
  )
}

const ENDS = { what: 'fight', won: 'It is won', left: 'Both sides part', lost: 'It is lost', counted: 'Wounds taken', rounds: 'Rounds' }

/** At the table one is open at a time; here all are. */
function unfolded(page: HTMLElement | null): void {
  for (const each of page?.querySelectorAll('details') ?? []) {
    each.name = ''
    each.open = true
  }
}

function explained(options: readonly Option[]): Option | undefined {
  const rolls = ({ odds }: Option) => odds?.why?.length ?? 0
  return options.filter((option) => rolls(option) > 0).toSorted((a, b) => rolls(b) - rolls(a))[0]
}
