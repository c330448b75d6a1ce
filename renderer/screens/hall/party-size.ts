/** The most who may enter, and fewer than the least only after a warning (4.1.A). */
export const PARTY_MOST = 6
export const PARTY_LEAST = 4
