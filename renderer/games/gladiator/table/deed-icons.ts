const DEED_ICONS: Readonly<Record<string, string>> = {
  attack: 'g-crossed-swords',
  slash: 'g-two-handed-sword',
  dual: 'g-crossed-swords',
  impale: 'g-stone-spear',
  receive: 'g-halberd',
  shield: 'g-roman-shield',
  rush: 'g-roman-shield',
  grapple: 'g-m-hand',
  shoot: 'g-bow-arrow',
  throw: 'g-thrown-spear',
  'drop-at': 'g-hand',
  cast: 'x-book',
  evade: 'g-m-evade',
  disengage: 'x-steps',
  stand: 'x-human',
  reload: 'g-crossbow',
  change: 'g-hand',
  disbelieve: 'g-third-eye',
  prone: 'g-m-prone',
  decline: 'x-hourglass',
  nothing: 'x-hourglass',
  wait: 'x-hourglass',
  to: 'x-steps',
  charge: 'x-steps',
  repel: 'g-m-hand',
  let: 'g-m-hand',
}

/** The picture of what can be done; null where it has none. */
export function deedIcon(kind: string): string | null {
  return Object.hasOwn(DEED_ICONS, kind) ? (DEED_ICONS[kind] ?? null) : null
}
