import type { ReactNode } from 'react'
import { CHARACTERISTICS, type HeroView, type Kind, type SectionView, WEAPONS } from '../../../../engine/hero/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { rollsIn, type ToldRoll } from '../../../dice/worked-sum.ts'
import type { Effect } from '../../../moment/card.tsx'
import { Fate } from '../../../moment/fate.tsx'
import { Numbers } from '../../../moment/numbers.tsx'
import { momentPieces } from '../../../moment/pieces.tsx'
import type { Moment } from '../../../moment-page.ts'
import { EVENTS, kindsSeen, sectionOf } from '../events.ts'
import { titled } from '../table/names.ts'
import { heroView, turnOf } from '../table/view.ts'
import { useHeroTables } from '../tables.ts'

/** The moments of a game. */
export const MOMENTS = momentPieces(EVENTS, (moment) => {
  const view = heroView(moment.session)
  const section = view && sectionIn(view, moment)
  return { when: view ? turnOf(view) : '', beside: besideOf(moment), effects: section ? effectsOf(moment, section) : [] }
})

/** Where it happens. */
function sectionIn(view: HeroView, { event }: Moment): SectionView | null {
  const told = EVENTS.read(event)
  return view.sections.find(({ id }) => told !== null && id === sectionOf(told)) ?? null
}

/** The die that decided it; of one who is met, its numbers. */
function besideOf({ event, all }: Moment): ReactNode {
  const told = EVENTS.read(event)
  if (told?.type === 'sighted') {
    const [kind] = kindsSeen(told)
    return kind && <OfMonster kind={kind} />
  }
  const roll = rollOf(event, all)
  return roll && <Fate roll={roll} faces={null} />
}

/** The throw of the event itself; of a death, that of the wound before it. */
function rollOf(event: LogEntry, all: readonly LogEntry[]): ToldRoll | null {
  const [own = null] = rollsIn(event.data)
  if (own || EVENTS.read(event)?.type !== 'died') return own
  const wound = all.slice(0, all.indexOf(event)).findLast((each) => EVENTS.read(each)?.type === 'wound')
  return rollsIn(wound?.data ?? null)[0] ?? null
}

/** The numbers of a monster (203, 210F, 214A). */
function OfMonster({ kind }: { readonly kind: Kind }) {
  const tables = useHeroTables()
  if (!tables) return null
  const { monsterToHit } = tables['210F']
  const { courage } = tables['214A']
  const needed = Object.entries(monsterToHit).find(([each]) => each === kind)?.[1]
  const points = Object.entries(courage).find(([each]) => each === kind)?.[1]
  return (
    <Numbers
      rows={[
        needed === undefined ? ['Attacks', 'his intelligence'] : ['Hits him on two dice from', needed],
        ['Points for courage', points ?? '–'],
      ]}
    />
  )
}

/** What changed on the hero's sheet. */
function effectsOf({ event }: Moment, { hero }: SectionView): readonly Effect[] {
  const told = EVENTS.read(event)
  if (!hero) return []
  const { strength } = hero.now.characteristics
  switch (told?.type) {
    case 'riches-taken':
      return [{ icon: 'x-coins', what: 'Riches, if he brings them to her', to: `${hero.points.riches} points` }]
    case 'reached-alysa':
      return [
        { icon: 'w-sword', what: 'Courage', to: `${hero.points.courage}` },
        { icon: 'x-talisman', what: 'Charm', to: `${hero.points.charm}` },
        { icon: 'x-coins', what: 'Riches', to: `${hero.points.riches}` },
      ]
    case 'succubus':
      return told.lost > 0 ? [{ icon: 'x-drop', what: 'Strength', from: `${strength + told.lost}`, to: `${strength}` }] : []
    case 'died':
      return lossesOf(hero)
    default:
      return []
  }
}

/** Everything that he lost on the way, the most first. */
function lossesOf({ bought, now }: NonNullable<SectionView['hero']>): readonly Effect[] {
  const all = [
    ...CHARACTERISTICS.map((trait) => ({ trait, from: bought.characteristics[trait], to: now.characteristics[trait] })),
    ...WEAPONS.map((trait) => ({ trait, from: bought.weapons[trait], to: now.weapons[trait] })),
  ]
  return all
    .filter(({ from, to }) => to < from)
    .toSorted((a, b) => b.from - b.to - (a.from - a.to))
    .slice(0, MOST_EFFECTS)
    .map(({ trait, from, to }) => ({ icon: 'x-drop', what: titled(trait), from: `${from}`, to: `${to}` }))
}

const MOST_EFFECTS = 4
