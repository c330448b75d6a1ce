import type { Ask } from '../../kernel/ask.ts'
import type { Wording } from '../../kernel/game.ts'
import type { Option } from '../../kernel/types.ts'
import type { CaveAsk, PickTopic } from '../asks.ts'
import { playerOf } from '../chapters/characters.ts'
import { parseAction } from '../open/actions.ts'
import type { CaveState, Player } from '../state.ts'
import { asideWords } from './asides.ts'

/** What words are made of: the game, the player who decides, and the question. */
export interface Now<K extends PickTopic> {
  readonly s: CaveState
  readonly p: Player
  readonly ask: CaveAsk<K>
}

/** The words of a question with options, each in the words of what it means. */
export function asked<K extends PickTopic>(
  topic: K,
  prompt: string | ((now: Now<K>) => string),
  words: (action: ReturnType<typeof parseAction<K>>, now: Now<K>) => Omit<Option, 'id'>,
  more: (now: Now<K>) => Partial<Wording> = () => ({}),
) {
  return (s: CaveState, ask: CaveAsk<K>): Wording => {
    const now = { s, p: playerOf(s, ask.seat), ask }
    return {
      prompt: typeof prompt === 'string' ? prompt : prompt(now),
      option: (id) => (isAside(ask, id) ? asideWords(now.p, id) : words(parseAction(topic, id), now)),
      ...more(now),
    }
  }
}

/** What is done beside a question is not among its own options. */
function isAside(ask: Ask, id: string): boolean {
  return ask.kind === 'pick' && !ask.ids.includes(id)
}

export const PASS = { label: 'Pass', apart: true, stays: true } as const
