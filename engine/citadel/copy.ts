import type {
  CarriedWeapon,
  Character,
  Chest,
  CombatEffects,
  DelveState,
  Fight,
  Found,
  Hellgate,
  KeptMaze,
  Loot,
  Lying,
  March,
  Monster,
  Segment,
} from './state.ts'

/**
 * A copy of a raid that shares nothing with it. Written out, field by field, because it is made at every mark:
 * the types see to it that no field is forgotten, a test that nothing is shared.
 */
export function copy(s: DelveState): DelveState {
  return {
    variants: [...s.variants],
    seats: s.seats,
    campaign: s.campaign,
    phase: s.phase,
    start: s.start === null ? null : copyStart(s.start),
    turn: s.turn,
    leader: s.leader,
    sun: s.sun,
    characters: s.characters.map(copyCharacter),
    monsters: s.monsters.map(copyMonster),
    march: copyMarch(s.march),
    segments: s.segments.map(copySegment),
    at: s.at,
    from: s.from,
    trail: [...s.trail],
    entering: s.entering === null ? null : { ...s.entering },
    drawn: s.drawn === null ? null : { ...s.drawn },
    cup: [...s.cup],
    hellgate: copyHellgate(s.hellgate),
    fight: s.fight === null ? null : copyFight(s.fight),
    loot: s.loot === null ? null : copyLoot(s.loot),
    below: s.below === null ? null : { ...s.below, met: [...s.below.met] },
    named: { ...s.named },
    end: s.end === null ? null : { ...s.end },
    // In the order in which a raid has them.
    ...(s.purpose === undefined ? {} : { purpose: s.purpose }),
    ...(s.exchanged === undefined ? {} : { exchanged: s.exchanged.map((each) => ({ ...each })) }),
  }
}

type Start = NonNullable<DelveState['start']>

function copyStart({ heroes, initiates, marched, taken, kept, renamed }: Start): Start {
  const start: Start = { heroes, initiates, marched }
  if (taken !== undefined) start.taken = [...taken]
  if (kept !== undefined) start.kept = copyMaze(kept)
  if (renamed !== undefined) start.renamed = renamed.map((each) => ({ ...each }))
  return start
}

export function copyMaze({ segments, cup, monsters, hellgate, named }: KeptMaze): KeptMaze {
  return {
    segments: segments.map(copySegment),
    cup: [...cup],
    monsters: monsters.map(copyMonster),
    hellgate: copyHellgate(hellgate),
    named: { ...named },
  }
}

function copyMarch(march: March): March {
  return march.map((rank) => [...rank])
}

function copyCharacter(c: Character): Character {
  const same: Character = {
    ...c,
    magic: [...c.magic],
    weapons: c.weapons.map(copyCarried),
    weaponSkill: { ...c.weaponSkill },
    skills: { ...c.skills },
    known: [...c.known],
    cheap: [...c.cheap],
    items: c.items.map(copyFound),
    circled: [...c.circled],
    limits: { ...c.limits },
    jewels: [...c.jewels],
    curses: c.curses.map((curse) => ({ ...curse })),
    combat: copyCombat(c.combat),
    fell: c.fell === null ? null : { ...c.fell },
  }
  return c.atHome === undefined ? same : { ...same, atHome: c.atHome.map(copyFound) }
}

function copyCarried(carried: CarriedWeapon): CarriedWeapon {
  return { ...carried }
}

function copyCombat(combat: CombatEffects): CombatEffects {
  return { ...combat, thrown: [...combat.thrown] }
}

function copyFound<T extends Found>(item: T): T {
  return item.kind === 'talisman' ? { ...item, gains: [...item.gains] } : { ...item }
}

function copyMonster(m: Monster): Monster {
  return { ...m, combat: copyCombat(m.combat), bribe: { gold: m.bribe.gold, jewels: [...m.bribe.jewels] } }
}

function copySegment(there: Segment): Segment {
  const { sides, taken, blocked, jewels, left } = there
  const [north, east, south, west] = sides
  const same: Segment = { ...there, sides: [north, east, south, west], taken: [...taken], blocked: blocked.map((each) => ({ ...each })) }
  if (jewels !== undefined) same.jewels = [...jewels]
  if (left !== undefined) same.left = copyLying(left)
  return same
}

function copyHellgate(hellgate: Hellgate): Hellgate {
  return { ...hellgate }
}

function copyFight(fight: Fight): Fight {
  const same: Fight = {
    ...fight,
    acted: [...fight.acted],
    foes: copyMarch(fight.foes),
    only: fight.only === null ? null : [...fight.only],
    beaten: [...fight.beaten],
    fighters: [...fight.fighters],
    fallen: [...fight.fallen],
  }
  return fight.had === undefined ? same : { ...same, had: { ...fight.had } }
}

function copyLoot(loot: Loot): Loot {
  return { ...copyLying(loot), rule: loot.rule }
}

function copyLying({ gold, jewels, items, chests }: Lying): Lying {
  return { gold, jewels: [...jewels], items: items.map(copyFound), chests: chests.map(copyChest) }
}

function copyChest(chest: Chest): Chest {
  return { ...chest, jewels: [...chest.jewels], items: chest.items.map(copyFound) }
}
