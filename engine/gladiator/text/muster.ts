import type { Option } from '../../kernel/types.ts'
import { capital, signed } from '../../kernel/words.ts'
import { parseAction } from '../open/actions.ts'
import { nameOf } from '../open/names.ts'
import { HELMETS, SUITS } from '../tables/armour.ts'
import { CREATURES } from '../tables/beasts.ts'
import { PRESETS } from '../tables/fighters.ts'
import type { Attribute } from '../tables/table-types.ts'
import { WEAPONS } from '../tables/weapons.ts'

type Words = Omit<Option, 'id'>

const DONE: Words = { label: 'Done', apart: true }

const numbers = ({ sh, ag, iq }: Readonly<Record<Attribute, number>>) => `SH ${sh} · AG ${ag} · IQ ${iq}`

/** Who can be brought (26.2). */
export function musterWords(id: string): Words {
  const choice = parseAction('muster', id)
  switch (choice.kind) {
    case 'preset': {
      const fighter = PRESETS[choice.preset]
      return { label: `${fighter.name}, ${capital(fighter.race)}`, detail: numbers(fighter) }
    }
    case 'creature':
      return { label: CREATURES[choice.creature].name, detail: numbers(CREATURES[choice.creature]) }
    case 'make':
      return { label: 'Make a new fighter' }
    case 'done':
      return DONE
  }
}

const PLACES = { ready: 'Ready', also: 'Second hand', sling: 'Sling' } as const

/** What can be carried and worn (6.4, 6.5, 7.1). */
export function gearWords(id: string): Words {
  const choice = parseAction('gear', id)
  switch (choice.kind) {
    case 'ready':
    case 'also':
    case 'sling':
      return { label: `${PLACES[choice.kind]}: ${WEAPONS[choice.weapon].name}`, detail: WEAPONS[choice.weapon].damage }
    case 'suit':
      return { label: `Wear ${SUITS[choice.suit].name}`, detail: costs(SUITS[choice.suit]) }
    case 'helmet':
      return { label: `Wear ${HELMETS[choice.helmet].name}`, detail: costs(HELMETS[choice.helmet]) }
    case 'drop':
      return { label: `Lay aside ${nameOf(choice.what)}` }
    case 'done':
      return DONE
  }
}

function costs({ armour, ag }: { readonly armour: number; readonly ag: number }): string {
  return `armour ${armour}, ${ag === 0 ? 'no agility lost' : `agility ${signed(ag)}`}`
}
