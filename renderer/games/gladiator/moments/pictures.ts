import type { LogEntry } from '../../../../engine/kernel/types.ts'
import type { Plate } from '../../../scene/plate.ts'
import { lowName, nameOf } from '../names.ts'
import * as plates from '../scenes/plates.ts'
import { type Fields, fieldsOf } from '../table/fields.ts'

export interface Pictured {
  readonly title: string
  readonly plate: Plate
}

/** What is known of those whom an event names. */
export interface People {
  readonly nameOf: (id: string | null) => string
  /** What he is: `human`, `wolf`. */
  readonly kindOf: (id: string | null) => string
}

type Picture = (data: Fields, people: People) => Pictured

/** The title and the plate of everything that can be a moment. */
const PICTURES: Readonly<Record<string, Picture>> = {
  'robots-came': (data, { kindOf }) => {
    const figures = data.texts('figures')
    const [first = null] = figures
    return {
      title: figures.length === 1 ? 'Something comes through the gate' : `${figures.length} come through the gate`,
      plate: plates.comes(kindOf(first)),
    }
  },
  evaded: (data, { nameOf: name }) => ({ title: `${name(data.figure)} evades`, plate: plates.EVADED }),
  attacked: (data, { nameOf: name }) => {
    const times = data.number('times') ?? 1
    const what = times > 2 ? 'strikes threefold' : times > 1 ? 'strikes double' : 'strikes hard'
    return { title: `${name(data.doer)} ${what}`, plate: plates.struck(data.text('with') ?? 'broadsword') }
  },
  'weapon-dropped': (data, { nameOf: name }) => {
    const thing = data.text('thing') ?? ''
    return { title: `${name(data.figure)} drops a ${lowName(thing.replace(/-\d+$/, ''))}`, plate: plates.lost(thing) }
  },
  disarmed: (data, { nameOf: name }) => ({ title: `${name(data.figure)} is disarmed`, plate: plates.lost(data.text('thing') ?? '') }),
  stolen: (data, { nameOf: name }) => ({ title: `${name(data.figure)} is robbed`, plate: plates.lost(data.text('thing') ?? '') }),
  'knocked-down': (data, { nameOf: name }) => ({ title: `${name(data.figure)} is down`, plate: plates.DOWN }),
  'pit-fall': (data, { nameOf: name }) => ({ title: `${name(data.figure)} falls in a pit`, plate: plates.PIT }),
  collapsed: (data, { nameOf: name, kindOf }) => ({
    title: `${name(data.figure)} collapses`,
    plate: plates.collapsed(kindOf(data.figure)),
  }),
  killed: (data, { nameOf: name, kindOf }) => ({
    title: `${name(data.figure)} is dead`,
    plate: plates.died(kindOf(data.figure), data.text('cause')),
  }),
  'altar-rose': () => ({ title: 'The Altar of Life', plate: plates.ALTAR }),
  resurrected: (data, { nameOf: name }) => ({ title: `${name(data.figure)} rises from the dead`, plate: plates.RISEN }),
  repelled: (data, { nameOf: name }) => ({
    title: data.flag('holds') ? `${name(data.figure)} shakes him off` : `${name(data.figure)} goes down`,
    plate: data.flag('holds') ? plates.REPELLED : plates.WRESTLE,
  }),
  'hand-combat': (data, { nameOf: name }) => ({
    title: `${name(data.text('by'))} and ${name(data.figure)} wrestle`,
    plate: plates.WRESTLE,
  }),
  cast: (data) => magic(data.text('spell') ?? ''),
  'death-sword-given': (data, { nameOf: name }) => ({
    title: `A Death Sword for ${name(data.figure)}`,
    plate: plates.struck('death-sword'),
  }),
  returned: () => ({ title: 'It comes back', plate: plates.spell('missile-return') }),
  teleported: (data, { nameOf: name }) => ({ title: `${name(data.figure)} is carried off`, plate: plates.spell('teleport') }),
  revived: (data, { nameOf: name }) => ({ title: `${name(data.figure)} comes to`, plate: plates.spell('heal-strength') }),
  'came-to': (data, { nameOf: name }) => ({ title: `${name(data.figure)} comes to`, plate: plates.spell('heal-strength') }),
  called: (data, { nameOf: name, kindOf }) => ({ title: `${name(data.figure)} appears`, plate: plates.comes(kindOf(data.figure)) }),
  images: () => magic('image'),
  left: (data, { nameOf: name }) => ({ title: `${name(data.figure)} walks out`, plate: plates.GATE }),
}

function magic(spell: string): Pictured {
  return { title: nameOf(spell), plate: plates.spell(spell) }
}

/** The title and the plate of a moment; null for what is none. */
export function pictureOf(event: LogEntry, people: People): Pictured | null {
  return PICTURES[event.type]?.(fieldsOf(event), people) ?? null
}
