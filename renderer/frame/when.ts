const DAY = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' })
const MOMENT = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' })
const AGO = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

const SHORT = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' })

/** An ISO time as a local date. */
export function dayOf(time: string): string {
  return formatted(DAY, time)
}

/** The same without the year. */
export function shortDayOf(time: string): string {
  return formatted(SHORT, time)
}

/** A local date with hour and minute. */
export function momentOf(time: string): string {
  return formatted(MOMENT, time)
}

/** A damaged file may hold what isn't a time. */
function formatted(format: Intl.DateTimeFormat, time: string): string {
  return Number.isNaN(Date.parse(time)) ? 'Unknown' : format.format(new Date(time))
}

const SECOND = 1000
const STEPS = [
  { unit: 'year', length: 365 * 86_400 * SECOND },
  { unit: 'month', length: 30 * 86_400 * SECOND },
  { unit: 'week', length: 7 * 86_400 * SECOND },
  { unit: 'day', length: 86_400 * SECOND },
  { unit: 'hour', length: 3600 * SECOND },
  { unit: 'minute', length: 60 * SECOND },
] as const

/** `3 weeks ago`, `yesterday`, `just now`; a future time, from a clock that was set back, is now. */
export function ago(time: string, now: number): string {
  const passed = now - Date.parse(time)
  const step = STEPS.find(({ length }) => passed >= length)
  return step ? AGO.format(-Math.floor(passed / step.length), step.unit) : 'just now'
}
