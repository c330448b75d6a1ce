import { KIND_NAMES, one } from '../../../../engine/hero/names.ts'
import type { Kind } from '../../../../engine/hero/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import type { Plate } from '../../../scene/plate.ts'
import { ARROWS, DOOR_BURSTS, HURT, LUCKY } from '../../../scene/plates.ts'
import * as plates from '../scenes/plates.ts'
import { Fields } from '../table/fields.ts'
import { titled } from '../table/names.ts'
import { kindsSeen } from './degrees.ts'

export interface Pictured {
  readonly title: string
  readonly plate: Plate
}

/** What a picture needs besides the event: the hero's name, and what happened before it. */
export interface Around {
  readonly hero: string
  readonly all: readonly LogEntry[]
}

type Picture = (data: Fields, around: Around, event: LogEntry) => Pictured

/** The title and the plate of everything that can be a moment. */
const PICTURES: Readonly<Record<string, Picture>> = {
  sighted: (data) => {
    const [kind = 'goblin'] = kindsSeen(data)
    return { title: `${titled(one(kind))}!`, plate: plates.seen(kind) }
  },
  'door-forced': (data) => ({ title: `${titled(one(data.kind() ?? 'troll'))} comes through the door`, plate: DOOR_BURSTS }),
  'riches-taken': (data, { hero }) => {
    const kind = data.kind() ?? 'gold'
    return { title: `${hero} takes a ${KIND_NAMES[kind]}`, plate: plates.riches(kind) }
  },
  outwitted: (data, { hero }) =>
    data.flag('done')
      ? { title: `${hero} outwits them all`, plate: plates.OUTWITTED }
      : { title: 'They are not fooled', plate: plates.seen('great-goblin') },
  eliminated: (data) => {
    const kind = data.kind() ?? 'goblin'
    const title = kind === 'succubus' ? 'The Succubus is gone' : `${titled(one(kind))} is slain`
    return { title, plate: kind === 'succubus' ? plates.SHE_IS_GONE : plates.slain(kind) }
  },
  trap: (data) =>
    data.flag('sprung') ? { title: 'A trap', plate: ARROWS } : { title: 'A trap, and he sees it', plate: plates.TRAP_DISARMED },
  succubus: (data) =>
    data.flag('resisted')
      ? { title: 'The Succubus calls in vain', plate: plates.SHE_IS_GONE }
      : { title: 'The Succubus has him', plate: plates.EMBRACE },
  wounded: (_, { hero }) => ({ title: `${hero} is badly hurt`, plate: HURT }),
  died: (_, { hero, all }, event) => ({ title: `${hero} falls`, plate: plates.fallen(slayerOf(all, event)) }),
  breather: (_, { hero }) => ({ title: `${hero} is stronger again`, plate: plates.BREATHER }),
  'luck-used': (_, { hero }) => ({ title: `${hero} is lucky`, plate: LUCKY }),
  'reached-alysa': (_, { hero }) => ({ title: `${hero} is with Alysa`, plate: plates.ALYSA }),
}

export function pictureOf(event: LogEntry, around: Around): Pictured | null {
  return PICTURES[event.type]?.(new Fields(event.data), around, event) ?? null
}

/** Whoever struck last before a death. */
function slayerOf(all: readonly LogEntry[], event: LogEntry): Kind | null {
  const before = all.slice(0, all.indexOf(event))
  return new Fields(before.findLast(({ type }) => type === 'monster-struck')?.data ?? null).kind()
}
