import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { pickOne } from '../asks.ts'
import { type BattleSpell, parseAction } from '../open/actions.ts'
import type { Cave, CaveState, Player } from '../state.ts'
import { addedBy } from '../tables/index.ts'
import { exchangeable } from './01-strength.ts'
import { loseLife } from './04-life.ts'
import { hand, lootFrom } from './05-objects.ts'
import { againstOther, type FightResult, ownDie } from './14-combat.ts'
import { can, cardOfPlayer, combatStrength, craftOf, idOf, isToad, living } from './characters.ts'
import { cast, own, theirs } from './own.ts'
import { endTurn } from './turns.ts'

export type DuelEvent =
  | { type: 'slipped-away'; rule: '14.6'; seat: Seat; by: Seat }
  | { type: 'duel'; rule: '14.8' | '15.2'; seat: Seat; against: Seat; score: number; defence: number; result: FightResult }

/** 12.1, 12.2: those he may attack here, and how; a Toad attacks no one (C-42). */
export function attacks(s: CaveState, p: Player): readonly string[] {
  if (isToad(p) || s.variants.includes('no-attacks')) return []
  const here = living(s, p.seat).filter((other) => other !== p && other.at === p.at)
  return here.flatMap((other) => {
    const plain = `attack:${idOf(other)}`
    return can(p, 'mind-attack') ? [plain, `${plain}:psychic`] : [plain]
  })
}

/** Who plays that Character now. */
export function livingPlayer(s: CaveState, character: string): Player | undefined {
  return s.players.find((p) => p.character === character)
}

/** 14.6 to 14.10. True where they fought, which ends the turn; false where the attacked slipped away (C-63). */
export function* attack(g: Cave, p: Player, other: Player, psychic: boolean): Script<boolean> {
  const by = cardOfPlayer(p).id
  if (can(other, 'slips-away')) {
    const ids = () => ['evade', 'stand']
    const choice = yield* theirs(g, other, { rule: '14.6', topic: 'evade', ids, data: () => ({ by }) })
    if (parseAction('evade', choice).kind === 'evade') {
      yield* tell(g, { type: 'slipped-away', rule: '14.6', seat: other.seat, by: p.seat } satisfies DuelEvent)
      return false
    }
  }
  const bonus = yield* attackerCasts(g, p, psychic, other)
  const parry = yield* defenderCasts(g, other, psychic, p, bonus)
  const rule = psychic ? '15.2' : '14.8'
  const score = (yield* ownDie(g, p, rule, can(p, 'ambush') && !psychic)) + might(p, psychic) + bonus
  const defence = (yield* ownDie(g, other, rule, false, 'defence')) + might(other, psychic) + parry
  const result = score > defence ? 'won' : score < defence ? 'lost' : 'even'
  yield* tell(g, { type: 'duel', rule, seat: p.seat, against: other.seat, score, defence, result } satisfies DuelEvent)
  endTurn(g.state)
  if (result === 'won') yield* takeSpoils(g, p, other, psychic)
  if (result === 'lost') yield* takeSpoils(g, other, p, psychic)
  return true
}

/** 14.8, 15.2: what he puts into it without die and Spell. */
export function might(p: Player, psychic: boolean): number {
  return psychic ? craftOf(p) : combatStrength(p)
}

function useful(p: Player, psychic: boolean): readonly BattleSpell[] {
  const spell = psychic ? 'mind-blade' : 'might'
  return p.spells.includes(spell) ? [spell] : []
}

/** 14.7, C-71: the attacker first, one Spell. */
function* attackerCasts(g: Cave, p: Player, psychic: boolean, other: Player): Script<number> {
  const ids = () => ['fight', ...useful(p, psychic).map((spell) => `cast:${spell}`)]
  const by = psychic ? 'craft' : 'strength'
  const data = () => ({ against: againstOther(idOf(other), by, might(other, psychic)) })
  const deed = parseAction('fight', yield* own(g, p, { rule: '14.7', topic: 'fight', ids, data }))
  if (deed.kind !== 'fight' || deed.spell === null) return 0
  yield* cast(g, p, deed.spell)
  return addedBy(deed.spell)
}

/** 14.7, C-81: a player who holds any Spell decides, and one who could exchange trophies. */
function* defenderCasts(g: Cave, p: Player, psychic: boolean, by: Player, bonus: number): Script<number> {
  if (p.spells.length === 0 && exchangeable(p) === 0) return 0
  const ids = () => ['stand', ...useful(p, psychic).map((spell) => `cast:${spell}`)]
  const data = () => ({ by: cardOfPlayer(by).id, psychic, bonus })
  const { spell } = parseAction('defend', yield* theirs(g, p, { rule: '14.7', topic: 'defend', ids, data }))
  if (spell === null) return 0
  yield* cast(g, p, spell)
  return addedBy(spell)
}

/** 14.9, C-48, C-109: a Life, a Gold, or an Object that the victor may own. */
function* takeSpoils(g: Cave, winner: Player, loser: Player, psychic: boolean): Script {
  const ids = ['life', ...lootFrom(winner, loser).map((loot) => `take:${loot}`)]
  const from = cardOfPlayer(loser).id
  const asked = { seat: winner.seat, rule: '14.9', topic: 'spoils', about: idOf(winner), ids, data: { from } } as const
  const spoils = parseAction('spoils', ids.length === 1 ? 'life' : yield* pickOne(asked))
  if (spoils.kind === 'life') {
    yield* loseLife(g, loser, idOf(winner), !psychic)
    return
  }
  const { loot } = spoils
  yield* hand(g, loser, winner, { type: 'robbed', rule: '14.9', seat: winner.seat, from: loser.seat, loot })
}
