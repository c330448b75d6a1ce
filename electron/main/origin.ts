/** Where the page lives: our own scheme, so that its origin is ours alone. */
export const SCHEME = 'app'
export const ORIGIN = `${SCHEME}://citadel`
