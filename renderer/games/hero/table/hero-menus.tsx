import { faceOf } from '../../../../engine/hero/open/face.ts'
import { KIND_ICONS } from '../../../../engine/hero/open/icons.ts'
import { squareName } from '../../../../engine/hero/open/names.ts'
import type { CounterView, HeroView } from '../../../../engine/hero/view-types.ts'
import type { Decision, Deed } from '../../../../engine/kernel/types.ts'
import { type CounterMenus, useCounterMenus } from '../../../counter/use-counter-menus.tsx'
import type { CounterPage, CounterWords } from '../../../counter/words.ts'
import type { Draft } from '../../../decision/draft.ts'
import { isSingle } from '../../../decision/draft.ts'
import type { SessionTable } from '../../../host/session.ts'
import { useRules } from '../../../rulebook/rules-context.ts'
import { sheetId } from '../sheet/sheet.tsx'
import { titled } from './names.ts'
import { heroName } from './view.ts'

/** The menus of the counters of a catacomb. */
export interface HeroMenus extends Pick<CounterMenus, 'slot' | 'chosen' | 'where'> {
  /** Opens the menu of those in one square; null where several answers are ticked on the board, or counters are laid out. */
  readonly onOpen: CounterMenus['onOpen'] | null
}

interface Asked {
  readonly table: SessionTable
  readonly view: HeroView | null
  readonly decision: Decision | null
  readonly draft: Draft
}

/** What heroes and monsters can do and have done to them. A hero goes by the id of his section. */
export function useHeroMenus({ table, view, decision, draft }: Asked): HeroMenus {
  const { open: openRule } = useRules()
  const menus = useCounterMenus({ table, decision, draft, words: wordsFor(view, openRule) })
  const ticks = decision !== null && (!isSingle(decision) || decision.topic === 'placement')
  return { ...menus, onOpen: ticks ? null : menus.onOpen }
}

function wordsFor(view: HeroView | null, onRule: (rule: string) => void): CounterWords {
  const sections = view?.sections ?? []
  const heroOf = (id: string) => sections.find((section) => section.id === id)
  // Counters have their ids within a section, and only that of the section in play can be pressed.
  const counterOf = (id: string) => heroOf(view?.at ?? '')?.counters.find((counter) => counter.id === id)
  return {
    nameOf: (id) => {
      const [section, counter] = [heroOf(id), counterOf(id)]
      return section ? heroName(section) : counter ? nameOf(counter) : id
    },
    faceOf: (id) => {
      const kind = counterOf(id)?.kind
      const hero = heroOf(id)?.hero
      return hero ? faceOf(hero.name) : kind ? KIND_ICONS[kind] : null
    },
    noteOf: (id) => {
      const at = counterOf(id)?.at ?? heroOf(id)?.hero?.at
      return at ? squareName(at) : undefined
    },
    iconOf: ({ kind }: Deed) => DEEDS[kind] ?? null,
    whyNot: (id) => {
      const hero = heroOf(id)?.hero
      if (hero?.status === 'dead') return `${hero.name} is dead.`
      return hero?.status === 'track' ? `${hero.name} is with Alysa.` : null
    },
    pagesOf: (id) => pagesOf(heroOf(id) !== undefined, id, counterOf(id), onRule),
    counts: 'levels',
  }
}

/** `Goblin`, or as much of it as this seat knows. */
function nameOf({ kind, up, remembered }: CounterView): string {
  if (kind) return up ? titled(kind) : `${titled(kind)}, face down`
  return remembered ? `Face down, once ${titled(remembered).toLowerCase()}` : 'Counter face down'
}

function pagesOf(isHero: boolean, id: string, counter: CounterView | undefined, onRule: (rule: string) => void): readonly CounterPage[] {
  if (isHero) return [{ label: 'His sheet', icon: 'x-quill', onOpen: () => document.getElementById(sheetId(id))?.focus() }]
  const kind = counter?.kind ?? counter?.remembered
  if (!kind || kind === 'gold' || kind === 'jewel') return []
  return [{ label: 'What it is: the bestiary', icon: 'x-book', onOpen: () => onRule(`bestiary.${kind}`) }]
}

const DEEDS: Readonly<Record<string, string>> = {
  step: 'x-steps',
  walk: 'x-steps',
  go: 'x-steps',
  move: 'x-steps',
  hunt: 'x-steps',
  turn: 'x-compass',
  stare: 'x-lens',
  strike: 'w-sword',
  'strike-several': 'w-sword',
  take: 'x-coins',
  drop: 'x-coins',
  open: 'x-torch',
  arm: 'w-sword',
  hold: 'x-shield',
}
