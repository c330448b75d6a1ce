import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { many } from '../../../../engine/kernel/words.ts'
import { PRINTED } from '../../../../engine/toll/tables/index.ts'
import type { SideView, TollView } from '../../../../engine/toll/types.ts'
import { LOOKED_AT } from '../../../board/field.tsx'
import { OptionPiece, type Pressing } from '../../../board/option-piece.tsx'
import { Die } from '../../../dice/die.tsx'
import { Printed } from '../../../rulebook/table.tsx'
import { useSettings } from '../../../settings/settings.ts'
import { EVENTS } from '../events.ts'

interface FieldProps {
  readonly view: TollView
  readonly log: readonly LogEntry[]
  readonly laying?: Pressing | undefined
}

const PLANKS = [1, 2, 3, 4, 5, 6] as const

/** A bank at each end, the bridge between. The seat at the screen has the near bank; the last throw lies on the planks. */
export function Field({ view: { seat: near, sides }, log, laying }: FieldProps) {
  const thrown = EVENTS.all(log).findLast((event) => event.type === 'thrown')
  const taker = sides.find((_, seat) => seat === thrown?.winner)
  const banks = sides.map((side, seat) => <Bank key={side.name} side={side} laying={seat === near ? laying : undefined} />)
  const cardsAt = (plank: number) =>
    sides.map(({ name }, seat) => (
      <span key={name} className={thrown?.winner === seat ? 'is-nearer' : undefined}>
        {thrown?.cards[seat] === plank && <CardFace card={plank} label={`${name}’s card${thrown.winner === seat ? ', the nearer' : ''}`} />}
      </span>
    ))
  return (
    <main className="field toll-field">
      {banks[1 - near]}
      <div className="t-river">
        <p>
          {thrown ? <b>The toll is {thrown.toll}</b> : 'No toll has been rolled yet.'}
          {thrown && <span>{taker === undefined ? 'Both are equally near.' : `${taker.name} takes ${many(thrown.points, 'point')}.`}</span>}
        </p>
        <ol className="t-bridge" aria-label="The bridge">
          {PLANKS.map((plank) => (
            <li key={plank} className={thrown?.toll === plank ? 't-plank is-toll' : 't-plank'}>
              {cardsAt(plank)[1 - near]}
              {thrown?.toll === plank ? <Die face={plank} rolled /> : plank}
              {cardsAt(plank)[near]}
            </li>
          ))}
        </ol>
        {PRINTED.map((table) => (
          <Printed key={table.id} table={table} lit={thrown?.reads ?? null} />
        ))}
      </div>
      {banks[near]}
    </main>
  )
}

/** A player: points, hand, and the card that is laid. */
function Bank({ side: { name, points, cards, hand, hasLaid, laid }, laying }: Pick<FieldProps, 'laying'> & { readonly side: SideView }) {
  return (
    <section className="t-bank" aria-label={name}>
      <div>
        <h2>{name}</h2>
        <p>{many(points, 'point')}</p>
      </div>
      {hand ? (
        <ul className="t-hand" aria-label={`Cards of ${name}`}>
          {[...new Set(hand)].map((card) => (
            <li key={card}>
              <InHand card={card} isTwo={hand.filter((other) => other === card).length > 1} laying={laying} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="t-hand">
          <span className="vh">{many(cards, 'card')} face down</span>
          {PLANKS.slice(0, cards).map((each) => (
            <CardFace key={each} />
          ))}
        </p>
      )}
      <p>
        {hasLaid && <CardFace />}
        {hasLaid && <small>laid{laid === null ? '' : `: the ${laid}`}</small>}
      </p>
    </section>
  )
}

/** A card, or one that lies face down, and what is said of it. */
function CardFace({ card, label, isTwo = false }: { readonly card?: number; readonly label?: string; readonly isTwo?: boolean }) {
  return (
    <>
      <span className={`t-card${card ? '' : ' is-down'}${isTwo ? ' is-two' : ''}`} aria-hidden="true">
        {card}
      </span>
      {label && <span className="vh">{label}</span>}
    </>
  )
}

interface InHandProps {
  readonly card: number
  readonly isTwo: boolean
  readonly laying: Pressing | undefined
}

/** Equal cards lie in one pile. */
function InHand({ card, isTwo, laying = LOOKED_AT }: InHandProps) {
  const { odds: isWanted } = useSettings()
  return (
    <OptionPiece className="t-lay" isMine={(id) => id === `lay:${card}`} {...laying}>
      {([option]) => {
        const chance = isWanted && option?.odds?.text
        const said = [option?.label ?? card, isTwo && 'one of two', chance && 'nearer in ']
        return (
          <>
            <CardFace card={card} isTwo={isTwo} label={said.filter(Boolean).join(', ')} />
            {chance && <small>{chance}</small>}
          </>
        )
      }}
    </OptionPiece>
  )
}
