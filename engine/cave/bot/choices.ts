import { assertNever } from '../../kernel/assert-never.ts'
import type { Stream } from '../../kernel/random.ts'
import type { CavePick } from '../asks.ts'
import { living } from '../chapters/characters.ts'
import { lootId, parseAction } from '../open/actions.ts'
import { NAMED } from '../tables/table-types.ts'
import { arena, defend, encounter, evade, fight, ward } from './battle.ts'
import { searchWorth, spaceWorth } from './meeting.ts'
import { type BotChoice, best, one } from './pick.ts'
import { spoilWorth } from './rivals.ts'
import type { Scene } from './scene.ts'
import { dares } from './trials.ts'
import { direction, leaveChamber, move, pace, recall } from './turn.ts'
import { deck, heal, leave, reRoll, shrine, take, visit } from './visiting.ts'
import { leastObject } from './worth.ts'

// The best first, by how often they win.
const CHARACTERS = ['pit-gladiator', 'bone-caller', 'cave-delver', 'deep-miner', 'night-blade', 'cyborg', 'seeress', 'gnome-tinker']
/** A chance of all three Trials that somebody may call himself ready with. */
const LIKELY = 0.5
const SPELLS = ['ward', 'might', 'mind-blade', 'mend', 'recall', 'swift-foot', 'sticky-fingers', 'firebolt']

export function choice(scene: Scene, ask: CavePick, chance: Stream): BotChoice {
  const { ids } = ask
  switch (ask.topic) {
    case 'character':
      return one(
        best(ids, (id) => -CHARACTERS.indexOf(parseAction('character', id).character)),
        'He suits me',
      )
    case 'move':
      return move(scene, ids)
    case 'pace':
      return pace(scene, ids)
    case 'direction':
      return direction(scene, ids, ask.data.left)
    case 'stop-here':
      return dares(scene) ? one('stop', 'Now or never') : one('go-on', 'Not yet')
    case 'recall':
      return recall(scene, ids)
    case 'leave-chamber':
      return leaveChamber(scene, ids)
    case 'encounter':
      return encounter(scene, ids)
    case 'evade':
      return evade(scene, ask.data.by)
    case 'defend':
      return defend(scene, ids, ask.data)
    case 'spoils':
      return spoils(scene, ids, ask.data.from)
    case 'deck':
      return deck(scene, ids, chance)
    case 'fight':
      return fight(scene, ids, ask.data.against)
    case 'ward':
      return ward(scene, ids)
    case 'visit':
      return visit(scene, ids, ask.data.card)
    case 'heal':
      return heal(scene, ids, ask.data.card)
    case 'take':
      return take(scene, ids)
    case 'space':
      return throwAt(scene, ask.data.space)
    case 'leave':
      return leave(scene, ids, ask.data.count)
    case 'shrine':
      return shrine(scene)
    case 'arena':
      return arena(scene, ids)
    case 're-roll':
      return reRoll(scene, ids, ask.data.dice)
    case 'search':
      return searchWorth(scene) > 0 ? one('search', 'It may be here') : one('pass', 'My Craft is worth more')
    case 'trials':
      return dares(scene) ? one('enter', scene.ready >= LIKELY ? 'I am ready' : 'Now or never') : one('pass', 'Not yet')
    case 'too-many':
      return one(`ditch:${leastObject(scene.p)?.copy ?? ''}`, 'That is missed least')
    case 'too-many-spells':
      return one(
        best(ids, (id) => SPELLS.indexOf(parseAction('too-many-spells', id).spell)),
        'That is missed least',
      )
    default:
      return assertNever(ask)
  }
}

/** 14.9: what hurts him most and helps most. */
function spoils(scene: Scene, ids: readonly string[], by: string): BotChoice {
  const from = living(scene.s, scene.p.seat).find(({ character }) => character === by)
  if (from === undefined) return one(ids[0] ?? 'life', 'As it comes')
  return one(
    best(ids, (id) => {
      const spoil = parseAction('spoils', id)
      return spoilWorth(scene, from, spoil.kind === 'life' ? 'life' : lootId(spoil.loot))
    }),
    'That hurts him most',
  )
}

/** 12.6: Fountain and Altar. */
function throwAt(scene: Scene, space: string): BotChoice {
  const id = NAMED.find((each) => each === space)
  return id !== undefined && spaceWorth(scene, id) > 0 ? one('roll', 'Worth a throw') : one('pass', 'Better not')
}
