// The words of standing answers.

export const HABITS = {
  'always-roll': { label: 'Throw the die', detail: 'The die is thrown by itself where nothing else can be done to move.' },
  'always-cave': { label: 'Draw from the Cave deck', detail: 'Every card is drawn from the Cave deck while it has any.' },
  'always-adventure': { label: 'Draw from the Adventure deck', detail: 'Every card is drawn from the Adventure deck while it has any.' },
  'meet-the-space': { label: 'Meet the space', detail: 'The space is met, whoever else stands there.' },
  'take-all': { label: 'Take all of it', detail: 'Whatever lies there is taken where all of it can be carried.' },
  'heal-most': { label: 'Heal as much as possible', detail: 'As many Lives are healed as can be paid for.' },
} as const
