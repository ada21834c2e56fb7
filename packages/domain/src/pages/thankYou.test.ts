import { expect, it } from 'vitest';
import { THANKED_FOR, thankYou } from './thankYou.ts';

it("uses the specification's words for the challenge", () => {
  expect(thankYou('challenge').title).toBe("Congrats! You're IN!");
});

it('has a separate text for each', () => {
  const texts = THANKED_FOR.map((of) => thankYou(of).text);
  expect(new Set(texts).size).toBe(THANKED_FOR.length);
});

it.each([null, '', 'Challenge', 'constructor', 'unknown'])('returns a neutral text for %j', (of) => {
  expect(thankYou(of)).toEqual({ title: 'Thank you', text: 'We have everything we need from you.', next: [] });
});
