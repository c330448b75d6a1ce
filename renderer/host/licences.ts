/** A third-party work in the app, with its licence in full. */
export interface Licence {
  readonly name: string
  readonly version: string
  /** Its SPDX name. */
  readonly licence: string
  readonly text: string
}

/** The list that the build writes beside the page. Rejects if the page was not built. */
export async function licencesOfBuild(): Promise<readonly Licence[]> {
  const response = await fetch('./licences.json')
  const list: unknown = await response.json()
  if (!Array.isArray(list) || !list.every(isLicence)) throw new Error('no list of licences')
  return list
}

function isLicence(value: unknown): value is Licence {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['name', 'version', 'licence', 'text'].every((field) => typeof Reflect.get(value, field) === 'string')
  )
}
