import type { CheckInAnswer } from '@atlas/domain/groups';

/** The names of the demo's accountability groups: rivers, trees and birds of the islands. */
export const GROUP_NAMES = [
  'Narra',
  'Molave',
  'Sampaguita',
  'Kalachuchi',
  'Banaba',
  'Talisay',
  'Ilang-ilang',
  'Waling-waling',
  'Agoho',
  'Bakawan',
  'Kamagong',
  'Yakal',
  'Dapdap',
  'Katmon',
  'Anahaw',
  'Pasig River',
  'Agusan',
  'Cagayan',
  'Pulangi',
  'Tamaraw',
  'Maya',
  'Kalaw',
  'Haribon',
  'Tarsier',
  'Pawikan',
  'Butanding',
] as const;

/** Texts of demo members about the coming week. */
export const NEXT_STEPS: Record<CheckInAnswer, readonly string[]> = {
  done: [
    'Five proposals before Friday, two of them with a video.',
    'Second sample for my portfolio, a before and after.',
    'I will watch the lessons on pricing and set my rate.',
    'Mock call with Kuya Arvin on Thursday night.',
    'Follow up with the three clients who did not answer.',
    'Finish the remaining two tasks and ask to move up.',
    'Clean up my profile page and take a new photo.',
    'One hour every morning before the kids wake up.',
  ],
  partly: [
    'The proposals that I did not send this week, all ten of them.',
    'I only finished half of the course; the rest by Sunday.',
    'Record the walk-through again, the sound was bad.',
    'Catch up on check-ins and message my buddy.',
    'Write the offer in one sentence, I am still at three.',
    'Two lessons a day, since overtime ends on Tuesday.',
  ],
  stuck: [
    'Our internet has been down since the storm. Looking for a place with a signal.',
    'I do not know which niche to choose and keep starting over.',
    'No answer to fifteen proposals. Can somebody read one of them?',
    'My mother is in the hospital. I will try to do one small thing.',
    'The client asked for a test that takes two days without pay. What do I say?',
    'I froze in the call. I need to practice with somebody before the next one.',
  ],
};

/** Answers of team leads to calls for help. */
export const REPLIES: readonly string[] = [
  'Thank you for telling us. Bring your proposal on Thursday, and we go through it together.',
  'I was there last year. Send one message a day, even a short one, and tell us on Sunday how it went.',
  'Call me tonight after eight. We will find the next step.',
];
