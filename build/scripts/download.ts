import { createWriteStream, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { setTimeout as pause } from 'node:timers/promises'

/** How long a line may stand still, in milliseconds. */
const STILL = 30_000
/** So many tries in a row may bring nothing. */
const TRIES = 4
/** Between two tries, in milliseconds. */
const PAUSE = 2000

interface Options {
  /** The file that keeps what has come. */
  readonly partial: string
  /** Told why a try has ended, where another follows. */
  readonly say?: (text: string) => void
  /** In bytes; null where the server does not say how many there are. */
  readonly onProgress?: (done: number, whole: number | null) => void
  readonly still?: number
  readonly wait?: number
}

/** An answer that another try would not change. */
class Final extends Error {}
/** One that it may. */
class Refused extends Error {}

/**
 * Downloads a file. A line that breaks or stands still is tried again from where it stopped, and so is a download that was ended, at the
 * next start: `partial` keeps what has come. However slow the line, it goes on while anything comes.
 */
export async function download(
  url: string,
  target: string,
  { partial, say = () => {}, onProgress = () => {}, still = STILL, wait = PAUSE }: Options,
): Promise<void> {
  mkdirSync(dirname(partial), { recursive: true })
  mkdirSync(dirname(target), { recursive: true })
  for (let vain = 0; ; ) {
    const before = sizeOf(partial)
    try {
      await attempt(url, partial, before, { onProgress, still })
      break
    } catch (error) {
      if (error instanceof Final || !(error instanceof Error)) throw error
      vain = sizeOf(partial) > before ? 0 : vain + 1
      if (vain === TRIES) throw error
      const at = sizeOf(partial)
      say(`${error.message} Trying again${at > 0 ? ` from ${megabytes(at)} MB on` : ''} ...`)
      await pause(wait)
    }
  }
  renameSync(partial, target)
}

async function attempt(
  url: string,
  partial: string,
  from: number,
  { onProgress, still }: Required<Pick<Options, 'onProgress' | 'still'>>,
): Promise<void> {
  const control = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const alive = () => {
    clearTimeout(timer)
    timer = setTimeout(() => control.abort(new Error(`The line stood still for ${still / 1000} s.`)), still)
  }
  try {
    alive()
    const response = await fetch(url, { signal: control.signal, headers: from > 0 ? { range: `bytes=${from}-` } : {} })
    if (response.status === 416) {
      rmSync(partial, { force: true })
      throw new Error('What had come does not fit.')
    }
    if (!response.ok || response.body === null) throw refusedBy(response.status, url)
    const goesOn = response.status === 206
    const length = Number(response.headers.get('content-length'))
    let done = goesOn ? from : 0
    const whole = length > 0 ? done + length : null
    const counted = async function* (source: AsyncIterable<Uint8Array>) {
      for await (const chunk of source) {
        alive()
        done += chunk.length
        onProgress(done, whole)
        yield chunk
      }
    }
    await pipeline(Readable.fromWeb(response.body as ReadableStream), counted, createWriteStream(partial, { flags: goesOn ? 'a' : 'w' }), {
      signal: control.signal,
    })
    if (whole !== null && done < whole) throw new Error('The line broke.')
  } catch (error) {
    if (control.signal.aborted) throw control.signal.reason
    if (error instanceof Final || error instanceof Refused) throw error
    throw new Error(inWords(error))
  } finally {
    clearTimeout(timer)
  }
}

function refusedBy(status: number, url: string): Error {
  const isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429
  const text = `${new URL(url).host} answers ${status}.`
  return isFinal ? new Final(text) : new Refused(text)
}

function inWords(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : null
  const message = cause instanceof Error ? cause.message : String(cause)
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'The address of the server cannot be found: is there a network, or a proxy to be set in HTTPS_PROXY?'
    case 'ECONNREFUSED':
      return 'The server, or the proxy before it, refuses the connection.'
    case 'ENOSPC':
      return 'The disk is full.'
    default:
      return /[.?]$/.test(message) ? message : `The line broke (${code ?? message}).`
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0)
}

/** One line: how much has come. */
export function bar(done: number, whole: number | null, width = 30): string {
  if (whole === null) return `${megabytes(done)} MB`
  const full = Math.floor((width * done) / whole)
  return `[${'#'.repeat(full)}${'-'.repeat(width - full)}] ${Math.floor((100 * done) / whole)}%, ${megabytes(done)} of ${megabytes(whole)} MB`
}
