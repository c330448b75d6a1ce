import type { Script } from '../../kernel/play.ts'
import type { Deed } from '../open/actions.ts'
import type { Arena } from '../state.ts'
import { cast } from './12-casting.ts'
import { sharedTag } from './16-likenesses.ts'
import { disengage, goProne, standUp } from './32-leaving.ts'
import { dual, slash, strikeOne } from './33-attacks.ts'
import { change } from './33-changing.ts'
import type { OnSand } from './33-need.ts'
import { dropNearby } from './33-placing.ts'
import { disbelieve } from './34-disbelieving.ts'
import { evade } from './37-evading.ts'
import { reload, shoot, throwAt } from './37-missiles.ts'
import { tryHandCombat } from './39-hand-combat.ts'
import { shieldAttack } from './40-shields.ts'
import { tellOf } from './telling.ts'

// Carries out the chosen action (30.2), no matter who chose it.

export type PerformingEvent = { type: 'did-nothing'; rule: '30.2'; figure: string }

/** Does it; false where nothing came of it and he may do something else (G-112). */
export function* perform(g: Arena, f: OnSand, deed: Deed): Script<boolean> {
  switch (deed.kind) {
    case 'attack':
    case 'impale':
    case 'receive':
      yield* strikeOne(g, f, deed.kind, deed.whom)
      return true
    case 'slash':
      yield* slash(g, f)
      return true
    case 'dual':
      yield* dual(g, f, deed.whom, deed.second)
      return true
    case 'shield':
    case 'rush':
      yield* shieldAttack(g, f, deed.kind, deed.whom)
      return true
    case 'grapple':
      yield* tryHandCombat(g, f, deed.whom)
      return true
    case 'shoot':
      yield* shoot(g, f, deed.whom)
      return true
    case 'throw':
      yield* throwAt(g, f, deed.whom)
      return true
    case 'drop-at':
      yield* dropNearby(g, f, deed.square)
      return true
    case 'disengage':
      yield* disengage(g, f, deed.square)
      return true
    case 'cast':
      yield* cast(g, f, deed)
      return true
    case 'change':
      return yield* change(g, f)
    default:
      yield* simple(g, f, deed)
      return true
  }
}

/** What needs neither a target nor a square. */
function* simple(g: Arena, f: OnSand, deed: Deed): Script {
  switch (deed.kind) {
    case 'evade':
      return yield* evade(g, f)
    case 'stand':
      return yield* standUp(g, f)
    case 'prone':
      return yield* goProne(g, f)
    case 'reload':
      return yield* reload(g, f)
    case 'disbelieve':
      return yield* disbelieve(g, f)
    case 'nothing':
      return yield* tellOf(g, [f], { type: 'did-nothing', rule: '30.2', figure: sharedTag(f) } satisfies PerformingEvent)
    default:
      throw new Error(`${deed.kind} is not done alone`)
  }
}
