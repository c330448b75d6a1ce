import { expect, test } from 'vitest'
import { identity, refusal } from './identity.ts'

test('a project without a publisher makes no installers, and says where to put one', () => {
  const ours = { appId: 'org.citadel.app', author: 'Una <una@citadel.org>', homepage: 'https://citadel.org', license: 'MIT' }
  expect(refusal(ours)).toBeNull()
  expect(refusal({ ...ours, author: 'Citadel <citadel@example.invalid>', license: '' })).toMatch(/^package.json .* \(author, license\)/)
})

test('package.json names an app id, an author, a homepage and a licence', () => {
  for (const said of Object.values(identity())) expect(said).not.toBe('')
})
