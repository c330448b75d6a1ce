import { addressOf } from '../../navigation.ts'
import type { TalePage, TalePerson } from '../../tale-page.ts'
import { FateMark } from './fate.tsx'

interface PeopleProps {
  readonly page: TalePage
  readonly people: readonly TalePerson[]
}

/** Who took part, what became of them, and what they did, brought home and are remembered for. */
export function People({ page, people }: PeopleProps) {
  if (people.length === 0) return null
  return (
    <table className="led went-in">
      <thead>
        <tr>
          <th scope="col">{page.party}</th>
          {page.figures.map(({ head }) => (
            <th key={head} scope="col" className="num">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((who) => (
          <tr key={who.slug} className={who.fate === 'fallen' || who.fate === 'lost' ? 'is-gone' : undefined}>
            <th scope="row">
              <FateMark fate={who.fate} />
              <Name who={who} /> <span className="fate-word">{who.fell?.text ?? page.fates[who.fate]}</span>
              {who.victory && <span className="chip chip--good">Victory</span>}
              {who.deeds.length > 0 && (
                <ul className="deeds" aria-label={`Deeds of ${who.name}`}>
                  {who.deeds.map((deed) => (
                    <li key={deed}>{deed}</li>
                  ))}
                </ul>
              )}
            </th>
            {page.figures.map(({ head, of }) => (
              <td key={head} className="num">
                {of(who)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Name({ who: { character, name } }: { readonly who: TalePerson }) {
  return character === null ? (
    <span className="name">{name}</span>
  ) : (
    <a className="name" href={addressOf({ kind: 'character', character })}>
      {name}
    </a>
  )
}
