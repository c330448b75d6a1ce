import type { CharacterView, CitadelView, MonsterView } from '../../../../engine/citadel/view-types.ts'
import type { Deed } from '../../../../engine/kernel/types.ts'
import { type CounterMenus, useCounterMenus } from '../../../counter/use-counter-menus.tsx'
import type { CounterPage, CounterWords } from '../../../counter/words.ts'
import { useRules } from '../../../rulebook/rules-context.ts'
import { itemIcon, monsterIcon, spellIcon, weaponIcon } from '../names.ts'
import type { Menus } from '../ranks/choices.ts'
import { usePicture } from '../ranks/portraits.ts'
import type { TableParts } from './card.tsx'
import { namer, woundsLeft } from './view.ts'

/** The menus of the counters of a raid. */
export interface RaidMenus extends Menus, Pick<CounterMenus, 'slot' | 'chosen' | 'where'> {}

/** What the people of a raid can do and have done to them. */
export function useRaidMenus({ asked: { table, decision }, view, draft, onOpen }: TableParts): RaidMenus {
  const picture = usePicture()
  const { open: openRule } = useRules()
  const words = wordsFor(view, picture, onOpen, openRule)
  const menus = useCounterMenus({ table, decision, draft, words })
  return { ...menus, openAt: menus.open?.people[0] ?? null, onOpen: (id) => menus.onOpen([id]) }
}

/** Names, faces and pages of everyone in a raid. */
export function wordsFor(
  view: CitadelView,
  picture: (who: CharacterView) => string,
  onRecord: (id: string) => void,
  onRule: (rule: string) => void,
): CounterWords {
  const ours = (id: string) => view.party.find((who) => who.id === id)
  const theirs = (id: string) => view.monsters.find((monster) => monster.id === id)
  const left = woundsLeft(view)
  return {
    nameOf: namer(view),
    faceOf: (id) => {
      const [who, monster] = [ours(id), theirs(id)]
      return who ? picture(who) : monster ? monsterIcon(monster.type) : null
    },
    noteOf: (id) => {
      const total = (ours(id) ?? theirs(id))?.woundPoints.total
      return total === undefined ? undefined : `${left(id)} of ${total} left`
    },
    iconOf,
    whyNot: (id) => whyNot(ours(id) ?? theirs(id), view),
    pagesOf: (id) => [...(ours(id) ? [recordOf(id, onRecord)] : []), ...bestiaryOf(theirs(id), onRule)],
    counts: 'wounds',
  }
}

function recordOf(id: string, onRecord: (id: string) => void): CounterPage {
  return { label: 'The record', icon: 'x-quill', onOpen: () => onRecord(id) }
}

function bestiaryOf(monster: MonsterView | undefined, onRule: (rule: string) => void): readonly CounterPage[] {
  if (!monster) return []
  return [{ label: 'Open the bestiary', icon: 'x-book', onOpen: () => onRule(`bestiary.${monster.type}`) }]
}

/** Why someone can neither do anything nor have anything done to him. */
function whyNot(who: CharacterView | MonsterView | undefined, view: CitadelView): string | null {
  if (who === undefined) return null
  switch (who.status) {
    case 'dead':
      return `${who.name} has fallen.`
    case 'lost':
      return `${who.name} is lost in the Citadel.`
    case 'stone':
      return `${who.name} is stone: the party can only carry the statue.`
    case 'asleep':
      return `${who.name} is asleep.`
    default:
      return view.fight?.acted.includes(who.id) ? `${who.name} has acted in this round.` : null
  }
}

const DEEDS: Readonly<Record<string, string>> = {
  speak: 's-oratory',
  receive: 'x-coins',
  destroy: 'x-hellgate',
  detrap: 'x-trap',
  investigate: 'x-lens',
  move: 'x-steps',
  charm: 's-charm',
  take: 'x-chest',
  learn: 'x-book',
}

/** The picture of a deed: of its spell, weapon or thing, or of the deed itself. */
function iconOf({ kind, means }: Deed): string | null {
  if (means === undefined) return DEEDS[kind] ?? null
  switch (kind) {
    case 'cast':
      return spellIcon(means.id)
    case 'strike':
    case 'change':
      return weaponIcon(means.id)
    case 'use':
    case 'give':
    case 'wear':
    case 'remove':
      return itemIcon(thingIn(means.id))
    default:
      return DEEDS[kind] ?? null
  }
}

/** A thing by its id: `potion-healing-1`, `weapon-sword-2`. */
function thingIn(id: string): Parameters<typeof itemIcon>[0] {
  const [kind = '', type = ''] = id.split('-')
  return { kind, type }
}
