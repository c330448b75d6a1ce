import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Who publishes the app, and under which names: package.json is the one place for it. */
export interface Identity {
  /** The bundle's id on macOS, the app's on Windows. It cannot change after the first release. */
  readonly appId: string
  readonly author: string
  readonly homepage: string
  readonly license: string
}

const FIELDS = ['appId', 'author', 'homepage', 'license'] as const

export function identity(file = join(import.meta.dirname, '../package.json')): Identity {
  const read = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  const [appId, author, homepage, license] = FIELDS.map((field) => String(read[field] ?? ''))
  return { appId: appId ?? '', author: author ?? '', homepage: homepage ?? '', license: license ?? '' }
}

/** Why no installers are made; null where they may be. */
export function refusal(its: Identity): string | null {
  const missing = placeholders(its)
  if (missing.length === 0) return null
  return (
    `package.json still holds placeholders (${missing.join(', ')}), which an installer would keep for ever. ` +
    'Put your own there, or make drafts: npm run dist -- --draft'
  )
}

/** The fields that still hold the placeholder of a project without a publisher, or nothing. */
function placeholders(its: Identity): readonly string[] {
  return FIELDS.filter((field) => its[field] === '' || /example\.invalid|invalid\.example/.test(its[field]))
}
