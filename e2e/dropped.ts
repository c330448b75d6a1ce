import type { Page } from '@playwright/test'

/** A file let go over the window. */
export async function drop(page: Page, name: string, content: Buffer): Promise<void> {
  await page.evaluate(
    ([bytes, called]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([new Uint8Array(bytes)], called))
      for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    },
    [[...content], name] as const,
  )
}
