import type { Counts, RecordLine, RecordSection } from '../../kernel/campaign.ts'
import { causeName } from './fell.ts'
import { kindName } from './tale.ts'

// What a gladiator's fights come to, in words: the end of the record.

/**
 * Kills by kind, what was struck with, and how often he hit beside how often he was to be expected to. Only fights that were told with
 * their chances count for hits.
 */
export function careerSections(fights: readonly Counts[]): readonly RecordSection[] {
  const kills = summed(fights, 'slew:')
  const struck = summed(fights, 'struck:')
  const landed = summed(fights, 'landed:')
  const weighed = fights.filter(({ expected }) => expected !== undefined)
  const total = (name: string) => weighed.reduce((sum, counts) => sum + (counts[name] ?? 0), 0)
  const greatest = (name: string) => fights.reduce((most, counts) => Math.max(most, counts[name] ?? 0), 0)
  return [
    { id: 'kills', title: 'Kills', lines: kills.map(([kind, count]) => line(kind, kindName(kind), count)) },
    {
      id: 'attacks',
      title: 'Attacks',
      lines: [
        line('attacks', 'Attacks', total('attacks')),
        line('hits', 'Hits', total('hits')),
        line('expected', 'Hits expected', Math.round(total('expected') * 10) / 10),
        line('blow', 'Greatest blow', greatest('blow')),
        line('shot', 'Longest shot', greatest('shot')),
      ].filter(({ value }) => value !== 0),
    },
    {
      id: 'struck-with',
      title: 'Struck with',
      lines: struck.map(([arm, count]) => {
        const hits = landed.find(([id]) => id === arm)?.[1] ?? 0
        return { ...line(arm, causeName(arm), count), detail: hits === 1 ? '1 hit' : `${hits} hits` }
      }),
    },
  ]
}

/** The sums of all counts whose name begins so, by the rest of it, the greatest first. */
function summed(fights: readonly Counts[], prefix: string): readonly (readonly [string, number])[] {
  const sums = new Map<string, number>()
  for (const counts of fights)
    for (const [name, count] of Object.entries(counts)) {
      if (!name.startsWith(prefix)) continue
      const rest = name.slice(prefix.length)
      sums.set(rest, (sums.get(rest) ?? 0) + count)
    }
  return [...sums].toSorted(([, a], [, b]) => b - a)
}

function line(id: string, label: string, value: number): RecordLine {
  return { id, label, value, was: null, detail: '' }
}
