// The bounds that the page knows too, so that a field stops where the host would refuse.

/** The most characters of a campaign's or a person's name. */
export const LONGEST_NAME = 60
export const LONGEST_NOTE = 4000
/** The longest text of one record, or of one piece of an upload, in characters. */
export const LONGEST_RECORD = 700_000
/**
 * The largest file that comes in by an upload or goes out in an answer, in bytes: far above a campaign of many years (a database grows by 3 MB in
 * 200 raids), and in base64 still one string.
 */
export const LARGEST_FILE = 256 * 1024 * 1024
/** The most answers that one errand may give. */
export const MOST_ANSWERS = 500
export const MOST_TRIALS = 5000
/** The most games of one arm in the Lab, and the most arms. */
export const MOST_LAB_GAMES = 2000
export const MOST_LAB_ARMS = 4
/** The most games that a campaign may have had on paper. */
export const MOST_ON_PAPER = 999
/** The most sheets kept for one game. */
export const MOST_TEMPLATES = 200
/** The most settings and drafts that the page keeps. */
export const MOST_PREFERENCES = 500
