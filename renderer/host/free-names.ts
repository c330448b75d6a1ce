import { useQuery } from '@tanstack/react-query'
import { useClient } from './client.tsx'
import { queries } from './queries.ts'

/** These names without those that someone bears or bore; all of them where none is left. */
export function freeNames(names: readonly string[], people: readonly { readonly name: string }[]): readonly string[] {
  const had = new Set(people.map(({ name }) => name.toLowerCase()))
  const free = names.filter((name) => !had.has(name.toLowerCase()))
  return free.length > 0 ? free : names
}

/** The names that nobody of a campaign has had, living or fallen. */
export function useFreeNames(names: readonly string[], campaign: string): readonly string[] {
  const { data: roster = [] } = useQuery(queries.roster(useClient(), campaign))
  return freeNames(names, roster)
}
