import type { LogEntry } from '../../../../engine/kernel/types.ts'
import type { Plate } from '../../../scene/plate.ts'
import { itemIcon, nameOf, raceName, spellName } from '../names.ts'
import { altarOf, bookcase, FOUND, mirror, painting } from '../scenes/features.ts'
import * as happen from '../scenes/happenings.ts'
import type { Level, MonsterType, Sun } from '../scenes/kinds.ts'
import { monsters, SPOTS } from '../scenes/monsters.ts'
import { fieldsOf, isFields, kindsIn } from './degrees.ts'

/** The names that a picture needs. */
export interface Names {
  readonly of: (id: string) => string
  readonly face: (id: string) => string | null
  readonly level: Level
}

export interface Pictured {
  readonly title: string
  readonly plate: Plate
}

type Fields = ReturnType<typeof fieldsOf>
type Picture = (data: Fields, names: Names, event: LogEntry) => Pictured

/** The title and the plate of everything that can be a moment. */
const PICTURES: Readonly<Record<string, Picture>> = {
  sun: ({ sun }) => ({ title: `The ${text(sun)} sun`, plate: happen.sun(text(sun) as Sun) }),
  entered: ({ level }) => ({ title: level === 1 ? 'Level 1 again' : `Down to level ${level}`, plate: happen.arrived(level as Level) }),
  'trap-sprung': ({ trap }) => ({
    title: nameOf(text(trap)),
    plate: happen.TRAPS[text(trap) as keyof typeof happen.TRAPS] ?? happen.CHEST,
  }),
  'monsters-met': ({ who }, { level }) => met(who, level),
  negotiated: () => ({ title: 'Agreement', plate: happen.PARLEY }),
  intimidated: () => ({ title: 'They give way', plate: happen.PARLEY }),
  'bribe-offered': () => ({ title: 'The bribe is taken', plate: happen.PARLEY }),
  'cease-fire': () => ({ title: 'Cease fire', plate: happen.PARLEY }),
  died: ({ who, by }, { of }) =>
    kindsIn(who).includes('x-the-unknown')
      ? { title: 'X the Unknown is dead', plate: happen.X_DEAD }
      : { title: `${of(text(who))} falls`, plate: happen.fallen(kindsIn(by).find((kind) => kind in SPOTS) ?? null) },
  charmed: ({ who }, { of }) => ({ title: `${of(text(who))} is charmed`, plate: happen.CHARMED }),
  resurrected: ({ who }, { of }) => ({ title: `${of(text(who))} lives again`, plate: happen.RAISED }),
  'flesh-again': ({ who }, { of }) => ({ title: `${of(text(who))} is flesh again`, plate: happen.RAISED }),
  investigates: ({ feature, result }) => ({
    title: found(text(feature), text(result)),
    plate: (FOUND as Readonly<Record<string, Readonly<Record<string, Plate>>>>)[text(feature)]?.[text(result)] ?? happen.CHEST,
  }),
  'jewel-found': ({ value }) => ({ title: `A jewel worth ${value}`, plate: happen.found('x-gem', 'A jewel') }),
  'turned-to-stone': ({ who }, { of }) => ({ title: `${of(text(who))} turns to stone`, plate: happen.STONE }),
  gaze: ({ target }, { of }) => ({ title: `${of(text(target))} turns to stone`, plate: happen.STONE }),
  falls: ({ into, who }, { of }) =>
    into === 'shaft'
      ? { title: 'The shaft to the Hellgate', plate: FOUND['trap-door'].hellgate }
      : { title: `${of(text(who))} falls in`, plate: into === 'pit' ? FOUND['trap-door'].pit : FOUND['trap-door'].room },
  bookcase: ({ falls }) =>
    falls === true ? { title: 'The bookcase falls', plate: bookcase(true) } : { title: 'A book of spells', plate: bookcase(false) },
  altar: ({ demon, blessed }) => ({
    title: blessed === true ? `A boon of ${nameOf(text(demon))}` : `The curse of ${nameOf(text(demon))}`,
    plate: altarOf(text(demon) as keyof typeof FOUND.altar, blessed === true),
  }),
  painting: ({ depicted, who }, { face }) => ({ title: 'A painting', plate: painting(depicted === true ? face(text(who)) : null) }),
  'cut-glass': ({ is }) => ({ title: 'Cut glass', plate: happen.found(itemIcon({ kind: text(is), type: '' }), nameOf(text(is))) }),
  mirror: ({ level, told }) => ({
    title: told === 'distance' ? 'The mirror tells how near' : 'The mirror answers',
    plate: mirror(level as Level),
  }),
  treasure: () => ({ title: 'Treasure', plate: happen.CHEST }),
  'chest-opened': () => ({ title: 'The chest is open', plate: happen.CHEST }),
  'item-taken': ({ item }) => thing(item),
  'potion-appraised': ({ potion }) => ({ title: nameOf(text(potion)), plate: happen.found('x-potion', 'A potion') }),
  'potion-drunk': ({ potion }) => ({ title: `${spellName(text(potion))} Potion`, plate: happen.found('x-potion', 'A potion') }),
  'talisman-tested': ({ talisman }) => ({
    title: `Talisman: ${text(talisman).replaceAll('-', ' ')}`,
    plate: happen.found('x-talisman', 'A talisman'),
  }),
  'medallion-tested': ({ medallion }) => ({
    title: `Medallion: ${text(medallion).replaceAll('-', ' ')}`,
    plate: happen.found('x-medallion', 'A medallion'),
  }),
  succumbed: ({ who }, { of }) => ({ title: `${of(text(who))} succumbs`, plate: happen.found('x-talisman', 'A talisman') }),
  'hellgate-found': () => ({ title: 'The Hellgate', plate: happen.HELLGATE }),
  'hellgate-tried': ({ destroyed }) =>
    destroyed === true
      ? { title: 'The Hellgate is broken', plate: happen.HELLGATE_BROKEN }
      : { title: 'The Hellgate holds', plate: happen.HELLGATE_TRIED },
  'left-behind': ({ who }, { of }) => ({ title: `${of(text(who))} is left behind`, plate: happen.fallen(null) }),
}

/** Null for what is no moment. */
export function pictureOf(event: LogEntry, names: Names): Pictured | null {
  return Object.hasOwn(PICTURES, event.type) ? (PICTURES[event.type]?.(fieldsOf(event), names, event) ?? null) : null
}

function met(who: Fields[string], level: Level): Pictured {
  const kind = kindsIn(who).find((each): each is MonsterType => each in SPOTS) ?? 'orc'
  const many = Array.isArray(who) ? who.filter((id) => typeof id === 'string' && id.startsWith(`${kind}-`)).length : 1
  const name = raceName(kind)
  return { title: `First met: ${name}`, plate: monsters(kind, name, level, many) }
}

function thing(item: Fields[string]): Pictured {
  if (!isFields(item)) return { title: 'A find', plate: happen.CHEST }
  const kind = text(item.kind)
  if (kind === 'tapestry') return { title: 'A tapestry', plate: FOUND.artwork.tapestry }
  const type = text(item.type ?? item.weapon)
  const bonus = typeof item.bonus === 'number' ? ` +${item.bonus}` : ''
  const title = kind === 'ring' ? 'A ring' : kind === 'weapon' ? `${nameOf(type)}${bonus}` : nameOf(kind)
  return { title, plate: happen.found(itemIcon({ kind, type }), title) }
}

const FINDS: Readonly<Record<string, string>> = { x: 'A statue of X', medusa: 'A statue of Medusa', hellgate: 'A shaft', trap: 'A trap' }

function found(feature: string, result: string): string {
  return FINDS[result] ?? `${nameOf(feature)}: ${result.replaceAll('-', ' ')}`
}

function text(value: Fields[string]): string {
  return typeof value === 'string' ? value : ''
}
