import type { HeroView, SectionView } from '../../../../engine/hero/view-types.ts'
import type { LogEntry, SessionView } from '../../../../engine/kernel/types.ts'
import type { RecallPage } from '../../../recall-page.ts'
import { EVENTS } from '../events.ts'
import { heroName, heroView } from '../table/view.ts'
import { hitsOf, placeIn } from './place.ts'
import { CourtshipStrip } from './strip.tsx'

export const RECALL: RecallPage = {
  happened: (_session, log) => lastTelling(log),
  where: (session) => told(session, where),
  wanted: (session) => told(session, wanted),
  Strip: CourtshipStrip,
}

function told(session: SessionView, tell: (view: HeroView) => string): string {
  const view = heroView(session)
  return view ? tell(view) : 'A game under older rules.'
}

/** What the riches, wounds and losses of a game are: everything but steps and turns. */
function lastTelling(log: readonly LogEntry[]): readonly LogEntry[] {
  const telling = log.filter((entry) => (EVENTS.look(entry)?.tone ?? 'plain') !== 'plain')
  const all = telling.length > 0 ? telling : log
  return all.filter((entry, i) => all.findLastIndex(({ text }) => text === entry.text) === i).slice(-2)
}

/** Where each hero is: everybody at the table sees that. */
function where(view: HeroView): string {
  return view.sections.map((section) => `${heroName(section)} ${whereabouts(view, section)}.`).join(' ')
}

function whereabouts(view: HeroView, { hero }: SectionView): string {
  if (hero === null) return 'is still being made'
  const { left, of } = hitsOf(hero)
  const hurt = hero.status === 'dead' ? '' : left < of ? `, ${left} of ${of} hits left` : ', unhurt'
  return `is ${placeIn(view, hero)}${hurt}`
}

function wanted(view: HeroView): string {
  const mine = view.sections.find(({ seat }) => seat === view.seat)
  const hero = mine?.hero
  if (!hero) return 'Make a hero who can win Alysa.'
  const others = view.sections.filter((section) => section !== mine).map(heroName)
  const rivals = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(others)
  if (view.phase === 'monsters') return `Keep the hero whose monsters you move away from Alysa.`
  if (hero.status === 'dead') return `Your monsters still play: keep ${rivals} from winning her.`
  if (hero.status === 'track') return `Reach the heart with more points than ${rivals}.`
  return `Reach Alysa in time, with more points than ${rivals}: now ${hero.points.total}.`
}
