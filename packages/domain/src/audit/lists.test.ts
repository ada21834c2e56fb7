import { expect, test } from 'vitest';
import { listVariables, readListSearch } from '../lists/listSearch.ts';
import { auditEntriesList } from './auditEntriesList.ts';
import { signInsList } from './signInsList.ts';

const NO_ENTRIES = { search: null, actorId: null, action: null, subjectType: null, subjectId: null, previews: null, from: null, to: null };
const NO_SIGN_INS = { search: null, userId: null, isSuccess: null, from: null, to: null };

test.each([
  ['', NO_ENTRIES],
  ['tab=audit&q=liza', { ...NO_ENTRIES, search: 'liza' }],
  ['action=updateStage&actor=7', { ...NO_ENTRIES, action: ['updateStage'], actorId: 7 }],
  [
    'action=updateStage,createStage&subject=stage,course&actor=7',
    { ...NO_ENTRIES, action: ['updateStage', 'createStage'], subjectType: ['stage', 'course'], actorId: 7 },
  ],
  ['previews=shown', { ...NO_ENTRIES, previews: true }],
  ['previews=hidden', NO_ENTRIES],
  ['subject=lesson+file&record=12', { ...NO_ENTRIES, subjectType: ['lesson file'], subjectId: 12 }],
  ['from=2025-11-01&to=2025-11-31', { ...NO_ENTRIES, from: '2025-11-01' }],
])('reads the audit at %j', (search, filter) => {
  const requested = listVariables(readListSearch(new URLSearchParams(search), auditEntriesList), auditEntriesList);
  expect(requested).toMatchObject({ filter, sort: { by: 'at', descending: true } });
});

test.each([
  ['', NO_SIGN_INS],
  ['q=juan%40example.com&result=failed', { ...NO_SIGN_INS, search: 'juan@example.com', isSuccess: false }],
  ['result=succeeded&person=7&to=2025-11-30', { ...NO_SIGN_INS, isSuccess: true, userId: 7, to: '2025-11-30' }],
  ['result=maybe', NO_SIGN_INS],
])('reads the sign-ins at %j', (search, filter) => {
  const requested = listVariables(readListSearch(new URLSearchParams(search), signInsList), signInsList);
  expect(requested).toMatchObject({ filter, sort: { by: 'at', descending: true } });
});
