import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Identity = z.object({ appId: z.string() })

/** What package.json says the app is; packed, too. */
export function identityOf(appPath: string): z.infer<typeof Identity> {
  return Identity.parse(JSON.parse(readFileSync(join(appPath, 'package.json'), 'utf8')))
}
