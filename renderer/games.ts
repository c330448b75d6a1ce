export { citadel } from './games/citadel/page.ts'
export { domain } from './games/domain/page.ts'
export { hero } from './games/hero/page.ts'
