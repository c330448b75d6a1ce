import { copyLevels } from './chapters/103-profile.ts'
import type { Activity, End, HeroSheet, HeroState, March, Section } from './state.ts'

/**
 * A copy of a game that shares nothing with it. Written out, field by field, because it is made at every mark: the types see to
 * it that no field is forgotten, a test that nothing is shared.
 */
export function copy(s: HeroState): HeroState {
  return {
    phase: s.phase,
    turn: s.turn,
    at: s.at,
    catacomb: { ...s.catacomb },
    variants: [...s.variants],
    ...(s.laidByApp && { laidByApp: true }),
    sections: s.sections.map(copySection),
    activity: s.activity === null ? null : copyActivity(s.activity),
    march: s.march === null ? null : copyMarch(s.march),
    end: s.end === null ? null : copyEnd(s.end),
  }
}

function copyEnd({ tied, dice, ...end }: End): End {
  return {
    ...end,
    ...(tied === undefined ? {} : { tied: [...tied] }),
    ...(dice === undefined ? {} : { dice: Object.fromEntries(Object.entries(dice).map(([id, thrown]) => [id, [...thrown]])) }),
  }
}

function copySection({ hero, counters, tried, ...section }: Section): Section {
  return {
    ...section,
    hero: hero === null ? null : copyHero(hero),
    counters: counters.map((counter) => ({ ...counter, at: counter.at === null ? null : { ...counter.at } })),
    ...(tried === undefined ? {} : { tried: { ...tried } }),
  }
}

function copyHero(hero: HeroSheet): HeroSheet {
  const { bought, now, at, carries, killed } = hero
  return {
    ...hero,
    bought: copyLevels(bought),
    now: copyLevels(now),
    at: at === null ? null : { ...at },
    carries: [...carries],
    killed: { ...killed },
  }
}

function copyActivity(activity: Activity): Activity {
  const { opened, path, stared } = activity
  return { ...activity, opened: [...opened], path: path.map((spot) => ({ ...spot })), stared: [...stared] }
}

function copyMarch(march: March): March {
  const { moved, moving, trailing } = march
  return {
    ...march,
    moved: [...moved],
    moving: moving === null ? null : { ...moving },
    trailing: trailing.map(({ id, from, path }) => ({ id, from: { ...from }, path: path.map((spot) => ({ ...spot })) })),
  }
}
