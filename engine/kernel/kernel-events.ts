import type { GameEvent } from './play.ts'

/** The events that come from the kernel, not from a game. */
export interface KernelEvent extends GameEvent {
  /** taken-back: choices with dice were undone, and new dice are rolled. record-left: newer rules cannot follow that many recorded inputs. */
  readonly type: 'taken-back' | 'record-left'
  readonly inputs: number
}

/** Whether it is an event of the game: a replay does not tell the kernel's again. */
export function isOfGame({ rule }: GameEvent): boolean {
  return rule !== 'undo'
}

/** Reported with the answer that replaces this many with dice or draws. */
export function takenBackEvent(inputs: number): KernelEvent {
  return { type: 'taken-back', rule: 'undo', inputs }
}

/** Reported where play resumed before inputs that could not be followed. */
export function recordLeft(inputs: number): KernelEvent {
  return { type: 'record-left', rule: 'undo', inputs }
}

/** An event of the kernel's in words; null for one of a game. */
export function kernelSentence(event: GameEvent): string | null {
  return isOwn(event) ? SENTENCES[event.type](event.inputs) : null
}

function isOwn(event: GameEvent): event is KernelEvent {
  return Object.hasOwn(SENTENCES, event.type)
}

const SENTENCES: { readonly [T in KernelEvent['type']]: (inputs: number) => string } = {
  'taken-back': (n) => `${choices(n)} with dice or draws ${n === 1 ? 'was' : 'were'} undone; new dice will be rolled.`,
  'record-left': (n) => `The rules have changed and cannot follow the last ${choices(n)}: play goes on from before them.`,
}

function choices(n: number): string {
  return n === 1 ? '1 choice' : `${n} choices`
}
