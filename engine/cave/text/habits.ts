// The words of standing answers.

export const HABITS = {
  'always-cave': { label: 'Always the Cave deck', detail: 'Every card is drawn from the Cave deck while it has any.' },
  'always-adventure': { label: 'Always the Adventure deck', detail: 'Every card is drawn from the Adventure deck while it has any.' },
  'meet-the-space': { label: 'Never attack', detail: 'The space is met, whoever else stands there.' },
  'take-all': { label: 'Take all of it', detail: 'Whatever lies there is taken where all of it can be carried.' },
  'heal-most': { label: 'Heal as much as possible', detail: 'As many Lives are healed as can be paid for.' },
} as const
