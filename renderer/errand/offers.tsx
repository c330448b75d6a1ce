import type { Errands } from './use-errands.ts'

/** What can be asked for here. What leads to a place is asked for at that place. */
export function Offers({ offered, onOpen }: Pick<Errands, 'offered' | 'onOpen'>) {
  const here = offered.filter(({ at }) => at === undefined)
  if (here.length === 0) return null
  return (
    <p className="offers">
      {here.map(({ id, label, detail }) => (
        <button key={id} type="button" className="btn" title={detail} onClick={() => onOpen(id)}>
          {label}
        </button>
      ))}
    </p>
  )
}
