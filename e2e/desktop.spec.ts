import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expectAccessible } from './accessible.ts'
import { expect, LONG, test, WINDOW } from './fixtures.ts'

// Only the desktop shell saves where the person says and prints to a file.

test('a saved file is offered under its name in the downloads folder, and a folder is chosen in a dialog', async ({
  app,
  target,
}, info) => {
  test.skip(target !== 'desktop', 'the dialog of the system cannot be answered elsewhere')
  await expect(app.page.getByRole('heading').first()).toBeVisible()
  const folder = info.outputPath('downloads')
  mkdirSync(folder)
  await app.desktop?.evaluate(({ app: desktop }, path) => desktop.setPath('downloads', path), folder)
  const coming = app.page.waitForEvent('download')
  await app.page.evaluate(() => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob(['all of it'], { type: 'text/plain' }))
    link.download = 'record.txt'
    document.body.append(link)
    link.click()
    link.remove()
  })
  const download = await coming
  expect(readFileSync(await download.path(), 'utf8')).toBe('all of it')
  const offered = () => app.desktop?.evaluate(({ downloads }) => downloads as { url: string; proposed: string }[], null)
  await expect.poll(offered).toEqual([{ url: expect.stringMatching(/^blob:app:\/\/citadel\//), proposed: `${folder}/record.txt` }])

  // The folder of the second copy is chosen in the system's dialog; cancelled, none is.
  await app.page.evaluate(() => {
    location.hash = '#/safety'
  })
  const copy = app.page.getByRole('region', { name: 'A second copy' })
  await copy.getByRole('button', { name: 'Choose folder…' }).press('Enter')
  await expect.poll(() => app.desktop?.evaluate(({ asked }) => asked as string[], null)).toEqual(['Folder for the second copy'])
  await expect(copy.getByRole('status')).toHaveCount(0)
  await app.desktop?.evaluate(({ chosen }, path) => chosen.push(path), folder)
  await copy.getByRole('button', { name: 'Choose folder…' }).press('Enter')
  await expect(copy).toContainText(`Every backup is copied to ${folder}.`)
  await expectAccessible(app.page, 'a second copy, chosen in a dialog')
  // A backup made now is copied there; the keyboard goes on to the way out.
  await app.page.getByRole('button', { name: 'Make a backup now' }).press('Enter')
  await expect(copy.getByRole('status')).toHaveText(/^Newest copy: just now, /)
  await copy.getByRole('button', { name: 'Choose folder…' }).focus()
  await app.page.keyboard.press('Tab')
  await expect(copy.getByRole('button', { name: 'Copy no more' })).toBeFocused()
  await app.page.keyboard.press('Enter')
  await expect(copy).toContainText('Every backup can be copied to a second folder as well')
})

for (const [game, wish] of [
  ['citadel', { kind: 'hero' }],
  ['gladiator', { kind: 'hero', name: 'thundar' }],
] as const)
  test(
    `a record of ${game} and the book of its campaign are printed to PDF, and the printing windows are gone afterwards`,
    { tag: game === 'citadel' ? WINDOW : [WINDOW, LONG] },
    async ({ app }, info) => {
      await expect(app.page.getByRole('heading').first()).toBeVisible()
      const { record: file, book } = await app.page.evaluate(
        async ({ of, newcomer }) => {
          interface Bridge {
            request(call: string, input: unknown): Promise<{ ok: boolean; value: Record<string, string> }>
          }
          const { citadel } = globalThis as unknown as { citadel: Bridge }
          const campaign = await citadel.request('campaign.create', { name: 'On paper', game: of })
          const { value } = await citadel.request('character.recruit', { campaign: campaign.value.id, ...newcomer })
          const record = await citadel.request('character.export', { character: value.id, format: 'pdf' })
          return { record, book: await citadel.request('story.export', { campaign: campaign.value.id, as: 'pdf' }) }
        },
        { of: game, newcomer: wish },
      )
      expect(file).toMatchObject({ ok: true, value: { mediaType: 'application/pdf', encoding: 'base64' } })
      const pdf = Buffer.from(file.value.data ?? '', 'base64')
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      writeFileSync(info.outputPath(`${game}.pdf`), pdf)
      // The title, and the page of the living.
      const bound = Buffer.from(book.value.data ?? '', 'base64').toString('latin1')
      expect(bound.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
      expect(await app.desktop?.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length as number, null)).toBe(1)
    },
  )
