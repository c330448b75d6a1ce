const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
  darwin: ['open'],
}

/** The command line by which a system opens an address. Windows' `explorer` would open a folder where an address has a `#`. */
export function openerOf(platform: NodeJS.Platform, url: string): readonly [string, ...string[]] {
  const [command, ...args] = OPENERS[platform] ?? ['xdg-open']
  return [command, ...args, url]
}
