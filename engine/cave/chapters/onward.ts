/**
 * What becomes of an Encounter after something was met. stays: nothing further. again: he was moved, and meets what is there like anything
 * else (C-21). space: he was moved, and meets the space, not the Characters on it (C-101).
 */
export type Onward = 'stays' | 'again' | 'space'
