import type { Cue } from '../settings/sounds.ts'

// The scores of all sounds, synthesised: no file is loaded. Times are milliseconds from the start of the sound, frequencies Hz,
// levels amplitudes from 0 to 1. No score goes above a third, so that three sounds over the drone stay below full scale.

/** A part of a sound: a tone, or noise through a filter, that rises to its level and dies away until its end. */
export interface Stroke {
  readonly at: number
  readonly ms: number
  readonly level: number
  /** How long it takes to rise; a knock takes 2. */
  readonly rise: number
  readonly from: number
  /** Where its frequency glides to by its end. */
  readonly to: number
  readonly source: OscillatorType | BiquadFilterType
  /** The sharpness of a filter. */
  readonly q: number
}

type Shape = Partial<Pick<Stroke, 'rise' | 'to' | 'source' | 'q'>>

/** A tone; a sine unless told otherwise. */
const tone = (at: number, ms: number, from: number, level: number, shape: Shape = {}): Stroke => ({
  ...{ at, ms, from, level, to: from, rise: 2, source: 'sine', q: 0 },
  ...shape,
})
/** Noise around a frequency; through a band-pass unless told otherwise. */
const noise = (at: number, ms: number, from: number, level: number, shape: Shape = {}): Stroke => ({
  ...{ at, ms, from, level, to: from, rise: 2, source: 'bandpass', q: 1 },
  ...shape,
})

/** As many strokes as asked for, one after the other. */
const series = (count: number, stroke: (i: number) => readonly Stroke[]): readonly Stroke[] =>
  Array.from({ length: count }, (_, i) => stroke(i)).flat()

/** Wood on wood: two knocks, and a rub as it comes to rest. */
const die = (pitch: number) => [
  noise(0, 60, 1100 * pitch, 0.5, { q: 3 }),
  tone(0, 80, 420 * pitch, 0.2, { to: 300 * pitch }),
  noise(120, 50, 1300 * pitch, 0.32, { q: 3 }),
  tone(120, 70, 480 * pitch, 0.12, { to: 340 * pitch }),
  noise(185, 235, 1900 * pitch, 0.1, { rise: 50, q: 0.8, to: 900 * pitch }),
]

/** Five steps on stone; further away, or nearer, with each. */
const stair = (nearness: (step: number) => number) =>
  series(5, (i) => {
    const near = nearness(i)
    return [
      noise(i * 170, 90, 300 + 500 * near, 0.45 * near, { source: 'lowpass' }),
      tone(i * 170, 200, 80 + 50 * near, 0.22 * near, { to: 60 + 30 * near }),
    ]
  })

/** A bowed glass, with or without a second tone above or below it. */
const glass = (interval: number) => [
  tone(0, 600, 740, 0.12, { rise: 140 }),
  tone(0, 600, 743, 0.06, { rise: 180 }),
  tone(0, 420, 2224, 0.02, { rise: 120 }),
  ...(interval === 1 ? [] : [tone(140, 460, 740 * interval, 0.1, { rise: 110 }), tone(140, 460, 742 * interval, 0.05, { rise: 130 })]),
]
const FIFTH = 3 / 2

/** A coin that falls on wood. */
const coin = (at: number, pitch: number) => [
  tone(at, 140, 3520 * pitch, 0.07),
  tone(at, 110, 5240 * pitch, 0.05),
  noise(at, 30, 900, 0.14, { q: 2 }),
]

/** A bell far away: the tones of its hum, strike, third, fifth and octave. */
const bell = (at: number) =>
  [
    [0.5, 0.1, 1000],
    [1, 0.1, 900],
    [1.19, 0.06, 700],
    [1.5, 0.03, 500],
    [2, 0.05, 400],
  ].map(([ratio = 1, level = 0, ms = 0]) => tone(at, ms, 392 * ratio, level, { rise: 8 }))

/** What a cue sounds like. The drone isn't a score: it has no end (`DRONE`). */
export const SCORES: Readonly<Record<Exclude<Cue, 'drone'>, readonly Stroke[]>> = {
  die: die(1),
  'die-low': die(0.66),
  // A board laid on felt.
  tile: [noise(0, 120, 420, 0.9, { source: 'lowpass' }), tone(0, 110, 140, 0.2, { to: 90 })],
  // An iron latch falls, and the hinge gives way in ever shorter jerks.
  door: [
    noise(0, 40, 3100, 0.8, { q: 5 }),
    tone(4, 90, 1240, 0.08),
    tone(4, 70, 1870, 0.05),
    noise(70, 30, 2400, 0.5, { q: 5 }),
    ...series(12, (i) => [noise(150 + 28 * i - i * i * 0.4, 40, 620 + 36 * i, 0.5 - 0.025 * i, { q: 9 })]),
    noise(430, 70, 240, 0.8, { source: 'lowpass' }),
  ],
  'stair-down': stair((i) => 0.82 ** i),
  'stair-up': stair((i) => 0.82 ** (4 - i)),
  // Heavy paper: lifted, turned, laid down.
  page: [
    noise(0, 200, 2200, 0.16, { rise: 90, q: 0.7, to: 5200 }),
    noise(120, 90, 3600, 0.11, { rise: 30, q: 0.8, to: 1800 }),
    noise(195, 65, 620, 0.4, { source: 'lowpass' }),
  ],
  // Short steel on leather.
  blade: [
    noise(0, 40, 4200, 0.14, { source: 'highpass' }),
    tone(0, 200, 1870, 0.06),
    tone(0, 160, 2793, 0.05),
    tone(0, 110, 4187, 0.03),
    noise(10, 100, 480, 0.5, { source: 'lowpass' }),
  ],
  // The string, and the thud where it ends.
  bow: [
    tone(0, 110, 196, 0.2, { source: 'triangle', to: 182 }),
    noise(0, 60, 1500, 0.12, { to: 3000 }),
    noise(100, 90, 380, 0.7, { source: 'lowpass' }),
    tone(100, 100, 125, 0.2, { to: 75 }),
  ],
  // A dry rip of three nails.
  claw: [...series(3, (i) => [noise(i * 34, 90, 1300 + 500 * i, 0.36, { rise: 6, q: 1.2, to: 3400 })]), noise(100, 100, 900, 0.14)],
  miss: [noise(0, 140, 1500, 0.36, { rise: 50, q: 1.4, to: 620 })],
  'spell-fight': glass(FIFTH),
  'spell-mend': glass(1 / FIFTH),
  spell: glass(1),
  coin: [...coin(0, 1), ...coin(75, 1.09), ...coin(130, 0.94), ...coin(210, 1.03)],
  // One drum skin, struck once, left to ring.
  fall: [
    noise(0, 70, 320, 0.3, { source: 'lowpass' }),
    tone(0, 1400, 92, 0.2, { to: 62 }),
    tone(0, 700, 146, 0.07, { to: 100 }),
    tone(0, 400, 212, 0.03, { to: 150 }),
  ],
  // A wet finger on the rim.
  mirror: [
    tone(0, 1500, 1308, 0.11, { rise: 520, to: 1322 }),
    tone(80, 1400, 1964, 0.05, { rise: 620, to: 1972 }),
    tone(200, 1250, 2622, 0.03, { rise: 500 }),
    noise(0, 900, 3900, 0.02, { rise: 300, q: 6, to: 4300 }),
  ],
  // A low organ pipe opens.
  gate: [
    noise(0, 500, 260, 0.14, { source: 'lowpass', rise: 120 }),
    tone(0, 1500, 65.4, 0.14, { source: 'triangle', rise: 420 }),
    tone(160, 1340, 98, 0.08, { source: 'triangle', rise: 520 }),
    tone(320, 1180, 130.8, 0.06, { source: 'triangle', rise: 560 }),
    tone(480, 1020, 196, 0.03, { rise: 500 }),
  ],
  out: [...bell(0), ...bell(800), ...bell(1600)],
}

/** Two tones, each beating slowly against one a little beside it. */
export const DRONE: readonly { readonly hz: number; readonly level: number }[] = [
  { hz: 55, level: 0.035 },
  { hz: 55.21, level: 0.03 },
  { hz: 82, level: 0.018 },
  { hz: 82.34, level: 0.015 },
]

/** How long a score takes, in milliseconds. */
export function lengthOf(score: readonly Stroke[]): number {
  return Math.max(...score.map(({ at, ms }) => at + ms))
}
