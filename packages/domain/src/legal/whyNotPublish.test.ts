import { expect, test } from 'vitest';
import type { LegalVersion } from './draftAfterSave.ts';
import { EMPTY_DRAFT, NO_DRAFT, whyNotPublish } from './whyNotPublish.ts';

const FIRST: LegalVersion = { number: 1, body: 'Terms' };

test.each<[string | null, LegalVersion | null, string | null]>([
  ['Terms', null, null],
  ['Other terms', FIRST, null],
  [null, null, NO_DRAFT],
  [null, FIRST, NO_DRAFT],
  ['Terms', FIRST, NO_DRAFT],
  ['', null, EMPTY_DRAFT],
  [' \n', FIRST, EMPTY_DRAFT],
])('publishing %j over %j: %j', (draft, published, why) => expect(whyNotPublish(draft, published)).toBe(why));
