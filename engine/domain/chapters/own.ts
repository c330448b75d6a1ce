import type { Script } from '../../kernel/play.ts'
import type { DomainTopics } from '../asks.ts'
import { pickOne } from '../asks.ts'
import { type Aside, parseAside } from '../open/actions.ts'
import type { Character, Domain, DomainState } from '../state.ts'
import { die, idOf, retire } from './04-life.ts'
import { destinations, order } from './06-walks.ts'
import { drop, droppable, takable, take, usable, use } from './08-objects.ts'
import { halt } from './characters.ts'

/** The questions to a character in his own turn, outside of fights and luck tests. */
type OwnTopic = 'entry' | 'turn' | 'direction' | 'lay' | 'find' | 'passage' | 'pit' | 'climb-to'

type OwnQuestion<K extends OwnTopic> = {
  readonly rule: string
  readonly topic: K
  /** Asked for again after everything that is done beside the question. */
  readonly ids: () => readonly string[]
} & (undefined extends DomainTopics[K] ? { readonly data?: undefined } : { readonly data: DomainTopics[K] })

/**
 * Asks him, and does what he does beside the question until he answers it (D-106). Null where that ended his turn, because he died of what
 * he drank or gave up (D-74), where it left nothing to choose from, and at the question of the turn after everything done beside it: much else
 * may be possible then.
 */
export function* own<K extends OwnTopic>(g: Domain, c: Character, q: OwnQuestion<K>): Script<string | null> {
  const { topic, rule, data } = q
  // The player who decides walks on no further by himself (6.1).
  halt(c)
  while (g.state.turn !== null) {
    const ids = q.ids()
    if (ids.length === 0) return null
    // Nothing changes until he has answered: what may be done beside the question is worked out once.
    let beside: readonly string[] | null = null
    const aside = () => {
      beside ??= asides(g.state, c, topic)
      return beside
    }
    const asked = { seat: c.seat, rule, topic, about: idOf(c), ids, aside, ...(data === undefined ? {} : { data }) }
    const choice = yield* pickOne(asked as Parameters<typeof pickOne>[0])
    if (ids.includes(choice)) return choice
    const done = parseAside(choice)
    if (done === null) throw new Error(`${choice} means nothing beside the question ${topic}`)
    yield* doBeside(g, c, done)
    if (topic === 'turn') return null
  }
  return null
}

/** What may be done beside that question now. */
export function asides(s: DomainState, c: Character, topic: OwnTopic): readonly string[] {
  const uses = usable(c).map((card) => `use:${card}`)
  if (topic === 'entry') return [...uses, ...(c.deaths > 0 ? ['retire'] : [])]
  if (topic === 'turn') return [...destinations(s, c).map((square) => `go:${square}`), ...handy(s, c)]
  return [...uses, ...droppable(c).map((card) => `drop:${card}`), 'give-up']
}

/** What may be done beside the question of the free turn without going anywhere. */
export function handy(s: DomainState, c: Character): readonly string[] {
  const takes = takable(s, c).map((thing) => `take:${thing}`)
  const uses = usable(c).map((card) => `use:${card}`)
  const drops = droppable(c).map((card) => `drop:${card}`)
  return [...takes, ...uses, ...drops, 'give-up']
}

function* doBeside(g: Domain, c: Character, aside: Aside): Script {
  switch (aside.kind) {
    case 'use':
      return yield* use(g, c, aside.card)
    case 'drop':
      return yield* drop(g, c, aside.card)
    case 'take':
      return yield* take(g, c, aside.thing)
    case 'go':
      return order(g.state, c, aside.square)
    case 'give-up':
      return yield* die(g, c, 'gave-up')
    case 'retire':
      yield* retire(g, c)
      g.state.turn = null
      return
  }
}
