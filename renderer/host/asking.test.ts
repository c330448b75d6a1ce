import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { markWhileAsking } from './asking.ts'

test('the page is marked for as long as an answer is outstanding', async () => {
  const queries = new QueryClient()
  const page = document.createElement('html')
  const stop = markWhileAsking(page, queries)
  const isMarked = () => page.hasAttribute('data-asking')
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const asked = [first, second].map(({ promise }, i) => queries.fetchQuery({ queryKey: [i], queryFn: () => promise }))
  expect(isMarked()).toBe(true)
  first.resolve('one')
  await asked[0]
  expect(isMarked()).toBe(true)
  second.resolve('two')
  await asked[1]
  await expect.poll(isMarked).toBe(false)
  stop()
})
