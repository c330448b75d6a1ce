import type { Ending } from '../../../campaign-page.ts'
import { goneOf, lossesInWords } from '../../../screens/losses.ts'

/** How a raid ended and who was lost; the victory is that the Hellgate was destroyed (17.0). */
export const ending: Ending = {
  isVictory: ({ kind }) => kind === 'team-victory',
  line: ({ victory }, people) => {
    const gone = goneOf(people)
    if (gone.length === people.length) return victory ? 'Died destroying the Hellgate' : 'No one came out'
    if (gone.length === 0) return victory ? 'The Hellgate destroyed, all came out' : 'All came out'
    return `${victory ? 'The Hellgate destroyed' : 'Came out'}, ${lossesInWords(gone, 2)}`
  },
  short: ({ outcome, victory }, people) => {
    if (outcome === 'abandoned') return 'Given up'
    const gone = goneOf(people)
    if (gone.length === 0) return victory ? 'Victory, all came out' : 'All came out'
    if (gone.length === people.length) return 'No one came out'
    const losses = lossesInWords(gone, 1)
    return victory ? `Victory; ${losses}` : losses
  },
  mark: ({ outcome, victory }, people) => {
    if (outcome === 'abandoned') return { icon: 'x-castle', tone: 'up' }
    if (victory) return { icon: 'x-hellgate', tone: 'won' }
    const gone = goneOf(people).length
    if (gone === 0) return { icon: 'x-castle', tone: 'home' }
    return gone === people.length ? { icon: 'x-tomb', tone: 'none' } : { icon: 'x-castle', tone: 'loss' }
  },
}
