import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { identity, refusal } from './identity.ts'

test('a project without a publisher makes no installers, and says where to put one', () => {
  const ours = { appId: 'org.citadel.app', author: 'Una <una@citadel.org>', homepage: 'https://citadel.org', license: 'MIT' }
  expect(refusal(ours)).toBeNull()
  expect(refusal({ ...ours, author: 'Citadel <citadel@example.invalid>', license: '' })).toMatch(/^package.json .* \(author, license\)/)
})

test.skipIf(refusal(identity()) === null)(
  'while package.json holds placeholders, npm run dist ends with a sentence, and makes nothing',
  () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'dist.ts')], { encoding: 'utf8' })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^error: package\.json still holds placeholders .* npm run dist -- --draft\n$/)
  },
)

test('package.json names an app id, an author, a homepage and a licence', () => {
  for (const said of Object.values(identity())) expect(said).not.toBe('')
})
