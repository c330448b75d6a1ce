export { citadel } from './games/citadel/page.ts'
export { hero } from './games/hero/page.ts'
