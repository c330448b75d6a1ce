import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { pickOne, pickSome, roll } from '../asks.ts'
import { parseAction } from '../open/actions.ts'
import type { Cave, Player } from '../state.ts'
import { CHAMBER_RESULTS } from '../tables/index.ts'
import { type ChamberId, type ChamberResult, FIGHTERS, type Fighter } from '../tables/table-types.ts'
import { gainGold } from './03-gold.ts'
import { loseLife } from './04-life.ts'
import { putDown, settle } from './05-objects.ts'
import { search, visitCrystal } from './12-crystal.ts'
import { apply } from './13-results.ts'
import { againstOther, fightOther } from './14-combat.ts'
import { can, craftOf, idOf, isToad } from './characters.ts'
import { own } from './own.ts'
import { endTurn } from './turns.ts'

export type ChamberEvent =
  | { type: 'chamber'; rule: '12.4'; seat: Seat; at: string; chamber: ChamberId }
  | { type: 'chamber-die'; rule: '12.4'; seat: Seat; chamber: ChamberId; die: number }

/** 12.4: the Magic Crystal Chamber for its Trials; in any other a die says what it is this time (C-04), and then he may search (12.5). */
export function* meetChamber(g: Cave, p: Player): Script {
  if (p.at === g.state.crystal) return yield* visitCrystal(g, p)
  const die = yield* chamberDie(g, p, 'chamber')
  const chamber = CHAMBER_RESULTS[die - 1]
  if (chamber === undefined) throw new Error(`no Chamber has the number ${die}`)
  yield* tell(g, { type: 'chamber', rule: '12.4', seat: p.seat, at: p.at, chamber: chamber.id } satisfies ChamberEvent)
  yield* CHAMBERS[chamber.id](g, p, chamber)
  yield* search(g, p)
}

const CHAMBERS: Readonly<Record<ChamberId, (g: Cave, p: Player, chamber: ChamberResult) => Script>> = {
  'chamber-of-terror': terror,
  'melcarts-shrine': shrine,
  bazaar: byDie,
  'demons-lair': demonsLair,
  'gladiatorial-arena': arena,
  void: byDie,
}

function chamberDie(g: Cave, p: Player, topic: 'chamber' | 'chamber-die', of?: ChamberId) {
  const reads = (face: number) =>
    of === undefined ? { table: '12.4', row: `${face}` } : { table: '12.4.results', row: `${face}`, column: of }
  return roll(g, '1D6', { topic, ...(of === undefined ? {} : { of }), rule: '12.4', who: idOf(p), seat: p.seat, reads })
}

/** The second die of a Chamber: what it brings. */
function* resultOf(
  g: Cave,
  p: Player,
  { id, die = [] }: Pick<ChamberResult, 'id'> & { readonly die?: ChamberResult['die'] | readonly never[] },
) {
  const face = yield* chamberDie(g, p, 'chamber-die', id)
  yield* tell(g, { type: 'chamber-die', rule: '12.4', seat: p.seat, chamber: id, die: face } satisfies ChamberEvent)
  return die[face - 1] ?? 'nothing'
}

/** 12.4 (1): with Craft below 8 it costs a Life. */
function* terror(g: Cave, p: Player, { id, craft = 0 }: ChamberResult): Script {
  if (craftOf(p) < craft) yield* loseLife(g, p, id)
}

/** 12.4 (2), C-37: two Objects or a Life; with fewer than two, and for a Toad, a Life (C-42). */
function* shrine(g: Cave, p: Player, { id, leave = 0 }: ChamberResult): Script {
  const ids = [...(p.objects.length >= leave && !isToad(p) ? ['leave-two'] : []), 'lose-life']
  const asked = { seat: p.seat, rule: '12.4', topic: 'shrine', about: idOf(p), ids } as const
  const choice = ids.length === 1 ? 'lose-life' : yield* pickOne(asked)
  if (parseAction('shrine', choice).kind === 'lose-life') {
    yield* loseLife(g, p, id)
    return
  }
  const objects = p.objects.map((copy) => `leave:${copy}`)
  const picked =
    objects.length === leave
      ? objects
      : yield* pickSome({ ...asked, topic: 'leave', ids: objects, min: leave, max: leave, data: { count: leave } })
  const left = picked.flatMap((one) => {
    const { loot } = parseAction('leave', one)
    return loot.kind === 'object' ? [loot.card] : []
  })
  yield* putDown(g, p, left, 0, '12.4')
  yield* settle(g, p)
}

/** 12.4 (3, 6): what the second die brings. If it takes turns from him, nothing more happens in this one (C-07). */
function* byDie(g: Cave, p: Player, chamber: ChamberResult): Script {
  const { misses } = p
  yield* apply(g, p, yield* resultOf(g, p, chamber), chamber.id, 'other')
  if (p.misses > misses) endTurn(g.state)
}

/** 12.4 (4): from 4 on all of them together, by Craft. They aren't Spirit cards (C-94). */
function* demonsLair(g: Cave, p: Player, chamber: ChamberResult): Script {
  if ((yield* resultOf(g, p, chamber)) === 'demons') yield* fightOther(g, p, againstOther('demons', 'craft', chamber.craft ?? 0))
}

const PURSE = 1

/** 12.4 (5), C-107: the one the die says; the Pit Gladiator chooses, and has a Gold for winning. */
function* arena(g: Cave, p: Player, chamber: ChamberResult): Script {
  const fighter = can(p, 'arena-name') ? yield* chooseFighter(g, p) : fighterOf(yield* resultOf(g, p, chamber))
  const result = yield* fightOther(g, p, againstOther(fighter, 'strength', chamber.fighters?.[fighter] ?? 0))
  if (result === 'won' && can(p, 'arena-name')) yield* gainGold(g, p, PURSE, chamber.id, 'other')
}

function* chooseFighter(g: Cave, p: Player): Script<Fighter> {
  const ids = () => FIGHTERS.map((fighter) => `fight:${fighter}`)
  return parseAction('arena', yield* own(g, p, { rule: '12.4', topic: 'arena', ids })).fighter
}

function fighterOf(result: string): Fighter {
  const found = FIGHTERS.find((fighter) => fighter === result)
  if (found === undefined) throw new Error(`${result} fights in no arena`)
  return found
}
