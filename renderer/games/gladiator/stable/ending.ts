import type { Ending, Fated } from '../../../campaign-page.ts'
import { lossesInWords } from '../../../screens/losses.ts'

/** Those who fell in it; bones that stayed bones aren't lost in this fight. */
function goneOf(people: readonly Fated[]): readonly Fated[] {
  return people.filter(({ fate }) => fate === 'fallen')
}

function livingOf(people: readonly Fated[]): number {
  return people.filter(({ fate }) => fate === 'came-out').length
}

/** How a fight of a stable ended and who died in it: won where someone of it stood on the winning side (2.1). */
export const ending: Ending = {
  isVictory: ({ standings = [] }) => standings.some(({ winner }) => winner === true),
  line: ({ outcome, victory }, people) => {
    const gone = goneOf(people)
    const how = victory ? 'Won' : outcome === 'draw' ? 'Draw' : 'Lost'
    if (livingOf(people) === 0) return `${how}, no one came home`
    return gone.length === 0 ? `${how}, all came home` : `${how}, ${lossesInWords(gone, 2)}`
  },
  short: ({ outcome, victory }, people) => {
    if (outcome === 'abandoned') return 'Break-out'
    const gone = goneOf(people)
    const how = victory ? 'Won' : outcome === 'draw' ? 'Draw' : 'Lost'
    return gone.length === 0 ? how : `${how}; ${lossesInWords(gone, 1)}`
  },
  mark: ({ outcome, victory }, people) => {
    if (outcome === 'abandoned') return { icon: 'g-dungeon-gate', tone: 'up' }
    if (victory) return { icon: 'g-crossed-swords', tone: 'won' }
    const gone = goneOf(people).length
    if (gone === 0) return { icon: 'g-open-gate', tone: 'home' }
    return { icon: 'g-crossed-bones', tone: livingOf(people) === 0 ? 'none' : 'loss' }
  },
}
