import { type Bridge, type Client, clientOf, type HostEvent, isHostEvent, type Reply } from '../electron/contract/index.ts'

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
const NO_ENTRY =
  'The key in this address has been used before, or belongs to an earlier start. Open the whole address that Citadel printed when it started.'
const UNREACHABLE = 'Citadel is no longer running. Start it again with npm start, and open the address that it prints.'

function closed(message: string): Reply {
  return { ok: false, error: { code: 'closed', message } }
}

/** One WebSocket to the host, reopened after a loss; pending requests are then answered with `closed`. */
async function loopbackBridge(place: Location, storage: Storage): Promise<Bridge> {
  const key = takeKey(place, storage)
  if (key === null) throw new Error(NO_TOKEN)
  const address = `ws://${place.host}/socket`
  const waiting = new Map<number, (reply: Reply) => void>()
  const listeners = new Set<(event: HostEvent) => void>()
  let last = 0
  const first = await open(address, key)
  const { token } = first
  storage.setItem('token', token)
  let { socket } = first
  let connected = true
  attend(socket)

  function tell(event: HostEvent): void {
    for (const listener of [...listeners]) listener(event)
  }

  function attend(live: WebSocket): void {
    live.addEventListener('message', ({ data }) => {
      const message: unknown = JSON.parse(String(data))
      if (isHostEvent(message)) return tell(message)
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
      const again = await open(address, { token }).catch(() => null)
      if (!again) continue
      socket = again.socket
      connected = true
      attend(socket)
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

/** What opens the host: a token, or a code that is exchanged for one. */
type Key = { readonly token: string } | { readonly code: string }

/** The key comes in the fragment and leaves the address bar; a token is kept for reloads of this tab only. */
function takeKey(place: Location, storage: Storage): Key | null {
  const fragment = new URLSearchParams(place.hash.slice(1))
  const [code, fresh] = [fragment.get('code'), fragment.get('token')]
  if (code !== null || fresh !== null) history.replaceState(null, '', place.pathname)
  if (code !== null) return { code }
  const token = fresh ?? storage.getItem('token')
  return token === null ? null : { token }
}

/** WebSocket close code (RFC 6455): the key was refused. */
const NOT_ALLOWED = 1008

/** A socket that has shown its key and was accepted, and the token for the next one. Rejects with a sentence. */
function open(address: string, key: Key): Promise<{ readonly socket: WebSocket; readonly token: string }> {
  const socket = new WebSocket(address)
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => socket.send(JSON.stringify(key)), { once: true })
    socket.addEventListener(
      'message',
      ({ data }) => {
        const welcome: unknown = JSON.parse(String(data))
        resolve({ socket, token: 'code' in key ? tokenIn(welcome) : key.token })
      },
      { once: true },
    )
    socket.addEventListener('close', (event) => reject(new Error(event.code === NOT_ALLOWED ? NO_ENTRY : UNREACHABLE)), { once: true })
  })
}

function tokenIn(welcome: unknown): string {
  return typeof welcome === 'object' && welcome !== null && 'token' in welcome ? String(welcome.token) : ''
}

function isAnswer(message: unknown): message is { readonly id: number; readonly reply: Reply } {
  return typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'number' && 'reply' in message
}
