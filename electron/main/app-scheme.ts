import type { CustomScheme, Protocol } from 'electron'
import type { PageFile } from '../host/files/page-files.ts'
import { headersOf, PAGE_HEADERS } from '../host/files/page-headers.ts'
import { ORIGIN, SCHEME } from './origin.ts'

/** Must be registered before the app is ready. */
export const SCHEMES: CustomScheme[] = [
  { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
]

/** Serves the built page under `app://citadel/`, with the policy in the headers of every response. */
export function serveScheme(protocol: Pick<Protocol, 'handle'>, files: ReadonlyMap<string, PageFile>): void {
  protocol.handle(SCHEME, ({ url, method }) => {
    const empty = (status: number) => new Response(null, { status, headers: PAGE_HEADERS })
    if (method !== 'GET') return empty(405)
    const { protocol: scheme, host, pathname } = new URL(url)
    const found = `${scheme}//${host}` === ORIGIN ? files.get(pathname) : undefined
    if (found === undefined) return empty(404)
    return new Response(found.content, { headers: headersOf(found) })
  })
}
