import { isEnemy, kindOf, knownCard } from '../../../../engine/cave/open/cards.ts'
import { cardName, characterName, theSpace } from '../../../../engine/cave/open/names.ts'
import type { CaveView, PlayerView } from '../../../../engine/cave/view-types.ts'
import type { Decision, Deed } from '../../../../engine/kernel/types.ts'
import { many } from '../../../../engine/kernel/words.ts'
import { type CounterMenus, useCounterMenus } from '../../../counter/use-counter-menus.tsx'
import type { CounterPage, CounterWords } from '../../../counter/words.ts'
import { type Draft, isSingle } from '../../../decision/draft.ts'
import type { SessionTable } from '../../../host/session.ts'
import { useRules } from '../../../rulebook/rules-context.ts'
import { characterIcon, kindIcon } from '../icons.ts'

/** The menus of pawns and cards on the board. */
export interface CaveMenus extends Pick<CounterMenus, 'slot' | 'chosen' | 'where'> {
  /** Opens the menu of what stands on one space; null where several answers are ticked. */
  readonly onOpen: CounterMenus['onOpen'] | null
}

interface Asked {
  readonly table: SessionTable
  readonly view: CaveView | null
  readonly decision: Decision | null
  readonly draft: Draft
}

/** What a Character can do, by deed and means, and what a card on the board is. A pawn goes by the id of its Character. */
export function useCaveMenus({ table, view, decision, draft }: Asked): CaveMenus {
  const { open: openRule } = useRules()
  const menus = useCounterMenus({ table, decision, draft, words: wordsFor(view, openRule) })
  return { ...menus, onOpen: decision !== null && !isSingle(decision) ? null : menus.onOpen }
}

function wordsFor(view: CaveView | null, onRule: (rule: string) => void): CounterWords {
  const playerOf = (id: string) => view?.players.find(({ character }) => character === id)
  return {
    nameOf: (id) => {
      const player = playerOf(id)
      return player ? `${player.name}, ${characterName(player.character)}` : cardName(id)
    },
    faceOf: (id) => {
      const player = playerOf(id)
      return player ? characterIcon(player.character) : kindIcon(kindOf(id))
    },
    isOurs: (id) => playerOf(id)?.seat === view?.seat,
    noteOf: (id) => {
      const player = playerOf(id)
      return player && noteOf(player)
    },
    iconOf: ({ kind }: Deed) => DEEDS[kind] ?? null,
    whyNot: (id) => {
      const player = playerOf(id)
      if (player && view && player.seat !== view.turn) return `It is not ${player.name}’s turn.`
      return null
    },
    pagesOf: (id) => (playerOf(id) ? playerPages(id, onRule) : cardPages(id, onRule)),
    counts: 'Lives',
  }
}

function noteOf({ lives, at }: PlayerView): string {
  return `${many(lives, 'Life', 'Lives')}, ${theSpace(at)}`
}

function playerPages(id: string, onRule: (rule: string) => void): readonly CounterPage[] {
  return [{ label: 'What the Character can do: the rulebook', icon: 'x-book', onOpen: () => onRule(`people.${id}`) }]
}

/** What lies about stands in the catalogues of the rulebook. */
function cardPages(id: string, onRule: (rule: string) => void): readonly CounterPage[] {
  const kind = kindOf(id)
  const chapter = isEnemy(knownCard(id)) ? 'bestiary' : 'cards'
  return [{ label: 'What it is: the rulebook', icon: 'x-book', onOpen: () => onRule(`${chapter}.${kind}`) }]
}

const DEEDS: Readonly<Record<string, string>> = {
  step: 'x-steps',
  walk: 'x-steps',
  roll: 'x-steps',
  gate: 'g-closed-doors',
  recall: 's-teleport',
  space: 'x-lens',
  attack: 'g-crossed-swords',
  fight: 'w-sword',
  evade: 'x-hood',
  stand: 'g-shield',
  cast: 'x-book',
  take: 'g-hand',
  ditch: 'x-stone',
  leave: 'x-stone',
  visit: 'x-talk',
  buy: 'x-coins',
  sell: 'x-coins',
  exchange: 'g-s-str',
}
