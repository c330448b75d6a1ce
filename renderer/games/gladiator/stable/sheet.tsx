import { attributesOf } from '../../../../engine/gladiator/open/growth.ts'
import { nameOf } from '../../../../engine/gladiator/open/names.ts'
import type { StableSheet } from '../../../../engine/gladiator/sheet-types.ts'
import { tenths } from '../../../../engine/kernel/figures.ts'
import { many } from '../../../../engine/kernel/words.ts'
import { Counter } from '../../../board/counter.tsx'
import type { SheetProps } from '../../../campaign-page.ts'
import { Icon } from '../../../icons/icon.tsx'
import { Case } from '../../../rulebook/case.tsx'
import { thingIcon, wornIcon } from '../icons.ts'
import { ATTRIBUTES, aboutOf, breakOutsOf, pictureOf, sheetIn, toNext } from './home.ts'
import '../style/stable.css'

/** The record of a gladiator, in the order of the printed sheet (25.1). */
export function Sheet({ who, children, foot }: SheetProps) {
  const sheet = sheetIn(who.sheet)
  const isGone = who.status === 'dead'
  const breakOuts = breakOutsOf(who)
  return (
    <article className="record gs-record" aria-label={`Record of ${who.name}`}>
      <header>
        <div>
          <p className="of">
            Gladiator’s record <Case rule="25.1" />
          </p>
          <h2 className={isGone ? 'record-name is-gone' : 'record-name'}>{who.name}</h2>
        </div>
        <Counter icon={who.portrait ?? pictureOf(who)} tone={isGone ? 'gone' : 'ours'} />
      </header>
      <p className="of">{introduction(aboutOf(who), sheet)}</p>
      <Attributes sheet={sheet} origin={who.origin === null ? null : sheetIn(who.origin)} />
      <div className="rec-rows">
        <Arms gear={sheet.gear} />
        <Armour gear={sheet.gear} />
      </div>
      {sheet.kept.length > 0 && (
        <section className="rec">
          <h3>
            Death Swords <Case rule="22.1" />
          </h3>
          <ul>
            {sheet.kept.map((id) => (
              <li key={id}>
                <Icon name={thingIcon('death-sword')} />
                <span>{nameOf(id)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Career career={who.career} />
      {children}
      <dl className="money">
        <Figure label="Experience">{who.experience}</Figure>
        <Figure label={isGone ? 'Bones of' : 'To the next advance'}>{isGone ? (sheet.bones ?? 0) : toNext(who)}</Figure>
        <Figure label="Break-outs">{breakOuts === 0 ? 'none' : `B${breakOuts}`}</Figure>
      </dl>
      {foot}
    </article>
  )
}

/** What his fights come to, in two lines; nothing before the first. */
function Career({ career }: Pick<SheetProps['who'], 'career'>) {
  const lines = (id: string) => career.find((section) => section.id === id)?.lines ?? []
  const figure = (name: string) => lines('attacks').find(({ id }) => id === name)?.value ?? 0
  const kills = lines('kills').map(({ label, value }) => `${label} ${value ?? 0}`)
  const attacks = figure('attacks')
  if (attacks === 0 && kills.length === 0) return null
  return (
    <section className="rec" aria-label="Kills and hits">
      <h3>Kills and hits</h3>
      {kills.length > 0 && <p className="of">{kills.join(', ')}.</p>}
      {attacks > 0 && (
        <p className="of">
          Hit {figure('hits')} of {many(attacks, 'time')}, by the odds {tenths(figure('expected'))}.
        </p>
      )}
    </section>
  )
}

function introduction(about: string, { fights, bones }: StableSheet): string {
  const survived = fights === 0 ? 'No fight survived yet.' : `${fights === 1 ? 'One fight' : `${fights} fights`} survived.`
  return `${about}${bones === null ? '' : '; bones'}. ${survived}`
}

function Attributes({ sheet, origin }: { readonly sheet: StableSheet; readonly origin: StableSheet | null }) {
  const now = attributesOf(sheet)
  const then = origin === null ? now : attributesOf(origin)
  return (
    <dl className="stats gs-stats">
      {ATTRIBUTES.map(([id, , name]) => (
        <div key={id}>
          <dt className="lab">{name}</dt>
          <dd>
            <b>
              {now[id]}
              {now[id] !== then[id] && <small> was {then[id]}</small>}
            </b>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Arms({ gear: { ready, also, slung } }: Pick<StableSheet, 'gear'>) {
  const held = [
    ...(ready === null ? [] : [{ where: 'ready', id: ready }]),
    ...(also === null ? [] : [{ where: 'second hand', id: also }]),
    ...slung.map((id) => ({ where: 'slung', id })),
  ]
  return (
    <section className="rec">
      <h3>Arms</h3>
      {held.length === 0 && <p className="of">Bare hands.</p>}
      <ul>
        {held.map(({ where, id }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may be slung
          <li key={i}>
            <Icon name={thingIcon(id)} />
            <span>{nameOf(id)}</span>
            <span className="val">
              <small>{where}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Armour({ gear: { suit, helmet } }: Pick<StableSheet, 'gear'>) {
  return (
    <section className="rec">
      <h3>Armour</h3>
      <ul>
        {[suit, ...(helmet === null ? [] : [helmet])].map((id) => (
          <li key={id}>
            <Icon name={wornIcon(id)} />
            <span>{nameOf(id)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Figure({ label, children }: { readonly label: string; readonly children: string | number }) {
  return (
    <div>
      <dt className="lab">{label}</dt>
      <dd>
        <b>{children}</b>
      </dd>
    </div>
  )
}
