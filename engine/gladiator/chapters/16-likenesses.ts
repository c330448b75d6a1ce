import type { ArenaState, Figure, Thing } from '../state.ts'

// A mage and his likenesses (16.5, G-59, G-152): no one on the other side may tell which of them he is, by anything they see or are told.

/** Himself; of a likeness its mage. */
export function originalOf(s: Pick<ArenaState, 'figures'>, f: Figure): Figure {
  return f.coming === 'image' ? (s.figures.find(({ id }) => id === f.by) ?? f) : f
}

/** G-157: the name that a mage and his likenesses share; of everyone else the one that he has. */
export function sharedTag(f: Pick<Figure, 'id' | 'coming' | 'by'>): string {
  return f.coming === 'image' ? (f.by ?? f.id) : f.id
}

/** A mage with his likenesses on the sand, by the names dealt; of anyone else himself alone. */
export function alikeWith(s: Pick<ArenaState, 'figures'>, f: Figure): readonly Figure[] {
  if (f.mask === null) return [f]
  const shared = sharedTag(f)
  return s.figures.filter((each) => each.id === f.id || (each.at !== null && sharedTag(each) === shared))
}

/**
 * G-152: whatever is seen of a mage is seen of his likenesses: how he stands, what he holds and wears, what magic is on him, his daze, and
 * the strength that his agility and his movement follow from. Where each of them stands and looks, and whether he evades, is its own.
 */
export function keepAlike(s: Pick<ArenaState, 'figures'>): void {
  for (const image of s.figures) {
    if (image.coming !== 'image' || image.at === null) continue
    const { normal, sh, status, ready, also, slung, suit, helmet, effects, declined, dazed, taken } = originalOf(s, image)
    image.slung.splice(0, image.slung.length, ...slung.map((one) => ({ ...one })))
    image.effects.splice(0, image.effects.length, ...effects.map((one) => ({ ...one })))
    Object.assign(image.normal, normal)
    Object.assign(image, { sh, status, ready: copied(ready), also: copied(also), suit, helmet, declined, dazed, taken })
  }
}

/** The same arena with the likenesses alike: in the middle of a deed, too, nobody is told by it which of them is the mage. */
export function alikeNow(s: ArenaState): ArenaState {
  if (!s.figures.some(({ coming, at }) => coming === 'image' && at !== null)) return s
  const figures = s.figures.map((f) =>
    f.coming === 'image' ? { ...f, normal: { ...f.normal }, slung: [...f.slung], effects: [...f.effects] } : f,
  )
  keepAlike({ figures })
  return { ...s, figures }
}

function copied(thing: Thing | null): Thing | null {
  return thing === null ? null : { ...thing }
}
