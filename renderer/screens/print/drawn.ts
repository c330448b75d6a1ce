/** Resolves once the page is drawn as it will be on paper: its fonts are loaded, and so is the sprite with its icons. */
export async function isDrawn(): Promise<void> {
  await document.fonts?.ready
  for (let frame = 0; frame < PATIENCE && !hasIcons(); frame++) await nextFrame()
  await nextFrame()
}

/** Frames to wait for the sprite: about two seconds. Text without icons is better than no page. */
const PATIENCE = 120

/** All icons come from one file: once one has a shape, all have. */
function hasIcons(): boolean {
  const icon = document.querySelector<SVGGraphicsElement>('.record use, .poster use')
  return icon === null || icon.getBBox === undefined || icon.getBBox().width > 0
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()))
}
