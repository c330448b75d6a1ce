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

/**
 * Speaks JSON-RPC 2.0, one message a line: requests (single or in batches) and notifications in, responses and the
 * host's events out, in the order of the requests. Resolves when the input has ended and every request is answered.
 */
export async function serveJsonRpc(host: Host, input: Readable, output: Writable): Promise<void> {
  const write = async (message: object) => {
    if (!output.write(lineOf(message))) await once(output, 'drain')
  }
  const stop = host.subscribe(({ event, data }) => void output.write(lineOf({ jsonrpc: '2.0', method: event, params: data })))
  for await (const line of linesOf(input)) {
    if (line?.trim() === '') continue
    const response = line === null ? TOO_LONG : await answerLine(host, line)
    if (response !== null) await write(response)
  }
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
