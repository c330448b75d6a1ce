import type { ReactNode } from 'react'
import { symbol } from '../../../icons/icon.tsx'

// The seven named spaces, each engraved in a disc of 100 units.

const RAYS =
  'M16 54L3 54M16.3 48.9L3.5 47M17.4 43.9L4.9 40.2M19.1 39L7.2 33.6M21.4 34.5L10.5 27.5M24.3 30.4L14.5 21.9M27.7 26.8L19.2 17M31.6 23.7L24.6 12.8M35.9 21.3L30.5 9.4M40.4 19.5L36.8 7M45.2 18.4L43.3 5.5M50 18L50 5M54.8 18.4L56.7 5.5M59.6 19.5L63.2 7M64.1 21.3L69.5 9.4M68.4 23.7L75.4 12.8M72.3 26.8L80.8 17M75.7 30.4L85.5 21.9M78.6 34.5L89.5 27.5M80.9 39L92.8 33.6M82.6 43.9L95.1 40.2M83.7 48.9L96.5 47M84 54L97 54M18 64l-14 2M18 72l-16 3M18 80l-12 4M82 64l14 2M82 72l16 3M82 80l12 4'

const PICTURES: Readonly<Record<string, ReactNode>> = {
  'cave-entrance': (
    <>
      <path className="v-night" d="M0 0h100v100H0z" />
      <path className="v-pale" d="M23 100V56C23 34 36 22 50 22s27 12 27 34v44z" />
      <circle className="v-gold" cx="50" cy="52" r="9" />
      <path
        className="v-rays"
        d="M62 52L68 52M60.4 58L65.6 61M56 62.4L59 67.6M50 64L50 70M44 62.4L41 67.6M39.6 58L34.4 61M38 52L32 52M39.6 46L34.4 43M44 41.6L41 36.4M50 40L50 34M56 41.6L59 36.4M60.4 46L65.6 43"
      />
      <path className="v-ink" d="M23 78c8-6 14 2 22-3s14-3 32 3v22H23z" />
      <path className="v-fine is-pale" d="M40 100c2-9 6-14 10-18M60 100c-1-9-4-14-9-18" />
      <path className="v-fine is-violet" d={RAYS} />
    </>
  ),
  'underground-fountain': (
    <>
      <path className="v-wash" d="M0 0h100v100H0z" />
      <path className="v-fine" d="M2 4H98M2 9H98M2 14H98M2 19H98M2 24H98M2 29H98M2 34H98M2 39H98M2 44H98M2 49H98M2 54H98M2 59H98" />
      <path className="v-pale" d="M50 16c-16 0-22 14-22 30h8c0-12 5-20 14-20s14 8 14 20h8c0-16-6-30-22-30z" />
      <path className="v-water" d="M44 24h12v30H44zM14 54h72c0 14-12 20-28 20H42C26 74 14 68 14 54z" />
      <path className="v-mid" d="M22 59c5 3 9-2 14 1s9-2 14 1 9-2 14 1 9-2 14 0M30 66c5 2 9-2 13 0s9-2 14 0 9-1 13 0" />
      <path className="v-ink" d="M40 74h20l3 12H37zM28 86h44v8H28z" />
      <path className="v-fine" d="M46 26v26M50 26v26M54 26v26" />
    </>
  ),
  'bat-nest': (
    <>
      <path className="v-wash" d="M0 0h100v100H0z" />
      <path
        className="v-ink"
        d="M0 0h100v20l-7 3-5 22-6-24-7 2-6 26-8-27-7 2-6 18-5-20-8 1-6 32-8-32-6 2-6 20-6-24-3-1zM0 100V84l10-4 6-12 7 14 12-3 8 6 14-5 8-14 8 13 12 3 15-3v21z"
      />
      <use className="v-ink" href={symbol('g-bat')} x="12" y="44" width="34" height="34" />
      <use className="v-ink" href={symbol('g-bat')} x="50" y="50" width="40" height="40" />
      <use className="v-ink" href={symbol('g-bat')} x="36" y="66" width="24" height="24" />
    </>
  ),
  'ancient-power-plant': (
    <>
      <path className="v-wash" d="M0 0h100v100H0z" />
      <path className="v-fine" d="M2 6H98M2 12H98M2 18H98M2 24H98M2 30H98M2 36H98M2 42H98M2 48H98M2 54H98M2 60H98M2 66H98" />
      <path className="v-pale" d="M12 88V40h14v48zM74 88V40h14v48z" />
      <path className="v-thick" d="M12 48h14M12 58h14M12 68h14M12 78h14M74 48h14M74 58h14M74 68h14M74 78h14" />
      <circle className="v-ink" cx="19" cy="33" r="8" />
      <circle className="v-ink" cx="81" cy="33" r="8" />
      <path className="v-spark" d="M27 31l14-6-3 8 14-5-4 8 13-6-3 7 16-6-15 12 2-8-13 7 3-8-13 7 2-8z" />
      <circle className="v-pale is-thick" cx="50" cy="64" r="19" />
      <path className="v-thick" d="M50 47v34M33 64h34M38 52l24 24M62 52L38 76" />
      <circle className="v-ink" cx="50" cy="64" r="6.5" />
      <path className="v-ink" d="M6 86h88v10H6z" />
    </>
  ),
  'wall-of-fire': (
    <>
      <path className="v-night" d="M0 0h100v100H0z" />
      <path
        className="v-fire"
        d="M0 100V66c6 6 8-4 6-16 9 6 9 14 12 14s1-20 10-34c1 14 8 16 10 26 4-6 1-22 12-42-1 18 12 22 11 40 5-3 3-16 9-24 1 12 7 14 8 26 6-4 4-14 10-20-1 12 5 14 12 20v44z"
      />
      <path
        className="v-gold"
        d="M4 100c-1-16 7-16 8-28 7 8 6 14 9 18 4-8 5-18 9-26 2 10 8 14 9 24 5-6 7-20 11-28 2 12 9 18 9 28 4-4 5-10 8-16 3 8 7 12 8 18 4-2 5-8 8-12 3 6 7 10 13 22z"
      />
      <path className="v-mid" d="M14 98c2-6 4-8 5-14M32 98c2-8 5-12 5-20M50 98c1-10 4-14 4-22M68 98c1-6 3-10 3-16M84 98c1-4 2-7 2-11" />
    </>
  ),
  'sacrificial-altar': (
    <>
      <path className="v-night" d="M0 0h100v100H0z" />
      <path
        className="v-fine is-violet"
        d="M30 48L-2 48M30.4 44.1L-1 37.9M31.5 40.3L2 28.1M33.4 36.9L6.8 19.1M35.9 33.9L13.2 11.2M38.9 31.4L21.1 4.8M42.3 29.5L30.1 0M46.1 28.4L39.9 -3M50 28L50 -4M53.9 28.4L60.1 -3M57.7 29.5L69.9 0M61.1 31.4L78.9 4.8M64.1 33.9L86.8 11.2M66.6 36.9L93.2 19.1M68.5 40.3L98 28.1M69.6 44.1L101 37.9M70 48L102 48"
      />
      <path className="v-pale" d="M22 50h56v11H22zM29 61h42v17H29zM16 78h68v8H16zM8 86h84v14H8z" />
      <path className="v-fine" d="M36 61v17M43 61v17M50 61v17M57 61v17M64 61v17M12 93h76" />
      <path className="v-pale" d="M47 10h6v26l-3 8-3-8z" />
      <path className="v-ink" d="M40 18h20v4H40z" />
      <path className="v-fire" d="M30 50h40v4l-4 1v6l-3 3-2-4v-5h-18v9l-3 4-3-4v-9h-7z" />
    </>
  ),
  'narrow-passage': (
    <>
      <path className="v-pale is-bare" d="M0 0h100v100H0z" />
      <path className="v-ink" d="M0 0h50l-6 12 5 14-9 13 6 15-8 14 5 14-9 18H0zM100 0H60l-3 12 6 15-9 14 6 14-7 14 7 15-6 16h46z" />
      <path
        className="v-fine is-violet"
        d="M6 18l30-6M4 30l32-6M6 42l24-5M4 54l30-6M6 66l22-5M6 78l26-6M8 90l18-4M66 10l28 6M70 24l26 6M64 38l32 7M70 52l26 5M64 66l32 6M70 80l26 6"
      />
      <path className="v-mid" d="M50 100c2-8-2-12 1-20s-1-12 2-20" />
      <circle className="v-gold" cx="53" cy="8" r="4" />
    </>
  ),
}

/** The engraving of a named space, in a square of 100 units: the caller cuts it to a disc. */
export function Vignette({ space }: { readonly space: string }) {
  return <g className="v-vignette">{PICTURES[space]}</g>
}
