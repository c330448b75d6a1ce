import { expect, test } from 'vitest'
import { ageInWords } from './age.ts'

test('17.5 each exit is half a year', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 25, 26].map(ageInWords)).toEqual([
    'No exit from the Citadel yet',
    'One exit from the Citadel; half a year older',
    'Two exits from the Citadel; a year older',
    'Three exits from the Citadel; a year and a half older',
    'Four exits from the Citadel; two years older',
    'Five exits from the Citadel; two and a half years older',
    'Six exits from the Citadel; three years older',
    '25 exits from the Citadel; twelve and a half years older',
    '26 exits from the Citadel; 13 years older',
  ])
})
