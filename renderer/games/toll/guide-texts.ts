import type { GuideTexts } from '../../game-page.ts'

/** The guide to a first game. */
export const GUIDE: GuideTexts = {
  lessons: [
    {
      id: 'toll.topic.card',
      when: { topic: 'card' },
      rule: '2.1',
      title: 'A card face down',
      text: 'Lay the number that you expect to be nearest to the die. The other player lays one too, and neither sees what it is.',
    },
    {
      id: 'toll.event.thrown',
      when: { event: 'thrown' },
      rule: '2.3',
      title: 'The toll',
      text: 'The nearer card takes the points, and the closer it is, the more there are. If both are equally near, nobody takes any.',
    },
  ],
  tips: {},
}
