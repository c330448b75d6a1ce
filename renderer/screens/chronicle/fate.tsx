import type { ReactNode } from 'react'
import type { Fate } from '../../campaign-page.ts'

/** Lozenge: came home. Cross: fell. Cut ring: lost. Ember ring: inside. Open lozenge: called back. */
export function FateMark({ fate }: { readonly fate: Fate }) {
  return (
    <svg className={`fate fate--${fate}`} viewBox="0 0 14 14" aria-hidden="true">
      {SHAPES[fate]}
    </svg>
  )
}

const SHAPES = {
  inside: (
    <>
      <circle cx="7" cy="7" r="5" />
      <circle className="fate-dot" cx="7" cy="7" r="1.8" />
    </>
  ),
  'came-out': <path d="M7 1l6 6-6 6-6-6z" />,
  fallen: <path d="M2.5 2.5l9 9m0-9l-9 9" />,
  lost: <path d="M11.2 4A5 5 0 1 0 12 7M2 12L12 2" />,
  abandoned: <path d="M7 1.8L12.2 7 7 12.2 1.8 7z" />,
} as const satisfies Record<Fate, ReactNode>
