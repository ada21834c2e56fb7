import { expect, test } from 'vitest';
import { AUDIT_ACTION_NAMES } from './auditActionNames.ts';
import { AUDIT_KINDS, auditKindLabel, type AuditRecord, auditRecordName } from './auditRecord.ts';
import { auditDeed, auditSentence, hasAuditWords } from './auditSentence.ts';

const maria = { id: 3, name: 'Maria Santos' };
const ana = { id: 9, name: 'Ana Cruz' };
const course: AuditRecord = { type: 'course', id: 7, name: 'Freelancing Basics', isGone: false };
const account: AuditRecord = { type: 'user', id: 3, name: 'Maria Santos', isGone: false };
const gone = (type: string): AuditRecord => ({ type, id: 136, name: null, isGone: true });
const hidden = (type: string): AuditRecord => ({ type, id: 136, name: null, isGone: false });

test.each<[action: string, record: AuditRecord, sentence: string]>([
  ['updateCourse', course, 'Ana Cruz changed the course Freelancing Basics'],
  ['unpublishCourse', course, 'Ana Cruz unpublished the course Freelancing Basics'],
  ['updateCourse', gone('course'), 'Ana Cruz changed the course No. 136'],
  ['removeUnit', { ...gone('unit'), name: 'Mindset' }, 'Ana Cruz removed the unit Mindset'],
  ['updateUser', account, 'Ana Cruz changed the account of Maria Santos'],
  ['updateUser', gone('user'), 'Ana Cruz changed the account of No. 136'],
  ['updateUser', hidden('user'), 'Ana Cruz changed the account of a person outside your scope'],
  ['updateProfile', hidden('user'), 'Ana Cruz changed a person outside your scope’s profile'],
  ['endSessions', account, 'Ana Cruz signed Maria Santos out everywhere'],
  ['removeSecondFactor', account, 'Ana Cruz turned off Maria Santos’s two-step sign-in'],
  ['changeOccurrence', { type: 'event time', id: 4, name: 'Coaching', isGone: false }, 'Ana Cruz changed one date of the event Coaching'],
  ['saveStageOrder', { type: 'journey', id: 1, name: null, isGone: false }, 'Ana Cruz changed the order of the stages'],
  ['updateSettings', { type: 'settings', id: 1, name: null, isGone: false }, 'Ana Cruz changed the settings'],
  ['setNotificationRead', hidden('notification'), 'Ana Cruz marked the notification as read or unread'],
  ['archive-users', account, 'Ana Cruz archived the account of Maria Santos'],
  ['undo-archive-users', account, 'Ana Cruz undid a bulk change: archived the account of Maria Santos'],
  ['launchRocket', course, 'Ana Cruz made the change “Launch rocket” to the course Freelancing Basics'],
  ['constructor', course, 'Ana Cruz made the change “Constructor” to the course Freelancing Basics'],
])('states %s of %j', (action, record, sentence) => {
  expect(auditSentence({ actor: ana, action, record })).toBe(sentence);
});

test.each([
  ['updateProfile', 'Maria Santos changed their profile'],
  ['endOtherSessions', 'Maria Santos signed themselves out on other devices'],
  ['updateUser', 'Maria Santos changed their own account'],
])('states %s by the person themselves', (action, sentence) => {
  expect(auditSentence({ actor: maria, action, record: account })).toBe(sentence);
});

test('names the person as whom staff were viewing', () => {
  const change = { actor: ana, onBehalfOf: maria, action: 'updateProfile', record: account };
  expect(auditSentence(change)).toBe('Ana Cruz, viewing as Maria Santos, changed their profile');
});

test('names the system for changes without an author', () => {
  const record = { type: 'backup', id: 1, name: null, isGone: false };
  expect(auditSentence({ actor: null, action: 'runBackup', record })).toBe('The system made a backup');
  expect(auditDeed({ actor: null, action: 'runBackup', record })).toBe('made a backup');
});

test('shows a number only for a record that is gone', () => {
  expect([course, gone('course'), hidden('notification'), hidden('user')].map(auditRecordName)).toEqual([
    'Freelancing Basics',
    'No. 136',
    'the notification',
    'a person outside your scope',
  ]);
});

test.each([
  ['createCourse', true],
  ['undo-move-batch', true],
  ['launchRocket', false],
])('has words for %s: %s', (action, has) => expect(hasAuditWords(action)).toBe(has));

test('has words for every action to filter by, each once', () => {
  expect(AUDIT_ACTION_NAMES.filter((action) => !hasAuditWords(action))).toEqual([]);
  expect(new Set(AUDIT_ACTION_NAMES).size).toBe(AUDIT_ACTION_NAMES.length);
});

test('no two kinds of records share a label', () => {
  expect(new Set(AUDIT_KINDS.map(auditKindLabel)).size).toBe(AUDIT_KINDS.length);
  expect(['user', 'event time', 'lesson file'].map(auditKindLabel)).toEqual(['Account', 'Date of an event', 'Lesson file']);
});
