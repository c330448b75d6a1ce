import { assertNever } from '../../kernel/assert-never.ts'
import { percent } from '../../kernel/odds.ts'
import type { Stream } from '../../kernel/random.ts'
import type { CavePick } from '../asks.ts'
import { living } from '../chapters/characters.ts'
import { lootId, parseAction } from '../open/actions.ts'
import { NAMED } from '../tables/table-types.ts'
import { arena, defend, encounter, evade, fight, ward } from './battle.ts'
import { revealWorth } from './cards.ts'
import { searchWorth, spaceWorth } from './meeting.ts'
import { type BotChoice, best, one } from './pick.ts'
import { spoilWorth } from './rivals.ts'
import type { Scene } from './scene.ts'
import { dares } from './trials.ts'
import { direction, leaveChamber, move, pace, recall } from './turn.ts'
import { deck, heal, leave, reRoll, shrine, take, visit } from './visiting.ts'
import { craftWorth, leastObject } from './worth.ts'

// The best first, by how often they win.
const CHARACTERS = ['pit-gladiator', 'bone-caller', 'cave-delver', 'deep-miner', 'night-blade', 'cyborg', 'seeress', 'gnome-tinker']
const SPELLS = ['ward', 'might', 'mind-blade', 'mend', 'recall', 'swift-foot', 'sticky-fingers', 'firebolt']

export function choice(scene: Scene, ask: CavePick, chance: Stream): BotChoice {
  const { ids } = ask
  switch (ask.topic) {
    case 'character':
      return one(
        best(ids, (id) => -CHARACTERS.indexOf(parseAction('character', id).character)),
        'Wins more games than the others offered',
      )
    case 'move':
      return move(scene, ids)
    case 'pace':
      return pace(scene, ids)
    case 'direction':
      return direction(scene, ids, ask.data.left)
    case 'stop-here':
      return dares(scene) ? one('stop', trialsReason(scene)) : one('go-on', trialsReason(scene))
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
      return rollAt(scene, ask.data.space)
    case 'leave':
      return leave(scene, ids, ask.data.count)
    case 'shrine':
      return shrine(scene)
    case 'arena':
      return arena(scene, ids)
    case 're-roll':
      return reRoll(scene, ids, ask.data.dice)
    case 'search':
      return search(scene)
    case 'trials':
      return dares(scene) ? one('enter', trialsReason(scene)) : one('pass', trialsReason(scene))
    case 'too-many':
      return one(`ditch:${leastObject(scene.p)?.copy ?? ''}`, 'The others help you more')
    case 'too-many-spells':
      return one(
        best(ids, (id) => SPELLS.indexOf(parseAction('too-many-spells', id).spell)),
        'The others help you more',
      )
    default:
      return assertNever(ask)
  }
}

/** 14.9: what costs the loser most and helps most. */
function spoils(scene: Scene, ids: readonly string[], by: string): BotChoice {
  const from = living(scene.s, scene.p.seat).find(({ character }) => character === by)
  if (from === undefined) return one(ids[0] ?? 'life', SPOILS)
  return one(
    best(ids, (id) => {
      const spoil = parseAction('spoils', id)
      return spoilWorth(scene, from, spoil.kind === 'life' ? 'life' : lootId(spoil.loot))
    }),
    SPOILS,
  )
}

const SPOILS = 'Gains you most and costs the loser most'

/** 12.5: on what the decision for or against the Trials rests. */
function trialsReason(scene: Scene): string {
  const { s, ready, temper } = scene
  const odds = `${percent(ready)} to pass all three Trials`
  if (!dares(scene)) return `Only ${odds}: gather more first`
  if (s.players.length === 1) return ready >= temper.alone ? odds : `${odds}, and the rounds are running out`
  const { enters } = s.players.length === 2 ? temper.duel : temper.crowd
  return ready >= enters ? odds : `${odds}, and a rival is close to winning`
}

/** 12.5: the Crystal found against the Craft that a failed search costs. */
function search(scene: Scene): BotChoice {
  const isFree = craftWorth(scene.p, -1) === 0
  if (searchWorth(scene) > 0) return one('search', isFree ? 'A failed search costs you nothing' : 'The find is worth the risk of 1 Craft')
  return one('pass', revealWorth(scene) > 0 ? 'The odds are too low to risk 1 Craft' : 'A rival is readier for the Trials than you')
}

/** 12.6: Fountain and Altar. */
function rollAt(scene: Scene, space: string): BotChoice {
  const id = NAMED.find((each) => each === space)
  return id !== undefined && spaceWorth(scene, id) > 0
    ? one('roll', 'The gains outweigh the losses')
    : one('pass', 'The losses outweigh the gains')
}
