import { useSyncExternalStore } from 'react'
import { preference, setPreference } from './preferences.ts'
import { SOUND_IDS, type SoundId } from './sounds.ts'

/** The choices of each setting; the first is the default. */
export const CHOICES = {
  /** Daylight or candle-light, or as the system. */
  theme: ['system', 'light', 'dark'],
  textSize: ['normal', 'large', 'larger'],
  motion: ['system', 'reduced', 'full'],
  contrast: ['system', 'more'],
  /** Whether odds are shown beside choices that roll. */
  odds: [true, false],
  /** Whether questions with one legal answer are answered by themselves. */
  certain: [true, false],
  /** Whether a hint stands on every card and is chosen there, or is given on request. */
  hints: [false, true],
  /** How fast the steps between two questions are told: blows of a fight, turns of others. */
  pace: ['quick', 'slow', 'at-once'],
  /** Which moments are laid on the table: great and small, the great ones, or none. */
  moments: ['all', 'great', 'none'],
  /** Whether tips and the guide of the first game may appear. */
  tips: [true, false],
  /** Whether single-key shortcuts are on (WCAG 2.1.4). */
  singleKeys: [true, false],
  /** Whether anything is heard. */
  sound: [false, true],
} as const

/** How this page is shown to this person. It belongs to the machine, not to the campaign. */
export type Settings = { readonly [S in keyof typeof CHOICES]: (typeof CHOICES)[S][number] } & Volumes

/** How loud it is, in percent. */
interface Volumes {
  /** Of everything. */
  readonly volume: number
  /** Of each sound, of what the whole allows. */
  readonly volumes: Readonly<Record<SoundId, number>>
}

const USUAL_VOLUME = 70

/** The settings; the component renders again when one changes, in this window or another. */
export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, settings)
}

/** For code outside components. The object stays the same until a setting changes. */
export function settings(): Settings {
  const stored = preference(KEY)
  if (known === null || known.stored !== stored) known = { stored, read: read(stored) }
  return known.read
}

export function changeSettings(changed: Partial<Settings>): void {
  setPreference(KEY, JSON.stringify({ ...settings(), ...changed }))
  for (const listener of listeners) listener()
}

/** Restores every default. */
export function forgetSettings(): void {
  setPreference(KEY, null)
  for (const listener of listeners) listener()
}

/** Listens to changes. Returns a function that stops it. */
export function onSettings(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

const KEY = 'citadel.settings'
const listeners = new Set<() => void>()
let known: { readonly stored: string | null; readonly read: Settings } | null = null

/** Stored settings may be of another version, or corrupt: each one that is not among its choices gets its default. */
function read(stored: string | null): Settings {
  const kept = parsed(stored)
  return {
    theme: oneOf(CHOICES.theme, kept.theme),
    textSize: oneOf(CHOICES.textSize, kept.textSize),
    motion: oneOf(CHOICES.motion, kept.motion),
    contrast: oneOf(CHOICES.contrast, kept.contrast),
    odds: oneOf(CHOICES.odds, kept.odds),
    certain: oneOf(CHOICES.certain, kept.certain),
    hints: oneOf(CHOICES.hints, kept.hints),
    pace: oneOf(CHOICES.pace, kept.pace),
    moments: oneOf(CHOICES.moments, kept.moments),
    tips: oneOf(CHOICES.tips, kept.tips),
    singleKeys: oneOf(CHOICES.singleKeys, kept.singleKeys),
    sound: oneOf(CHOICES.sound, kept.sound),
    volume: percent(kept.volume, USUAL_VOLUME),
    volumes: volumesOf(kept.volumes),
  }
}

function volumesOf(kept: unknown): Settings['volumes'] {
  const given = new Map(typeof kept === 'object' && kept !== null ? Object.entries(kept) : [])
  const volumes = SOUND_IDS.map((id) => [id, percent(given.get(id), 100)] as const)
  return Object.fromEntries(volumes) as Settings['volumes']
}

function percent(value: unknown, usual: number): number {
  return typeof value === 'number' && value >= 0 && value <= 100 ? value : usual
}

function parsed(stored: string | null): { readonly [S in keyof Settings]?: unknown } {
  try {
    const kept: unknown = JSON.parse(stored ?? '{}')
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

function oneOf<T>(choices: readonly [T, ...T[]], value: unknown): T {
  return choices.find((choice) => choice === value) ?? choices[0]
}
