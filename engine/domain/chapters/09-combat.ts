import { type Script, tell } from '../../kernel/play.ts'
import type { Seat, TableCell } from '../../kernel/types.ts'
import { pickOne, roll } from '../asks.ts'
import { parseAction } from '../open/actions.ts'
import { cardOf, deckOf } from '../open/cards.ts'
import type { Character, Domain, DomainState, Fight, Foe, Item } from '../state.ts'
import { ENCOUNTERS, EXPERIENCE, FIGHT_ROUNDS, FIRST_BLOW_FROM, TROUBLE_TIMES } from '../tables/index.ts'
import { heal, idOf, learn, loseLife } from './04-life.ts'
import { isDark } from './05-squares.ts'
import { canHarm, defenceWith, type HandSet, handSets, type Struck, setAttack } from './09-hands.ts'
import { creatureRow, doubled } from './cards.ts'
import { bareAttack, effectOf, hasLight, hasPower } from './characters.ts'

export type CombatEvent =
  | { type: 'armed'; rule: '9.4'; seat: Seat; items: readonly string[]; attack: number; defence: number }
  | { type: 'blow'; rule: '9.2'; seat: Seat; by: 'character' | 'creature'; attack: number; defence: number; hit: boolean; round: number }
  | { type: 'creature-beaten'; rule: BeatenRule; seat: Seat; card: string; how: BeatenBy }

type BeatenRule = '9.2' | '9.6' | '10.4' | '11.2.5' | '11.3.1' | '11.3.4' | '12.2'
export type BeatenBy = 'blow' | 'javelin' | 'mirror-shield' | 'boneshaker' | 'ante-freeze' | 'mirror-image' | 'fireball'

/** won: it is beaten. lost: it has hit him. empty: no one was hit, or he drew back. dead: he is no longer there. */
export type FightEnd = 'won' | 'lost' | 'empty' | 'dead'

/** 9.1, 12.1: a creature as it is fought. From a magic room its attack counts double, its defence does not (D-86). */
export function foeOf(s: DomainState, lying: Item): Foe {
  const { card } = lying
  const found = cardOf(card)
  if (found.type !== 'creature') throw new Error(`${card} cannot be fought`)
  const { kind, attack, defence, undead } = found
  return { kind, card, attack: doubled(attack ?? 0, lying), defence: defence ?? 0, undead, ...creatureRow(s, card) }
}

/** 9: at most three rounds. `doubledFrom` is the round from which Double Trouble counts. Where he has to go afterwards is for the caller. */
export function* fight(g: Domain, c: Character, foe: Foe, doubledFrom: number | null): Script<FightEnd> {
  const s = g.state
  const set = yield* chooseHands(g, c, foe, doubledFrom)
  const initiative = yield* hasInitiative(g, c, foe)
  const inTheDark = c.at !== null && isDark(s, c.at) && !hasLight(c)
  s.fight = {
    foe,
    hands: set.map(({ card }) => card),
    attack: attackWith(c, set, foe),
    defence: defenceWith(c, set),
    harms: canHarm(set, struckAt(foe)),
    initiative,
    first: initiative && !inTheDark,
    round: 1,
    doubledFrom: doubledFrom ?? underDoubling(c),
  }
  const end = yield* rounds(g, c, s.fight)
  s.fight = null
  return end
}

/** D-55: every blow, while Double Trouble lasts; null without it. */
export function underDoubling(c: Character): number | null {
  return effectOf(c, 'double-trouble') === null ? null : 1
}

export function struckAt({ undead }: Pick<Foe, 'undead'>): Struck {
  return undead ? 'undead' : 'living'
}

/** 4.3, 9.4: without the die. Against the undead ordinary weapons add nothing (D-31). */
export function attackWith(c: Character, set: HandSet, foe: Pick<Foe, 'undead'>): number {
  return bareAttack(c) + setAttack(set, struckAt(foe))
}

/** 9.4: before the fight he says what he holds; asked only where there is a choice (D-85). */
function* chooseHands(g: Domain, c: Character, foe: Foe, doubledFrom: number | null): Script<HandSet> {
  const sets = handSets(c)
  const ids = sets.map(armId)
  const data = { card: foe.card, kind: foe.kind, ...(doubledFrom === null ? {} : { doubledFrom }) }
  const asked = { seat: c.seat, rule: '9.4', topic: 'arm', about: idOf(c), data, ids } as const
  const [first = []] = sets
  const choice = sets.length > 1 ? yield* pickOne(asked) : null
  const set = choice === null ? first : (sets.find((each) => armId(each) === choice) ?? first)
  const items = set.map(({ card }) => card)
  const told = { type: 'armed', rule: '9.4', seat: c.seat, items, attack: attackWith(c, set, foe), defence: defenceWith(c, set) } as const
  yield* tell(g, told satisfies CombatEvent)
  return set
}

export function armId(set: HandSet): string {
  return `arm:${set.map(({ card }) => card).join('+')}`
}

/** 9.1, D-21: the higher has it; of equals a die decides, once for the whole fight. */
function* hasInitiative(g: Domain, c: Character, foe: Foe): Script<boolean> {
  if (c.experience !== foe.initiative) return c.experience > foe.initiative
  return (yield* roll(g, '1D6', { topic: 'first-blow', rule: '9.1', of: foe.kind, who: idOf(c), seat: c.seat })) >= FIRST_BLOW_FROM
}

/** 9.2, 9.3: blow and answer, until someone is hit; between empty rounds he who has the initiative may draw back. */
function* rounds(g: Domain, c: Character, f: Fight): Script<FightEnd> {
  for (; f.round <= FIGHT_ROUNDS; f.round++) {
    const order = f.first ? (['character', 'creature'] as const) : (['creature', 'character'] as const)
    for (const by of order) {
      if (by === 'character' ? f.harms && (yield* strikeBlow(g, c, f)) : yield* takeBlow(g, c, f)) return yield* decided(g, c, f, by)
    }
    if (f.round < FIGHT_ROUNDS && f.initiative && !(yield* fightsOn(c, f))) return 'empty'
  }
  return 'empty'
}

function* fightsOn(c: Character, { round }: Fight): Script<boolean> {
  const ids = ['fight-on', 'retreat']
  const asked = { seat: c.seat, rule: '9.3', topic: 'round', about: idOf(c), data: { round }, ids } as const
  return parseAction('round', yield* pickOne(asked)).kind === 'fight-on'
}

/** 9.2: the die and his attack against its defence; equal isn't a hit (D-20). Double Trouble doubles the whole (D-55). */
function* strikeBlow(g: Domain, c: Character, f: Fight): Script<boolean> {
  const parts = [{ label: 'attack', value: f.attack }]
  const reads = onFoe(f.foe, 'defence')
  const total = yield* roll(g, '1D6', { topic: 'blow', rule: '9.2', of: f.foe.kind, who: idOf(c), seat: c.seat, parts, reads })
  const attack = isDoubled(f) ? total * TROUBLE_TIMES : total
  const hit = attack > f.foe.defence
  const blow = { type: 'blow', rule: '9.2', seat: c.seat, by: 'character', attack, defence: f.foe.defence, hit, round: f.round } as const
  yield* tell(g, blow satisfies CombatEvent)
  return hit
}

/** Its numbers stand in the table of creatures, of one met in a passage in that of encounters (12.1, 10.4). */
function onFoe({ kind, card }: Foe, column: 'attack' | 'defence'): () => TableCell {
  if (card !== null) return () => ({ table: '12.1', row: `${deckOf(card)}.${kind}`, column })
  const row = ENCOUNTERS.rows.find((each) => 'creature' in each && each.creature === kind)
  return () => ({ table: '10.4', row: String(row?.die), column })
}

/** The round from which Double Trouble counts that was cast on meeting it (D-49, D-111). */
export function doublesFrom({ experience }: Pick<Character, 'experience'>, { initiative }: { readonly initiative: number }): number {
  return experience > initiative ? 1 : 2
}

function isDoubled({ doubledFrom, round }: Pick<Fight, 'doubledFrom' | 'round'>): boolean {
  return doubledFrom !== null && round >= doubledFrom
}

function* takeBlow(g: Domain, c: Character, f: Fight): Script<boolean> {
  const parts = [{ label: 'attack', value: f.foe.attack }]
  const reads = onFoe(f.foe, 'attack')
  const attack = yield* roll(g, '1D6', { topic: 'creature-blow', rule: '9.2', of: f.foe.kind, who: idOf(c), seat: c.seat, parts, reads })
  const hit = attack > f.defence
  const blow = { type: 'blow', rule: '9.2', seat: c.seat, by: 'creature', attack, defence: f.defence, hit, round: f.round } as const
  yield* tell(g, blow satisfies CombatEvent)
  return hit
}

/** A hit ends it: the creature is gone, or he loses life points, which the Blood Stone gives back to a survivor (13.2, D-94). */
function* decided(g: Domain, c: Character, { foe }: Fight, by: 'character' | 'creature'): Script<FightEnd> {
  const s = g.state
  if (by === 'character') {
    const rule = foe.card === null ? '10.4' : '9.2'
    yield* tell(g, { type: 'creature-beaten', rule, seat: c.seat, card: foe.card ?? foe.kind, how: 'blow' } satisfies CombatEvent)
    yield* learn(g, c, EXPERIENCE.combat, 'combat')
    return 'won'
  }
  const before = c.lifePoints
  if (!(yield* loseLife(g, c, foe.lifePoints, foe.kind))) return 'dead'
  if (hasPower(s, c, 'blood-stone')) yield* heal(g, c, before - c.lifePoints, '13.2', 'blood-stone')
  return 'lost'
}
