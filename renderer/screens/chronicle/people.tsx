import type { Story } from '../../../electron/contract/index.ts'
import { whole } from '../../charts/figures.ts'
import { addressOf } from '../../navigation.ts'
import { FateMark, fateInWords } from './fate.tsx'

type Person = Story['people'][number]

/** Who went in, what became of each, what each brought home and is remembered for. */
export function People({ people }: { readonly people: readonly Person[] }) {
  return (
    <table className="led went-in">
      <thead>
        <tr>
          <th scope="col">Who went in</th>
          <th scope="col" className="num">
            Killed
          </th>
          <th scope="col" className="num">
            Exp.
          </th>
          <th scope="col" className="num">
            Gold
          </th>
          <th scope="col" className="num">
            Jewels
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((who) => (
          <tr key={who.slug} className={who.fate === 'fallen' || who.fate === 'lost' ? 'is-gone' : undefined}>
            <th scope="row">
              <FateMark fate={who.fate} />
              <Name who={who} /> <span className="fate-word">{who.fell ? who.fell.text : fateInWords(who.fate)}</span>
              {who.victory && <span className="chip chip--good">Victory</span>}
              {who.deeds.length > 0 && (
                <ul className="deeds" aria-label={`Deeds of ${who.name}`}>
                  {who.deeds.map((deed) => (
                    <li key={deed}>{deed}</li>
                  ))}
                </ul>
              )}
            </th>
            <td className="num">{whole(who.kills)}</td>
            <td className="num">{whole(who.experience)}</td>
            <td className="num">{whole(who.gold)}</td>
            <td className="num">{who.jewels.length > 0 ? who.jewels.map(whole).join(', ') : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Name({ who: { character, name } }: { readonly who: Person }) {
  return character === null ? (
    <span className="name">{name}</span>
  ) : (
    <a className="name" href={addressOf({ kind: 'character', character })}>
      {name}
    </a>
  )
}
