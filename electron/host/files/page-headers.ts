/** The page's policy, the same in every shell: 'self' is `app://citadel` or the loopback address. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** Sent with every response to a page, unless it is a picture. */
export const PAGE_HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const

/**
 * Of a file of the built page. Whatever the page may not keep it fetches and parses again for every single use of it: a file of symbols,
 * whose parts come and go with each card, took twenty milliseconds each time. A picture's name holds the hash of its content, so no
 * other content ever comes under it.
 */
export function headersOf({ type }: { readonly type: string }) {
  const headers = { ...PAGE_HEADERS, 'content-type': type }
  return type === 'image/svg+xml' ? { ...headers, 'cache-control': 'private, max-age=31536000, immutable' } : headers
}
