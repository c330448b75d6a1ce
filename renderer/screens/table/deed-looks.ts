import type { Beat } from './beats.ts'

export interface Look {
  readonly icon: string
  /** In words too: the icon is never alone. */
  readonly tone: 'plain' | 'harm' | 'good'
}

/** The picture of each kind of deed in a fight. */
const LOOKS: Readonly<Record<string, Look>> = {
  attack: { icon: 'w-sword', tone: 'plain' },
  'spell-cast': { icon: 's-blast', tone: 'plain' },
  'mage-casts': { icon: 's-lightning', tone: 'harm' },
  'ring-used': { icon: 'x-ring', tone: 'good' },
  'potion-drunk': { icon: 'x-potion', tone: 'plain' },
  'mind-battle': { icon: 's-mental-attack', tone: 'plain' },
  'changes-weapon': { icon: 'x-steps', tone: 'plain' },
  passes: { icon: 'x-hourglass', tone: 'plain' },
  moves: { icon: 'x-steps', tone: 'plain' },
  deployed: { icon: 'x-party', tone: 'plain' },
  'joins-fight': { icon: 'x-party', tone: 'good' },
  hesitation: { icon: 's-hesitate', tone: 'good' },
  'combat-begins': { icon: 'w-ax', tone: 'plain' },
  'hellgate-found': { icon: 'x-hellgate', tone: 'harm' },
  'hellgate-blast': { icon: 's-blast', tone: 'harm' },
  'hellgate-tried': { icon: 'x-hellgate', tone: 'plain' },
  regenerates: { icon: 's-rejuvenate', tone: 'harm' },
  'sleeper-killed': { icon: 's-sleep', tone: 'good' },
  'demons-vanish': { icon: 'm-demon', tone: 'good' },
  'combat-over': { icon: 'x-shield', tone: 'plain' },
  resistance: { icon: 'x-shield', tone: 'plain' },
  died: { icon: 'x-skull', tone: 'harm' },
}

/** A fall outweighs the blow that did it; a wound to one of ours is harm. */
export function lookOf({ lead, events }: Beat, isOurs: (id: string) => boolean): Look {
  const fallen = events.find(({ type }) => type === 'died')
  const column = typeof lead.data === 'object' && lead.data !== null && 'column' in lead.data ? lead.data.column : null
  const icon = typeof column === 'string' && column !== 'monster' ? `w-${column}` : (LOOKS[lead.type]?.icon ?? 'x-quill')
  if (fallen) return { icon: 'x-skull', tone: harms(fallen.data, isOurs) ? 'harm' : 'good' }
  const hurts = events.some(({ type, data }) => (type === 'wounded' || type === 'charmed') && harms(data, isOurs))
  return { icon, tone: hurts ? 'harm' : (LOOKS[lead.type]?.tone ?? 'plain') }
}

function harms(data: Beat['lead']['data'], isOurs: (id: string) => boolean): boolean {
  return typeof data === 'object' && data !== null && 'who' in data && typeof data.who === 'string' && isOurs(data.who)
}
