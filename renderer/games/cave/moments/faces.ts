import type { DieTable, Result } from '../../../../engine/cave/tables/table-types.ts'
import { NAMED } from '../../../../engine/cave/tables/table-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { EVENTS, type Told } from '../events.ts'
import { nameOf } from '../names.ts'
import { type CaveTables, cardsOf } from '../tables.ts'

/** What each face of the die would have brought, in a word or two; null where the throw is a sum. */
export function facesOf(entry: LogEntry, tables: CaveTables): readonly string[] | null {
  const event = EVENTS.read(entry)
  if (event?.type === 'chamber') return tables['12.4'].map(({ name }) => name)
  return (event && dieOf(event, tables))?.map(resultWords) ?? null
}

/** The list that the die of an event is read on. */
function dieOf(event: Told, tables: CaveTables): DieTable | undefined {
  switch (event.type) {
    case 'visited':
    case 'happened':
      return cardsOf(tables).get(event.card)?.die
    case 'chamber-die':
      return tables['12.4'].find(({ id }) => id === event.chamber)?.die
    case 'space-die': {
      const at = NAMED.find((id) => id === event.at)
      const space = at === undefined ? undefined : tables['12.6'][at]
      return space !== undefined && 'die' in space ? space.die : undefined
    }
    default:
      return undefined
  }
}

const WORDS: Readonly<Record<string, string>> = {
  nothing: 'nothing',
  'turn-ends': 'the turn ends',
  flee: 'flee on',
  'leave-one': 'leave a Gold or Object',
  'leave-all': 'leave everything',
  'objects-destroyed': 'Objects destroyed',
  'objects-lost': 'Objects lost',
  'followers-lost': 'Followers lost',
  reveal: 'the way to the Crystal',
  'gold-for-life': 'a Gold instead',
  demons: 'Demons attack',
}

const COUNTED: Readonly<Record<string, string>> = {
  life: 'Life',
  gold: 'Gold',
  strength: 'Strength',
  craft: 'Craft',
  spell: 'Spell',
  turns: 'turns missed',
  weak: 'turns weak',
  toad: 'turns a Toad',
}

/** A result in a word or two: `life:-1` as `− 1 Life`. */
export function resultWords(result: Result): string {
  const known = WORDS[result]
  if (known !== undefined) return known
  const [what = '', value = ''] = result.split(':')
  if (what === 'alignment') return nameOf(value)
  if (what === 'fight') return `Strength ${value} attacks`
  const counted = COUNTED[what]
  if (counted === undefined) return nameOf(result)
  return what === 'turns' ? `${value.replace('-', '')} ${counted}` : `${value.replace('-', '− ').replace('+', '+ ')} ${counted}`
}
