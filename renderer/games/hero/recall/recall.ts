import type { HeroView, SectionView } from '../../../../engine/hero/view-types.ts'
import { type RecallPage, toldOf } from '../../../recall-page.ts'
import { heroName, heroView } from '../table/view.ts'
import { hitsOf, placeIn } from './place.ts'
import { CourtshipStrip } from './strip.tsx'

export const RECALL: RecallPage = {
  where: toldOf(heroView, where),
  wanted: toldOf(heroView, wanted),
  Strip: CourtshipStrip,
}

/** Where each hero is: everyone at the table sees that. */
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
