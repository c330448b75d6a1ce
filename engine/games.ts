// Every game, one line each. The registry puts them in order.

export { cave } from './cave/index.ts'
export { citadel } from './citadel/index.ts'
export { domain } from './domain/index.ts'
export { gladiator } from './gladiator/index.ts'
export { hero } from './hero/index.ts'
