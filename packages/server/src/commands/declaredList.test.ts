import { expect, it } from 'vitest';
import { RULES } from '../graphql/authorization.ts';
import { ACCESS_LEVEL_LIST } from '../modules/accessLevels/repo.ts';
import { AUDIT_LIST, SIGN_IN_LIST } from '../modules/audit/repo.ts';
import { CLIENT_ERROR_LIST } from '../modules/clientErrors/repo.ts';
import { COURSE_LIST } from '../modules/courses/repo.ts';
import { FAILED_JOB_LIST } from '../modules/jobs/repo.ts';
import { OUTBOX_LIST } from '../modules/notifications/repo.ts';
import { STAGE_LIST } from '../modules/stages/repo.ts';
import { readListRequest } from './declaredList.ts';

it.each([ACCESS_LEVEL_LIST, AUDIT_LIST, CLIENT_ERROR_LIST, COURSE_LIST, FAILED_JOB_LIST, OUTBOX_LIST, SIGN_IN_LIST, STAGE_LIST])(
  '$name needs the same pages as its field',
  ({ name, page }) => {
    expect(RULES.fields[`Viewer.${name}`]).toEqual({ page });
  },
);

it.each([
  ['', { search: null, publication: null, archived: null, authorId: null }, { by: 'created', descending: true }],
  [
    '?q=upwork&status=archived&sort=name&page=7',
    { search: 'upwork', publication: null, archived: true, authorId: null },
    { by: 'name', descending: false },
  ],
  [
    'author=12&sort=-created&tab=list',
    { search: null, publication: null, archived: null, authorId: [12] },
    { by: 'created', descending: true },
  ],
])('the address %j filters the courses by %j in the order %j', (search, filter, sort) => {
  expect(readListRequest(COURSE_LIST, search)).toEqual({ filter, sort });
});

it.each(['status=gone', 'author=12x', 'stauts=archived', 'status=archived&status=active'])('rejects the address %j', (search) => {
  expect(() => readListRequest(COURSE_LIST, search)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
});
