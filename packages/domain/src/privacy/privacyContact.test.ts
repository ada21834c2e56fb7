import { expect, it } from 'vitest';
import { deletionTimes } from './deletionTimes.ts';
import { privacyContactText } from './privacyContact.ts';

it('names the contact and the deadline of the rule', () => {
  const asked = new Date('2025-11-12T02:00:00Z');
  const days = Math.floor((deletionTimes(asked).answerBy.getTime() - asked.getTime()) / 86_400_000);
  expect(privacyContactText(' privacy@atlas.example ')).toBe(
    `Contact our data protection officer: privacy@atlas.example. We answer within ${days} days.`,
  );
});
