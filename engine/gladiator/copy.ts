import type { StableSheet } from './sheet-types.ts'
import type { ArenaState, Figure, Thing } from './state.ts'

/** A copy that shares nothing with the game. */
export function copy(s: ArenaState): ArenaState {
  return {
    ...s,
    variants: [...s.variants],
    seats: s.seats.map((player) => ({ ...player })),
    exits: [...s.exits],
    party: s.party.map(copySheet),
    terrain: s.terrain.map((one) => ({ ...one })),
    things: s.things.map((one) => ({ ...one })),
    figures: s.figures.map(copyFigure),
    known: s.known.map((one) => ({ ...one })),
    lastSeen: s.lastSeen.map((one) => ({ ...one })),
    numbers: { ...s.numbers },
    end: s.end === null ? null : { ...s.end, earned: { ...s.end.earned } },
  }
}

function copySheet(sheet: StableSheet): StableSheet {
  const { start, gear, kept } = sheet
  return { ...sheet, start: { ...start }, gear: { ...gear, slung: [...gear.slung] }, kept: [...kept] }
}

function copyFigure(f: Figure): Figure {
  return {
    ...f,
    normal: { ...f.normal },
    learnsFrom: { ...f.learnsFrom },
    earned: { ...f.earned },
    fallen: f.fallen === null ? null : { ...f.fallen },
    ready: copyThing(f.ready),
    also: copyThing(f.also),
    slung: f.slung.map((one) => ({ ...one })),
    spells: [...f.spells],
    effects: f.effects.map((one) => ({ ...one })),
    holds: [...f.holds],
    orders: { ...f.orders },
  }
}

function copyThing(thing: Thing | null): Thing | null {
  return thing === null ? null : { ...thing }
}
