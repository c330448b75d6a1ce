import type { LogEntry } from '../../../../engine/kernel/types.ts'
import type { Plate } from '../../../scene/plate.ts'
import { HURT, LUCKY } from '../../../scene/plates.ts'
import { isCreature, kindOfCard, titled } from '../kinds.ts'
import { TREASURE_NAMES } from '../names.ts'
import * as plates from '../scenes/plates.ts'
import { Fields } from '../table/fields.ts'

export interface Pictured {
  readonly title: string
  readonly plate: Plate
}

type Picture = (data: Fields, name: string) => Pictured

const DOORS: Readonly<Record<string, string>> = { broken: 'The door gives way', unlocked: 'The key turns', opened: 'The door stands open' }

/** The title and the plate of everything that can be a moment. */
const PICTURES: Readonly<Record<string, Picture>> = {
  entered: (_, name) => ({ title: `${name} goes in again`, plate: plates.BACK_AGAIN }),
  'life-lost': (_, name) => ({ title: `${name} is badly hurt`, plate: HURT }),
  'life-spared': (_, name) => ({ title: `${name} is lucky`, plate: LUCKY }),
  died: (data, name) => ({ title: `${name} dies`, plate: plates.died(causeOf(data)) }),
  'tile-laid': () => ({ title: 'The first tile', plate: plates.FIRST_TILE }),
  'chamber-laid': (data) => {
    const isTreasure = data.text('place') === 'treasure'
    return { title: isTreasure ? 'The treasure chamber' : 'An antechamber', plate: plates.chamber(isTreasure) }
  },
  crossed: (data, name) => ({ title: data.flag('over') ? `${name} gets across` : 'Not across', plate: plates.hazard('pit-trap') }),
  'card-drawn': (data) => {
    const kind = kindOfCard(data.text('card') ?? '')
    return { title: titled(kind), plate: isHazard(kind) ? plates.hazard(kind) : plates.thing(kind) }
  },
  taken: (data, name) => {
    const id = data.text('treasure') ?? ''
    return { title: `${name} has the ${TREASURE_NAMES[id] ?? 'treasure'}`, plate: plates.treasure(id) }
  },
  'treasure-found': (data) => {
    const id = data.text('treasure') ?? ''
    return { title: `The ${TREASURE_NAMES[id] ?? 'treasure'}`, plate: plates.treasure(id) }
  },
  met: (data) => {
    const kind = kindOfCard(data.text('card') ?? '')
    return { title: titled(kind), plate: plates.met(kind) }
  },
  'creature-beaten': (data) => {
    const kind = kindOfCard(data.text('card') ?? '')
    return { title: `${titled(kind)} beaten`, plate: plates.beaten(kind) }
  },
  thrown: (data) => ({ title: data.flag('hit') ? 'The Javelin strikes home' : 'The Javelin misses', plate: plates.thing('javelin') }),
  door: (data) => ({ title: DOORS[data.text('deed') ?? ''] ?? 'A door', plate: plates.door(data.text('deed') === 'broken') }),
  fell: (data, name) => ({ title: `${name} falls into a pit`, plate: plates.hazard(kindOfCard(data.text('card') ?? 'pit-trap')) }),
  hazard: (data) => {
    const kind = kindOfCard(data.text('card') ?? '')
    return { title: titled(kind), plate: plates.hazard(kind) }
  },
  paralysed: (_, name) => ({ title: `The jaws close on ${name}`, plate: plates.JAWS }),
  freed: (_, name) => ({ title: `${name} is free of the jaws`, plate: plates.FREED }),
  cast: (data) => {
    const spell = data.text('spell') ?? ''
    return { title: data.flag('works') ? titled(spell) : `${titled(spell)} fails`, plate: plates.cast(spell, data.flag('works')) }
  },
  'evil-summoned': (data) => ({
    title: data.flag('good') ? 'The evil heals' : 'The evil takes them',
    plate: plates.evil(data.flag('good')),
  }),
  warlock: (data, name) => {
    const strikes = data.text('deed') !== 'appeared'
    return { title: strikes ? `The Warlock strikes ${name}` : 'The Warlock appears', plate: plates.warlock(strikes) }
  },
}

/** @param name whose event it is */
export function pictureOf(event: LogEntry, name: string): Pictured | null {
  return PICTURES[event.type]?.(new Fields(event.data), name) ?? null
}

function causeOf(data: Fields): string | null {
  const cause = data.text('cause') ?? ''
  return isCreature(cause) || cause === 'warlock' ? cause : null
}

const HAZARDS =
  /^(pit-trap|toxic-pit|spiked-trap|explosive-gas|poison-gas|strong-breeze|rubble|trapdoor|pentagram|slamming-door|locked-door)/

function isHazard(kind: string): boolean {
  return HAZARDS.test(kind)
}
