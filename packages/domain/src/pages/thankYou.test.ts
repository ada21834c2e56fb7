import { expect, it } from 'vitest';
import { THANKED_FOR, thankYou } from './thankYou.ts';

it('thanks for the challenge in the words of the specification', () => {
  expect(thankYou('challenge').title).toBe("Congrats! You're IN!");
});

it('says something of its own for each', () => {
  const texts = THANKED_FOR.map((of) => thankYou(of).text);
  expect(new Set(texts).size).toBe(THANKED_FOR.length);
});

it.each([null, '', 'Challenge', 'constructor', 'unknown'])('says something neutral for %j', (of) => {
  expect(thankYou(of)).toEqual({ title: 'Thank you', text: 'We have got everything that we need from you.', next: [] });
});
