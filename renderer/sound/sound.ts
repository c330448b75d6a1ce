import { onSettings, settings } from '../settings/settings.ts'
import { type Cue, SOUNDS, type SoundId } from '../settings/sounds.ts'
import type { Player } from './player.ts'

// The door to all sounds. Nothing is loaded and no audio device is opened before sound is switched on and someone has pressed
// something; the player is a chunk of its own. A sound never says anything that isn't written too, and nothing waits for one.

/** Sounds for one answer; more would be noise. */
const MOST = 3

/** How long the drone is heard on trial, in milliseconds. */
const DRONE_TRIAL = 5000

/** The weightiest first: what is kept where too much happens at once. */
const WEIGHT: readonly Cue[] = [
  ...(['out', 'fall', 'gate', 'mirror', 'die', 'die-low', 'stair-down', 'stair-up'] as const),
  ...(['spell-fight', 'spell-mend', 'spell', 'coin', 'blade', 'bow', 'claw', 'door', 'miss', 'tile', 'page'] as const),
]

let player: Promise<Player> | null = null
let waiting: readonly Cue[] = []
let isDroneDue = false
let isDroneTried = false
let cards = 0

/** Plays these in their order, after the page has been drawn; while sound is off, or the page hidden, nothing. */
export function play(...cues: readonly Cue[]): void {
  if (cues.length === 0 || !settings().sound) return
  if (waiting.length === 0) setTimeout(playWaiting)
  waiting = [...waiting, ...cues]
}

/** Lets a sound be heard by itself, in all its kinds; the drone for as long as it takes to judge it. */
export function hear(sound: SoundId): void {
  if (sound === 'drone') tryDrone()
  else withPlayer((to) => to.play(SOUNDS[sound].cues, Number.POSITIVE_INFINITY))
}

function tryDrone(): void {
  isDroneTried = true
  tendDrone()
  setTimeout(() => {
    isDroneTried = false
    tendDrone()
  }, DRONE_TRIAL)
}

/** The sounds kept of an answer: each one once, the weightiest, in the order in which they happened. */
export function fewest(cues: readonly Cue[]): readonly Cue[] {
  const kept = WEIGHT.filter((cue) => cues.includes(cue)).slice(0, MOST)
  return [...new Set(cues)].filter((cue) => kept.includes(cue))
}

/** Whether the place at the table has a drone. It is silent while a card lies over the table. */
export function setDrone(isDue: boolean): void {
  isDroneDue = isDue
  tendDrone()
}

/** A card is laid over the table: a page turns, and the drone stops. Returns a function that takes the card up. */
export function layCard(): () => void {
  cards++
  play('page')
  tendDrone()
  return () => {
    cards--
    tendDrone()
  }
}

function playWaiting(): void {
  const cues = fewest(waiting)
  waiting = []
  if (mayBeHeard()) withPlayer((to) => to.play(cues))
}

function tendDrone(): void {
  const on = isDroneTried || (isDroneDue && cards === 0)
  if (on ? mayBeHeard() : player !== null) withPlayer((to) => to.drone(on))
}

/** A browser lets nothing be heard before the first press, and nothing sounds from a page that nobody sees. */
function mayBeHeard(): boolean {
  return settings().sound && !document.hidden && navigator.userActivation.hasBeenActive
}

/** A machine without sound stays silent: it lacks nothing that is not written too. */
function withPlayer(use: (player: Player) => void): void {
  player ??= import('./player.ts').then(({ openPlayer }) => openPlayer())
  player.then(use).catch(() => {})
}

onSettings(() => {
  const { sound } = settings()
  if (player !== null) withPlayer((to) => (sound ? to.adjust() : to.close()))
  if (!sound) player = null
  tendDrone()
})

document.addEventListener('visibilitychange', () => {
  if (player !== null) withPlayer((to) => to.rest(document.hidden))
  tendDrone()
})
