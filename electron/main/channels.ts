/** The only two channels between page and host. */
export const REQUEST = 'citadel:request'
export const EVENT = 'citadel:event'
