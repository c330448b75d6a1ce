import { useState } from 'react'
import { SIDE_NAMES } from '../../../../engine/gladiator/open/names.ts'
import { VARIANT_WORDS } from '../../../../engine/gladiator/open/variants.ts'
import { ChooseOne, type DialogChoice } from '../../../dialog/choices.tsx'
import type { NewGameProps } from '../../../game-page.ts'
import { NewGameForm } from '../../../screens/shelf/new-game/form.tsx'
import type { TableWish } from '../../../screens/shelf/new-game/wish.ts'
import { TeamFields } from './teams.tsx'
import {
  type Balance,
  COUNTS,
  FIGHT_IDS,
  FIGHTS,
  FIRST_FIGHT,
  type FightId,
  type FightWish,
  optionsOf,
  problemOf,
  type Side,
  sidesOf,
  tableOf,
  wishFor,
} from './wish.ts'
import '../style/new-game.css'

const SEATS = ['First', 'Second', 'Third', 'Fourth'] as const

/** Who fights whom: a ready fight in two presses, changed as one likes, or the muster. */
export function NewFight({ onClose }: NewGameProps) {
  const [fight, setFight] = useState(FIRST_FIGHT)
  const [table, setTable] = useState(() => tableOf(FIRST_FIGHT))
  const choose = (id: FightId) => {
    const wish = id === 'own' ? { ...fight, fight: id } : wishFor(id)
    setFight(wish)
    if (id !== 'own')
      setTable((now) => ({ ...seatsFor(now, wish), undo: now.undo, dice: now.dice, variants: now.variants, seed: now.seed }))
  }
  const seat = (wish: TableWish) => {
    setTable(wish)
    if (wish.seats.length !== fight.sides.length)
      setFight({ ...fight, sides: wish.seats.map((_, i) => fight.sides[i] ?? sidesOf(i + 1).at(-1) ?? 'west') })
  }
  const problem = problemOf(fight)
  return (
    <NewGameForm
      game="gladiator"
      title="A new fight"
      wish={table}
      onWish={seat}
      onClose={onClose}
      counts={COUNTS}
      problem={problem}
      before={<ReadyFights fight={fight.fight} onChoose={choose} />}
      seatLegend={(at) => (
        <>
          {SEATS[at]} player <small className="muted">{legendOf(fight, at)}</small>
        </>
      )}
      seatFields={(at) => (
        <SideField
          side={fight.sides[at] ?? 'west'}
          onChange={(side) => setFight({ ...fight, sides: fight.sides.map((each, i) => (i === at ? side : each)) })}
        />
      )}
      variants={VARIANT_WORDS}
      options={() => optionsOf(fight)}
    >
      {fight.fight !== 'muster' && <TeamFields teams={fight.teams} onChange={(teams) => setFight({ ...fight, fight: 'own', teams })} />}
      <ChooseOne
        legend="Robots that even the sides"
        choices={BALANCES}
        chosen={fight.balance}
        onChoose={(balance) => setFight({ ...fight, balance })}
      />
    </NewGameForm>
  )
}

/** People stay where they sit; a seat that is new is a bot's. */
function seatsFor(now: TableWish, wish: FightWish): TableWish {
  const fresh = tableOf(wish)
  return { ...fresh, seats: fresh.seats.map((each, i) => now.seats[i] ?? each) }
}

function legendOf({ sides, balance }: FightWish, seat: number): string {
  const side = SIDE_NAMES[sides[seat] ?? 'west']
  return sides.length === 1 ? `leads ${side}, ${balance === 'none' ? 'against no one' : 'against robots'}` : `leads ${side}`
}

const BALANCES: readonly { readonly id: Balance; readonly name: string; readonly text: string }[] = [
  { id: 'none', name: 'None', text: 'Only the fighters named below.' },
  { id: 'lenient', name: 'Lenient', text: 'Up to four fifths of the stronger side.' },
  { id: 'even', name: 'Even', text: 'Up to the strength of the stronger side.' },
  { id: 'hard', name: 'Hard', text: 'Up to a fifth more than the stronger side.' },
]

/** Ready fights first: choosing one fills everything below it. */
function ReadyFights({ fight, onChoose }: { readonly fight: FightId; readonly onChoose: (id: FightId) => void }) {
  const choices = FIGHT_IDS.flatMap((id): readonly DialogChoice<FightId>[] => {
    if (id === 'own') return fight === id ? [OWN] : []
    const { name, text } = FIGHTS[id]
    return [{ id, name, text }]
  })
  return <ChooseOne legend="The fight" choices={choices} chosen={fight} onChoose={onChoose} />
}

const OWN: DialogChoice<FightId> = { id: 'own', name: 'As chosen below', text: 'The sides as you set them.' }

function SideField({ side, onChange }: { readonly side: Side; readonly onChange: (side: Side) => void }) {
  return (
    <label>
      <span>Side</span>
      <select value={side} onChange={({ target }) => onChange(target.value === 'east' ? 'east' : 'west')}>
        <option value="west">{SIDE_NAMES.west}</option>
        <option value="east">{SIDE_NAMES.east}</option>
      </select>
    </label>
  )
}
