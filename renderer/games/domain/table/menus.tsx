import { kindOf, typeOf } from '../../../../engine/domain/open/cards.ts'
import { kindIcon, tokenIcon } from '../../../../engine/domain/open/icons.ts'
import { squareName, thingName } from '../../../../engine/domain/open/names.ts'
import type { CharacterView, DomainView } from '../../../../engine/domain/view-types.ts'
import type { Decision, Deed } from '../../../../engine/kernel/types.ts'
import { type CounterMenus, useCounterMenus } from '../../../counter/use-counter-menus.tsx'
import type { CounterPage, CounterWords } from '../../../counter/words.ts'
import { type Draft, isSingle } from '../../../decision/draft.ts'
import type { SessionTable } from '../../../host/session.ts'
import { useRules } from '../../../rulebook/rules-context.ts'

/** The menus of tokens and cards on the board. */
export interface DomainMenus extends Pick<CounterMenus, 'slot' | 'chosen' | 'where'> {
  /** Opens the menu of what stands on one square; null where several answers are ticked. */
  readonly onOpen: CounterMenus['onOpen'] | null
}

interface Asked {
  readonly table: SessionTable
  readonly view: DomainView | null
  readonly decision: Decision | null
  readonly draft: Draft
}

/** What a character can do, by deed and means, and what a card on the board is. */
export function useDomainMenus({ table, view, decision, draft }: Asked): DomainMenus {
  const { open: openRule } = useRules()
  const menus = useCounterMenus({ table, decision, draft, words: wordsFor(view, openRule) })
  return { ...menus, onOpen: decision !== null && !isSingle(decision) ? null : menus.onOpen }
}

function wordsFor(view: DomainView | null, onRule: (rule: string) => void): CounterWords {
  const characterOf = (id: string) => view?.characters.find(({ seat }) => `seat-${seat}` === id)
  return {
    nameOf: (id) => characterOf(id)?.name ?? thingName(id),
    faceOf: (id) => {
      const character = characterOf(id)
      return character ? tokenIcon(character.seat) : kindIcon(kindOf(id))
    },
    isOurs: (id) => characterOf(id) !== undefined,
    noteOf: (id) => {
      const character = characterOf(id)
      return character && noteOf(character)
    },
    iconOf: ({ kind }: Deed) => DEEDS[kind] ?? null,
    whyNot: (id) => {
      const character = characterOf(id)
      if (character && view && character.seat !== view.active) return `It isn’t ${character.name}’s turn.`
      return null
    },
    pagesOf: (id) => (characterOf(id) ? [] : pagesOf(id, onRule)),
    counts: 'life',
  }
}

function noteOf({ lifePoints, at }: CharacterView): string {
  return `life ${lifePoints}${at === null ? '' : `, ${squareName(at)}`}`
}

/** Creatures and things stand in the catalogues of the rulebook. */
function pagesOf(id: string, onRule: (rule: string) => void): readonly CounterPage[] {
  const kind = kindOf(id)
  if (kind === 'warlock') return [{ label: 'Read about the Warlock', icon: 'x-book', onOpen: () => onRule('14.0') }]
  return [{ label: 'Look it up in the rulebook', icon: 'x-book', onOpen: () => onRule(HAZARD_RULES[kind] ?? `${chapterOf(kind)}.${kind}`) }]
}

const HAZARD_RULES: Readonly<Record<string, string>> = {
  'pit-trap': '10.7',
  'toxic-pit': '10.8',
  'spiked-trap': '10.9',
  'explosive-gas': '10.10',
  'strong-breeze': '10.11',
  'poison-gas': '10.12',
  rubble: '10.6',
  trapdoor: '10.3',
  pentagram: '14.0',
  'slamming-door': '10.5',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`locked-door-${n}`, '10.5'])),
}

function chapterOf(kind: string): string {
  return typeOf(kind) === 'creature' ? 'bestiary' : 'armoury'
}

const DEEDS: Readonly<Record<string, string>> = {
  step: 'x-steps',
  walk: 'x-steps',
  enter: 'x-gateway',
  leave: 'x-sun',
  grope: 'x-hood',
  light: 'g-lantern-flame',
  douse: 'g-lantern',
  break: 'g-wooden-door',
  throw: 'g-barbed-spear',
  cross: 'g-rope-coil',
  passage: 'f-trap-door',
  cast: 'x-book',
  summon: 'g-tribal-pendant',
  use: 'x-potion',
  take: 'g-hand',
  drop: 'x-stone',
  fight: 'w-sword',
  'give-up': 'x-tomb',
  retire: 'x-tomb',
}
