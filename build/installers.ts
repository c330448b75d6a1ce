// The kinds of installers, their names, and what is said of those that could not be made.

export const ARCHS = ['x64', 'arm64'] as const
export type Arch = (typeof ARCHS)[number]

/** Of each system, the kinds of its installers and the tool of electron-builder's that makes them. */
export const KINDS = {
  linux: { AppImage: 'appimage', deb: 'fpm', rpm: 'fpm' },
  darwin: { dmg: 'dmg', zip: '7zip' },
  win32: { nsis: 'nsis', portable: 'nsis' },
} as const
export type System = keyof typeof KINDS

/** Two kinds with one ending, which must not have one name. */
const MARKS: Readonly<Record<string, string>> = { nsis: '-setup', portable: '-portable' }

/** The name of an installer, as a pattern that electron-builder fills in. */
export function nameOf(kind: string, draft: boolean): string {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: electron-builder fills these in
  return ['${productName}', draft ? '-DRAFT' : '', '-${version}-${arch}', MARKS[kind] ?? '', '.${ext}'].join('')
}

export interface Failure {
  readonly kind: string
  readonly arch: Arch
  readonly error: string
}

/** The host that an error says cannot be reached; null for any other error. */
export function unreachableHost(error: string): string | null {
  return /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT) ([\w.-]+)/.exec(error)?.[1] ?? null
}

/** One sentence about what could not be made or had; null where nothing is missing. */
export function missingInWords(failures: readonly Failure[], fakes: readonly Arch[]): string | null {
  const fake = 'a fake Electron that starts nothing, since the real one could not be downloaded'
  if (failures.length === 0) return fakes.length === 0 ? null : `For ${listed(fakes)} the drafts hold ${fake}.`
  const reasons = Map.groupBy(failures, ({ error }) => {
    const host = unreachableHost(error)
    return host === null ? `because of “${error}”` : `whose tools come from ${host}, which cannot be reached`
  })
  const parts = [...reasons].map(([reason, its]) => {
    const archs = Map.groupBy(its, ({ kind }) => kind)
    const kinds = Map.groupBy([...archs], ([, same]) => listed(same.map(({ arch }) => arch)))
    return `${[...kinds].map(([arch, same]) => `${listed(same.map(([kind]) => kind))} for ${arch}`).join(' and ')}, ${reason}`
  })
  const held = fakes.length === 0 ? '' : `; for ${listed(fakes)} the drafts hold ${fake}`
  return `Could not be made here: ${parts.join('; ')}${held}.`
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
