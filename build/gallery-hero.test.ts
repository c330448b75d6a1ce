import { expect, test } from 'vitest'
import { TOPICS } from '../engine/hero/text/index.ts'
import { heroScenes } from './gallery-hero.ts'

test('HERO hangs in the gallery at every question there is, behind the curtain, and at the end', async () => {
  const scenes = await heroScenes()
  expect(Object.keys(scenes).sort()).toEqual([...Object.keys(TOPICS), 'curtain', 'end'].sort())
  for (const topic of Object.keys(TOPICS)) expect(scenes[topic]?.decision?.topic).toBe(topic)
  expect(scenes.end?.outcome).not.toBeNull()
  // Between two persons the curtain falls; everywhere else bots sit in the other seats.
  expect(scenes.curtain?.bots).toBeUndefined()
  expect(scenes['hero-action']?.bots).toHaveLength(2)
})
