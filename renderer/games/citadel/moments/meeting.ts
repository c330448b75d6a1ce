import type { PrintedFind } from '../../../../engine/citadel/tables/table-types.ts'
import type { SessionView } from '../../../../engine/kernel/types.ts'
import { wholePercent } from '../../../decision/odds.ts'
import type { Effect } from '../../../moment/card.tsx'
import type { CitadelTables } from '../tables.ts'

// The bestiary on monsters met for the first time: what only they can do, whether they negotiate, whether magic works, what they guard.

type Kind = keyof CitadelTables['8.2']

export function kindIn(kind: string, tables: CitadelTables): Kind | null {
  return Object.hasOwn(tables['8.2'], kind) ? (kind as Kind) : null
}

/** What only it can do, as a sentence. */
export function natureOf(kind: Kind, tables: CitadelTables): readonly string[] {
  const line = tables.words?.monsters[kind]
  return line ? [`${line}.`] : []
}

const FACES = 6

/** Advice: the chance to talk them round, of a spell to work, and of what they may leave. */
export function adviceOn(kind: Kind, tables: CitadelTables, { decision }: SessionView): readonly Effect[] {
  const { negotiation, resistance, treasure, special } = tables['8.2'][kind]
  const talk = decision?.options?.find(({ id }) => id === 'negotiate')?.odds
  return [
    ...(special
      ? [{ icon: 'x-book', what: 'Its own rule', to: special.text === `See ${special.rule}` ? '' : special.text, rule: special.rule }]
      : []),
    {
      icon: 'x-talk',
      what: 'Negotiating works',
      to: negotiation === null ? 'never' : (talk?.text ?? `on ${AGREEMENT} or more, less ${negotiation}`),
      rule: '8.4',
    },
    { icon: 's-sleep', what: 'A spell works on it', to: wholePercent((FACES - Math.min(FACES, resistance)) / FACES), rule: '11.0' },
    { icon: 'x-chest', what: `Treasure, type ${treasure.room}`, to: treasureInWords(treasure.room, tables), rule: '14.9' },
  ]
}

/** 8.4: the total of two dice and what is added that makes peace. */
const AGREEMENT = 7

/** `gold 67%, jewels 33%, items 17%` */
function treasureInWords(type: string, tables: CitadelTables): string {
  const finds = tables['14.9'].treasure[type]
  if (!finds) return 'none'
  const [gold, jewels, items] = finds.map(chanceOf)
  const named = [
    ['gold', gold],
    ['jewels', jewels],
    ['items', items],
  ] as const
  const found = named.flatMap(([name, share = 0]) => (share > 0 ? [`${name} ${wholePercent(share)}`] : []))
  return found.length === 0 ? 'none' : found.join(', ')
}

/** Of `3:1D6x5`: the die up to which there is any. */
function chanceOf(find: PrintedFind): number {
  return Number(find.split(':')[0]) / FACES
}
