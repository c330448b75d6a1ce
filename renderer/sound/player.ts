import { type Settings, settings } from '../settings/settings.ts'
import { type Cue, type SoundId, soundOf } from '../settings/sounds.ts'
import { DRONE, lengthOf, SCORES, type Stroke } from './scores.ts'

/** Plays scores and the drone, each at its volume in the settings. */
export interface Player {
  /**
   * One after the other; what was still to come of earlier ones is dropped. The drone is not played so.
   *
   * @param apart the most seconds until the next one begins: a longer sound rings on under it
   */
  play(cues: readonly Cue[], apart?: number): void
  /** Fades the drone in or out. */
  drone(on: boolean): void
  /** Takes over volumes that changed. */
  adjust(): void
  /** Silence, while the page is hidden. */
  rest(isHidden: boolean): void
  /** Ends everything and frees the device. */
  close(): void
}

/** A sound that was given to the device; times in its seconds. */
interface Voice {
  readonly from: number
  readonly until: number
  readonly out: GainNode
}

/** Sounds at a time; a further one fades the oldest. */
const MOST_AT_ONCE = 3
/** Before the first stroke, so that no start lies in the past, in seconds. */
const LEAD = 0.02
/** The usual time from one sound to the next, in seconds. */
const APART = 0.42
const FADE = 0.03
const DRONE_FADE = 1.5

export function openPlayer(): Player {
  const device = new AudioContext({ latencyHint: 'interactive' })
  const master = device.createGain()
  master.gain.value = loudness(settings().volume)
  master.connect(device.destination)
  const hiss = noiseOf(device)
  let voices: readonly Voice[] = []
  let drone: { readonly out: GainNode; readonly tones: readonly OscillatorNode[] } | null = null

  const outAt = (level: number) => {
    const out = device.createGain()
    out.gain.value = level
    out.connect(master)
    return out
  }

  return {
    play(cues, apart = APART) {
      const now = device.currentTime
      for (const { from, out } of voices) if (from > now) out.disconnect()
      voices = voices.filter(({ from, until }) => from <= now && until > now)
      let from = now + LEAD
      for (const cue of cues) {
        if (cue === 'drone') continue
        const score = SCORES[cue]
        const length = lengthOf(score) / 1000
        if (voices.length >= MOST_AT_ONCE) fade(voices[0], from)
        const out = outAt(volumeOf(soundOf(cue), settings()))
        for (const stroke of score) strike(device, hiss, stroke, from, out)
        voices = [...voices.slice(1 - MOST_AT_ONCE), { from, until: from + length, out }]
        from += Math.min(length, apart)
      }
    },
    drone(on) {
      const now = device.currentTime
      if (on && !drone) {
        const out = outAt(0)
        out.gain.setTargetAtTime(volumeOf('drone', settings()), now, DRONE_FADE / 3)
        drone = { out, tones: DRONE.map(({ hz, level }) => hum(device, hz, level, out)) }
      } else if (!on && drone) {
        drone.out.gain.setTargetAtTime(0, now, DRONE_FADE / 10)
        for (const tone of drone.tones) tone.stop(now + DRONE_FADE)
        drone = null
      }
    },
    adjust() {
      const now = settings()
      master.gain.setTargetAtTime(loudness(now.volume), device.currentTime, FADE)
      drone?.out.gain.setTargetAtTime(volumeOf('drone', now), device.currentTime, FADE)
    },
    rest(isHidden) {
      void (isHidden ? device.suspend() : device.resume())
    },
    close() {
      void device.close()
    },
  }
}

/** Hearing is logarithmic: half of the slider is about half as loud. */
function loudness(percent: number): number {
  return (percent / 100) ** 2
}

function volumeOf(sound: SoundId, { volumes }: Settings): number {
  return loudness(volumes[sound])
}

function fade(voice: Voice | undefined, at: number): void {
  voice?.out.gain.setTargetAtTime(0, at, FADE)
}

/** Plays one stroke of a sound that begins at `from`, in seconds. */
function strike(device: AudioContext, hiss: AudioBuffer, stroke: Stroke, from: number, out: AudioNode): void {
  const begin = from + stroke.at / 1000
  const end = begin + stroke.ms / 1000
  const envelope = device.createGain()
  envelope.gain.setValueAtTime(0, begin)
  envelope.gain.linearRampToValueAtTime(stroke.level, begin + stroke.rise / 1000)
  envelope.gain.exponentialRampToValueAtTime(stroke.level / 1000, end)
  envelope.connect(out)
  const source = isWave(stroke.source)
    ? oscillator(device, stroke, begin, end, stroke.source)
    : filtered(device, hiss, stroke, begin, end, stroke.source)
  source.connect(envelope)
}

function oscillator(device: AudioContext, { from, to }: Stroke, begin: number, end: number, wave: OscillatorType): AudioNode {
  const tone = device.createOscillator()
  tone.type = wave
  glide(tone.frequency, from, to, begin, end)
  tone.start(begin)
  tone.stop(end)
  return tone
}

function filtered(
  device: AudioContext,
  hiss: AudioBuffer,
  { from, to, q }: Stroke,
  begin: number,
  end: number,
  type: BiquadFilterType,
): AudioNode {
  const source = device.createBufferSource()
  source.buffer = hiss
  source.start(begin)
  source.stop(end)
  const filter = device.createBiquadFilter()
  filter.type = type
  filter.Q.value = q
  glide(filter.frequency, from, to, begin, end)
  return source.connect(filter)
}

function glide(frequency: AudioParam, from: number, to: number, begin: number, end: number): void {
  frequency.setValueAtTime(from, begin)
  if (to !== from) frequency.exponentialRampToValueAtTime(to, end)
}

function hum(device: AudioContext, hz: number, level: number, out: AudioNode): OscillatorNode {
  const tone = device.createOscillator()
  tone.frequency.value = hz
  const at = device.createGain()
  at.gain.value = level
  tone.connect(at).connect(out)
  tone.start()
  return tone
}

const WAVES: ReadonlySet<string> = new Set(['sine', 'square', 'sawtooth', 'triangle'] satisfies OscillatorType[])

function isWave(source: Stroke['source']): source is OscillatorType {
  return WAVES.has(source)
}

/** A second of noise, the same every time (Numerical Recipes' generator). */
function noiseOf(device: AudioContext): AudioBuffer {
  const buffer = device.createBuffer(1, device.sampleRate, device.sampleRate)
  const samples = buffer.getChannelData(0)
  let word = 1
  for (let i = 0; i < samples.length; i++) {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0
    samples[i] = word / 2 ** 31 - 1
  }
  return buffer
}
