import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from '../access/roles.ts';
import { SEEDED_ACCESS } from '../access/seededAccess.ts';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { BULK_FORMS } from './bulkForms.ts';
import { BULK_OPERATION_NAMES, type BulkOperationName, bulkOperation, bulkOperationsOf, mayDoInBulk } from './bulkOperations.ts';

const actor = (role: Role, isImpersonating = false) => ({ access: { roles: role, ...SEEDED_ACCESS[role] }, isImpersonating });
const STAFF: readonly Role[] = ['tribe-team-fa', 'admin'];

/** Product decisions §20, X1, by the seeded access levels. */
const MAY: Readonly<Record<BulkOperationName, readonly Role[]>> = {
  'move-batch': STAFF,
  'move-to-group': ['admin'],
  'move-to-subgroup': ['head-coach', 'admin'],
  'place-members': ['admin'],
  'move-to-accountability-group': ['admin'],
  'leave-accountability-group': ['admin'],
  'add-access-level': STAFF,
  'remove-access-level': STAFF,
  'extend-subscriptions': STAFF,
  'typhoon-extension': STAFF,
  'extend-chosen': STAFF,
  'change-expiry': STAFF,
  unenrol: STAFF,
  'enrol-people': STAFF,
  'approve-proofs': STAFF,
  // Each request also needs a reviewer of its stage.
  'approve-move-ups': ROLES,
  'archive-users': STAFF,
  'restore-users': STAFF,
  'archive-courses': ['admin'],
  'restore-courses': ['admin'],
  'archive-resources': ['admin'],
  'restore-resources': ['admin'],
  'archive-events': ['admin'],
  'restore-events': ['admin'],
  'archive-products': ['admin'],
  'restore-products': ['admin'],
  'archive-payment-terms': ['admin'],
  'restore-payment-terms': ['admin'],
  'archive-redirect-rules': ['admin'],
  'restore-redirect-rules': ['admin'],
  'close-funnels': ['admin'],
  'reopen-funnels': ['admin'],
};

describe('a bulk operation', () => {
  test.each(BULK_OPERATION_NAMES)('is limited to some roles: %s', (name) => {
    expect(ROLES.filter((role) => mayDoInBulk(actor(role), name))).toEqual(MAY[name]);
  });

  test.each([
    ['move-batch', true],
    ['extend-subscriptions', false],
    ['typhoon-extension', false],
    ['unenrol', false],
    ['approve-proofs', false],
    ['archive-courses', true],
    ['add-access-level', false],
    ['remove-access-level', false],
    ['archive-users', false],
    ['restore-users', false],
  ])('%s while viewing as someone else: %j', (name, may) => {
    expect(mayDoInBulk(actor('admin', true), name)).toBe(may);
  });

  test('is refused to everyone if unknown', () => {
    for (const name of ['toString', '', 'enrol-users']) {
      expect(bulkOperation(name)).toBeNull();
      expect(mayDoInBulk(actor('admin'), name)).toBe(false);
    }
    expect(mayDoInBulk({ access: null, isImpersonating: false }, 'move-batch')).toBe(false);
  });

  test('is offered only on its lists', () => {
    expect(bulkOperationsOf('courses', actor('admin'))).toEqual(['archive-courses', 'restore-courses']);
    expect(bulkOperationsOf('resources', actor('admin'))).toEqual(['archive-resources', 'restore-resources']);
    expect(bulkOperationsOf('events', actor('admin'))).toEqual(['archive-events', 'restore-events']);
    expect(bulkOperationsOf('products', actor('admin'))).toEqual(['archive-products', 'restore-products']);
    expect(bulkOperationsOf('paymentTerms', actor('admin'))).toEqual(['archive-payment-terms', 'restore-payment-terms']);
    expect(bulkOperationsOf('redirectRules', actor('admin'))).toEqual(['archive-redirect-rules', 'restore-redirect-rules']);
    expect(bulkOperationsOf('funnels', actor('admin'))).toEqual(['close-funnels', 'reopen-funnels']);
    expect(bulkOperationsOf('groupMembers', actor('admin'))).toEqual(['move-to-group', 'move-to-subgroup']);
    expect(bulkOperationsOf('groupMembers', actor('head-coach'))).toEqual(['move-to-subgroup']);
    expect(bulkOperationsOf('archivedUsers', actor('admin'))).toEqual(['restore-users']);
    expect(bulkOperationsOf('courses', actor('tribe-team-fa'))).toEqual([]);
    expect(bulkOperationsOf('members', actor('coach'))).toEqual([]);
    expect(bulkOperationsOf('moveUps', actor('coach'))).toEqual(['approve-move-ups']);
  });
});

describe('the input of a bulk operation', () => {
  test.each<[BulkOperationName, object, object | undefined]>([
    ['move-batch', { batchId: '3' }, undefined],
    ['move-batch', {}, { batchId: 'Batch is required' }],
    ['move-to-group', { groupId: '3', subgroupId: '' }, undefined],
    ['move-to-group', { subgroupId: 4 }, { groupId: 'Group is required' }],
    ['move-to-subgroup', {}, { subgroupId: 'Subgroup is required' }],
    ['extend-subscriptions', { days: 1, reason: 'Typhoon' }, undefined],
    ['extend-subscriptions', { days: 365, reason: 'Typhoon' }, undefined],
    ['extend-subscriptions', { days: 366, reason: 'Typhoon' }, { days: 'Days is too high' }],
    ['extend-subscriptions', { days: 0, reason: ' ' }, { days: 'Days is too low', reason: 'Reason is required' }],
    ['typhoon-extension', { days: '7', message: 'Stay safe.', reason: 'Typhoon' }, undefined],
    ['typhoon-extension', { days: 7, cities: 'Naga, Legazpi', message: 'x'.repeat(1000), reason: 'Typhoon' }, undefined],
    [
      'typhoon-extension',
      { days: 366, cities: null, message: 'x'.repeat(1001) },
      { days: 'Days is too high', message: 'Message is too long', reason: 'Reason is required' },
    ],
    ['typhoon-extension', { message: ' ' }, { days: 'Days is required', message: 'Message is required', reason: 'Reason is required' }],
    ['archive-users', { reason: 'x'.repeat(500) }, undefined],
    ['archive-users', { reason: 'x'.repeat(501) }, { reason: 'Reason is too long' }],
    ['restore-users', {}, undefined],
  ])('%s with %j', (name, input, errors) => {
    expect(fieldErrors(BULK_FORMS[name], input)).toEqual(errors);
  });
});
