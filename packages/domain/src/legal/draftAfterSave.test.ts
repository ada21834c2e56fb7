import { expect, test } from 'vitest';
import { draftAfterSave, type LegalVersion } from './draftAfterSave.ts';

const SECOND: LegalVersion = { number: 2, body: 'Terms' };

test.each<[string, LegalVersion | null, string | null]>([
  ['Terms', null, 'Terms'],
  ['Other terms', SECOND, 'Other terms'],
  ['Terms', SECOND, null],
  ['', SECOND, ''],
  ['', null, null],
])('saving %j over %j leaves the draft %j', (body, published, draft) => expect(draftAfterSave(body, published)).toBe(draft));
