// npm run icons: the icons of three systems, drawn in Chromium from build/resources/icon.svg. Commit what it writes.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { icns, ico } from './icon-files.ts'
import { chromiumHere } from './scripts/chromium-here.mjs'

const resources = join(import.meta.dirname, 'resources')
const svg = readFileSync(join(resources, 'icon.svg'), 'utf8')
const browser = await chromium.launch({ executablePath: chromiumHere() ?? '' })
const page = await browser.newPage()

async function drawn(size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>html,body{margin:0;background:none}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
  return page.screenshot({ omitBackground: true })
}

const pictures = new Map<number, Buffer>()
for (const size of [16, 32, 48, 64, 128, 256, 512, 1024]) pictures.set(size, await drawn(size))
await browser.close()
const of = (...sizes: readonly number[]) =>
  sizes.flatMap((size) => (pictures.has(size) ? [[size, pictures.get(size) as Buffer] as const] : []))

for (const [, picture] of of(512)) writeFileSync(join(resources, 'icon.png'), picture)
writeFileSync(join(resources, 'icon.ico'), ico(of(16, 32, 48, 64, 128, 256)))
writeFileSync(join(resources, 'icon.icns'), icns(of(16, 32, 64, 128, 256, 512, 1024)))
