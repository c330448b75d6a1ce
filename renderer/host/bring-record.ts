import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CHARACTER_ENDING, type Character, LONGEST_RECORD } from '../../electron/contract/index.ts'
import { useClient } from './client.tsx'

/** As in a file field: records as they are exported, and as earlier versions named them. */
export const CHARACTER_FILES = `${CHARACTER_ENDING},.json,application/json`

/** A record from a file on this computer joins a campaign. */
export function useRecord(campaign: string, then: (newcomer: Character) => void) {
  const client = useClient()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (file: File) => {
      if (file.size > LONGEST_RECORD) throw new Error('That file is too large to be a character record.')
      return client.call('character.import', { campaign, data: await file.text() })
    },
    onSuccess: async (newcomer) => {
      await cache.invalidateQueries()
      then(newcomer)
    },
  })
}
