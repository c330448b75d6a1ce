import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { z } from 'zod'
import type { Reply } from '../contract/index.ts'
import type { Host } from '../host/dispatcher.ts'
import { LONGEST_LINE, linesOf } from './lines.ts'

const Id = z.union([z.string(), z.number(), z.null()])
const Request = z.object({ jsonrpc: z.literal('2.0'), id: Id.optional(), method: z.string(), params: z.unknown().optional() })

type RpcId = z.infer<typeof Id>
type Response =
  | { readonly jsonrpc: '2.0'; readonly id: RpcId; readonly result: unknown }
  | {
      readonly jsonrpc: '2.0'
      readonly id: RpcId
      readonly error: { readonly code: number; readonly message: string; readonly data?: object }
    }

/** JSON-RPC 2.0's own codes, and ours for a refused or unknown call, whose own code is in `data`. */
const PARSE_ERROR = -32700
const INVALID_REQUEST = -32600
const REFUSED = -32000

/** The most requests in a batch. */
export const LARGEST_BATCH = 100

/** The most lines under way, and the most letters in them: beyond that, reading waits. A single line may be as long as all together. */
const MOST_UNDER_WAY = { lines: 200, letters: LONGEST_LINE }

/**
 * Speaks JSON-RPC 2.0, one message a line: requests (single or in batches) and notifications in, responses and the
 * host's events out. A response is written as soon as it is ready, so that long work can be watched and stopped; calls that depend
 * on each other are done in order all the same, by the host. Resolves when the input has ended and every request is answered.
 */
export async function serveJsonRpc(host: Host, input: Readable, output: Writable): Promise<void> {
  const write = (message: object) => void output.write(lineOf(message))
  const stop = host.subscribe(({ event, data }) => write({ jsonrpc: '2.0', method: event, params: data }))
  const underWay = new Set<Promise<void>>()
  let letters = 0
  const respond = async (line: string | null) => {
    letters += line?.length ?? 0
    const response = line === null ? TOO_LONG : await answerLine(host, line)
    if (response !== null) write(response)
    letters -= line?.length ?? 0
  }
  for await (const line of linesOf(input)) {
    if (line?.trim() === '') continue
    const one: Promise<void> = respond(line).finally(() => underWay.delete(one))
    underWay.add(one)
    while (underWay.size >= MOST_UNDER_WAY.lines || letters > MOST_UNDER_WAY.letters) await Promise.race(underWay)
    if (output.writableNeedDrain) await once(output, 'drain')
  }
  await Promise.all(underWay)
  stop()
}

/** One line for any reader: U+2028 and U+2029 end lines for some, though not in JSON. */
function lineOf(message: object): string {
  return `${JSON.stringify(message).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`
}

/** The answer to one line, or null where none is wanted. */
async function answerLine(host: Host, line: string): Promise<Response | readonly Response[] | null> {
  let message: unknown
  try {
    message = JSON.parse(line)
  } catch {
    return failed(null, PARSE_ERROR, 'This line is not JSON.')
  }
  if (!Array.isArray(message)) return answer(host, message)
  if (message.length === 0) return failed(null, INVALID_REQUEST, 'A batch must not be empty.')
  if (message.length > LARGEST_BATCH) return failed(null, INVALID_REQUEST, `A batch must not hold more than ${LARGEST_BATCH} requests.`)
  const responses: Response[] = []
  for (const one of message) {
    const response = await answer(host, one)
    if (response !== null) responses.push(response)
  }
  return responses.length === 0 ? null : responses
}

async function answer(host: Host, message: unknown): Promise<Response | null> {
  const request = Request.safeParse(message).data
  if (request === undefined) return failed(null, INVALID_REQUEST, 'This is not a JSON-RPC 2.0 request.')
  const reply = await host.request(request.method, request.params)
  return request.id === undefined ? null : respond(request.id, reply)
}

function respond(id: RpcId, reply: Reply): Response {
  if (reply.ok) return { jsonrpc: '2.0', id, result: reply.value }
  const { code, message, detail, rule } = reply.error
  return failed(id, REFUSED, message, { code, detail, rule })
}

function failed(id: RpcId, code: number, message: string, data?: object): Response {
  return { jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } }
}

const TOO_LONG = failed(null, INVALID_REQUEST, `A line must not be longer than ${LONGEST_LINE} bytes.`)
