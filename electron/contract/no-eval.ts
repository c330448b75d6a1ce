import { z } from 'zod'

// For the page, whose policy forbids code made from strings: keeps zod from trying. It tries when the first schema is made,
// so this must be imported before the contract. Without it the attempt is refused as well, but is logged as a violation.
z.config({ jitless: true })
