import { z } from 'zod'

// For the page, whose policy forbids code made out of strings: zod is not to try. It tries when the first schema is made,
// so this must be imported before the contract; without it the attempt is refused too, but is logged as a violation.
z.config({ jitless: true })
