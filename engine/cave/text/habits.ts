// The words of standing answers.

export const HABITS = {
  'always-roll': { label: 'Roll the die', detail: 'Rolls for you when the die is your only way to move.' },
  'always-cave': { label: 'Draw from the Cave deck', detail: 'Draws every card from the Cave deck while it has any.' },
  'always-adventure': { label: 'Draw from the Adventure deck', detail: 'Draws every card from the Adventure deck while it has any.' },
  'meet-the-space': { label: 'Meet the space', detail: 'Always meets the space, even where Characters stand.' },
  'take-all': { label: 'Take everything', detail: 'Takes all that lies there when you can carry it.' },
  'heal-most': { label: 'Heal as much as possible', detail: 'Heals as many Lives as you can pay for.' },
} as const
