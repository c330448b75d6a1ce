import { type Bridge, type Client, clientOf, type HostEvent, type Reply, readEvent } from '../electron/contract/index.ts'

declare global {
  interface Window {
    /** Put there by the desktop app's preload. */
    readonly citadel?: Bridge
  }
}

/** The client of this page's host: the desktop app's own, or the one behind the loopback address. */
export async function connect(): Promise<Client> {
  return clientOf(window.citadel ?? (await loopbackBridge(location, sessionStorage)))
}

/** How long to wait before each further attempt to reach the host again, in milliseconds; the last one repeats. */
const PAUSES = [250, 500, 1000, 2000]

const NO_TOKEN =
  'This page was opened without its key. Open the whole address that Citadel printed when it started, with everything after the #.'
const UNREACHABLE = 'Citadel is not running any more. Start it again with npm start, and open the address that it prints.'

function closed(message: string): Reply {
  return { ok: false, error: { code: 'closed', message } }
}

/** One WebSocket to the host, reopened after a loss; pending requests are then answered with `closed`. */
async function loopbackBridge(place: Location, storage: Storage): Promise<Bridge> {
  const token = takeToken(place, storage)
  if (token === null) throw new Error(NO_TOKEN)
  const address = `ws://${place.host}/socket`
  const waiting = new Map<number, (reply: Reply) => void>()
  const listeners = new Set<(event: HostEvent) => void>()
  let last = 0
  let socket = await open(address, token).catch(() => {
    throw new Error(UNREACHABLE)
  })
  let connected = true
  attend(socket)

  function tell(event: HostEvent): void {
    for (const listener of [...listeners]) listener(event)
  }

  function attend(live: WebSocket): void {
    live.addEventListener('message', ({ data }) => {
      const message: unknown = JSON.parse(String(data))
      const event = readEvent(message)
      if (event) return tell(event)
      if (!isAnswer(message)) return
      waiting.get(message.id)?.(message.reply)
      waiting.delete(message.id)
    })
    live.addEventListener('close', () => void lost())
  }

  async function lost(): Promise<void> {
    connected = false
    for (const answer of waiting.values()) answer(closed(UNREACHABLE))
    waiting.clear()
    tell({ event: 'connection.changed', data: { connected: false } })
    for (let attempt = 0; !connected; attempt++) {
      await new Promise((resume) => setTimeout(resume, PAUSES[Math.min(attempt, PAUSES.length - 1)]))
      const again = await open(address, token ?? '').catch(() => null)
      if (!again) continue
      socket = again
      connected = true
      attend(again)
    }
    tell({ event: 'connection.changed', data: { connected: true } })
  }

  return {
    request: (call, input) =>
      new Promise((answer) => {
        if (!connected) return answer(closed(UNREACHABLE))
        const id = ++last
        waiting.set(id, answer)
        socket.send(JSON.stringify({ id, call, input }))
      }),
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The token comes in the fragment, is kept for reloads of this tab only, and leaves the address bar. */
function takeToken(place: Location, storage: Storage): string | null {
  const fresh = new URLSearchParams(place.hash.slice(1)).get('token')
  if (fresh === null) return storage.getItem('token')
  storage.setItem('token', fresh)
  history.replaceState(null, '', place.pathname)
  return fresh
}

/** A socket that has shown its token and was accepted. */
function open(address: string, token: string): Promise<WebSocket> {
  const socket = new WebSocket(address)
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => socket.send(JSON.stringify({ token })), { once: true })
    socket.addEventListener('message', () => resolve(socket), { once: true })
    socket.addEventListener('close', () => reject(new Error('refused')), { once: true })
  })
}

function isAnswer(message: unknown): message is { readonly id: number; readonly reply: Reply } {
  return typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'number' && 'reply' in message
}
