export { cave } from './games/cave/page.ts'
export { citadel } from './games/citadel/page.ts'
export { domain } from './games/domain/page.ts'
export { hero } from './games/hero/page.ts'
