import { z } from 'zod'
import { GameId, SessionId } from './fields.ts'

export const StartWeekInput = z.strictObject({ game: GameId })
export const WeekResultInput = z.strictObject({ session: SessionId })
