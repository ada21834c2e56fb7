import { type Actor, can, type Need } from '../access/can.ts';
import { SELLING } from '../access/maySell.ts';
import type { Noun } from '../lists/countNoun.ts';

const PERSON: Noun = { one: 'person', many: 'people' };
const COURSE: Noun = { one: 'course', many: 'courses' };
const RESOURCE: Noun = { one: 'resource file', many: 'resource files' };
const EVENT: Noun = { one: 'event', many: 'events' };
const PRODUCT: Noun = { one: 'product', many: 'products' };
const PAYMENT_TERM: Noun = { one: 'payment term', many: 'payment terms' };
const REDIRECT_RULE: Noun = { one: 'redirect rule', many: 'redirect rules' };
const FUNNEL: Noun = { one: 'funnel', many: 'funnels' };
const SUBSCRIPTION: Noun = { one: 'subscription', many: 'subscriptions' };
const MEMBER: Noun = { one: 'member', many: 'members' };
const PROOF: Noun = { one: 'receipt', many: 'receipts' };
const MOVE_UP: Noun = { one: 'request', many: 'requests' };
const PEOPLE = ['members', 'nonMembers'] as const;
const EDIT_USER: readonly Need[] = [{ page: 'editUser' }];
const ENROL = 'user_enroll/unenroll';
/** Those who look after accountability groups. Product decisions §20, X1. */
const MAY_PLACE: readonly Need[] = [{ page: 'users', function: 'group_create' }];
const MAY_ENROL: readonly Need[] = [
  { page: 'enrollUser', function: ENROL },
  { page: 'subscription', function: ENROL },
];

/** Lists that support bulk operations, by their Viewer fields. */
export const BULK_LISTS = [
  'members',
  'nonMembers',
  'archivedUsers',
  'courses',
  'events',
  'resources',
  'products',
  'paymentTerms',
  'redirectRules',
  'funnels',
  'subscriptions',
  'paymentProofs',
  'groupMembers',
  'moveUps',
  'unplacedMembers',
] as const;
export type BulkList = (typeof BULK_LISTS)[number];

interface Declaration {
  /** The title of the operation: "Archive courses". */
  readonly title: string;
  /** A shorter label for use next to its records: "Archive". */
  readonly button: string;
  /** The verb of the apply button: "Move 12 members". */
  readonly verb: string;
  /** The lists that offer the operation. */
  readonly lists: readonly BulkList[];
  /** The noun for its records. */
  readonly noun: Noun;
  /** The column of the list that it changes, where the preview begins with that column's value. */
  readonly column?: string;
  /** The access rules; any one suffices. */
  readonly access: readonly Need[];
  /** Whether it revokes something from people. */
  readonly isDangerous?: true;
  /** Whether it is unavailable while staff view as someone else. */
  readonly isOwnOnly?: true;
}

/** Every bulk operation. Product decisions §0 and §20, X1. */
export const BULK_OPERATIONS = {
  'move-batch': {
    title: 'Move to a batch',
    button: 'Move to a batch',
    verb: 'Move',
    lists: PEOPLE,
    noun: PERSON,
    access: EDIT_USER,
  },
  'move-to-group': {
    title: 'Move to a group',
    button: 'Move to a group',
    verb: 'Move',
    lists: [...PEOPLE, 'groupMembers'],
    noun: PERSON,
    column: 'Group',
    access: [{ page: 'editGroup' }],
  },
  'move-to-subgroup': {
    title: 'Move to a subgroup',
    button: 'Move to a subgroup',
    verb: 'Move',
    lists: ['groupMembers'],
    noun: MEMBER,
    column: 'Subgroup',
    access: [{ page: 'editSubGroup' }],
  },
  'place-members': {
    title: 'Place members automatically',
    button: 'Place automatically',
    verb: 'Place',
    lists: ['unplacedMembers'],
    noun: MEMBER,
    access: MAY_PLACE,
  },
  'move-to-accountability-group': {
    title: 'Move to an accountability group',
    button: 'Move to an accountability group',
    verb: 'Move',
    lists: ['members', 'unplacedMembers'],
    noun: MEMBER,
    access: MAY_PLACE,
  },
  'leave-accountability-group': {
    title: 'Take out of the accountability group',
    button: 'Take out of the accountability group',
    verb: 'Take out',
    lists: ['members'],
    noun: MEMBER,
    access: MAY_PLACE,
    isDangerous: true,
  },
  'add-access-level': {
    title: 'Add an access level',
    button: 'Add an access level',
    verb: 'Change',
    lists: PEOPLE,
    noun: PERSON,
    access: EDIT_USER,
    isOwnOnly: true,
  },
  'remove-access-level': {
    title: 'Remove an access level',
    button: 'Remove an access level',
    verb: 'Change',
    lists: PEOPLE,
    noun: PERSON,
    access: EDIT_USER,
    isDangerous: true,
    isOwnOnly: true,
  },
  'extend-subscriptions': {
    title: 'Extend subscriptions',
    button: 'Extend subscriptions',
    verb: 'Extend for',
    lists: PEOPLE,
    noun: PERSON,
    column: 'Expires',
    access: MAY_ENROL,
    isOwnOnly: true,
  },
  'typhoon-extension': {
    title: 'Typhoon extension',
    button: 'Typhoon extension',
    verb: 'Extend for',
    lists: ['members'],
    noun: PERSON,
    access: [{ page: 'subscription', function: ENROL }],
    isOwnOnly: true,
  },
  'extend-chosen': {
    title: 'Extend subscriptions',
    button: 'Extend',
    verb: 'Extend',
    lists: ['subscriptions'],
    noun: SUBSCRIPTION,
    column: 'Expiry',
    access: MAY_ENROL,
    isOwnOnly: true,
  },
  'change-expiry': {
    title: 'Change the expiry',
    button: 'Change expiry',
    verb: 'Change',
    lists: ['subscriptions'],
    noun: SUBSCRIPTION,
    column: 'Expiry',
    access: MAY_ENROL,
    isOwnOnly: true,
  },
  unenrol: {
    title: 'Unsubscribe',
    button: 'Unsubscribe',
    verb: 'Unsubscribe',
    lists: ['subscriptions'],
    noun: SUBSCRIPTION,
    access: MAY_ENROL,
    isDangerous: true,
    isOwnOnly: true,
  },
  'enrol-people': {
    title: 'Enroll people',
    button: 'Enroll',
    verb: 'Enroll',
    lists: PEOPLE,
    noun: PERSON,
    access: MAY_ENROL,
    isOwnOnly: true,
  },
  'approve-proofs': {
    title: 'Approve receipts',
    button: 'Approve',
    verb: 'Approve',
    lists: ['paymentProofs'],
    noun: PROOF,
    access: [{ page: 'studentPaymentDetails', function: ENROL }],
    isOwnOnly: true,
  },
  'approve-move-ups': {
    title: 'Approve requests to move up',
    button: 'Approve',
    verb: 'Approve',
    lists: ['moveUps'],
    noun: MOVE_UP,
    // Each request also needs a reviewer of its stage.
    access: [{ signedIn: true }],
  },
  'archive-users': {
    title: 'Archive people',
    button: 'Archive',
    verb: 'Archive',
    lists: PEOPLE,
    noun: PERSON,
    access: EDIT_USER,
    isDangerous: true,
    isOwnOnly: true,
  },
  'restore-users': {
    title: 'Restore people',
    button: 'Restore',
    verb: 'Restore',
    lists: ['archivedUsers'],
    noun: PERSON,
    access: EDIT_USER,
    isOwnOnly: true,
  },
  'archive-courses': {
    title: 'Archive courses',
    button: 'Archive',
    verb: 'Archive',
    lists: ['courses'],
    noun: COURSE,
    access: [{ page: 'editCourse' }],
    isDangerous: true,
  },
  'restore-courses': {
    title: 'Restore courses',
    button: 'Restore',
    verb: 'Restore',
    lists: ['courses'],
    noun: COURSE,
    access: [{ page: 'editCourse' }],
  },
  'archive-resources': {
    title: 'Archive resource files',
    button: 'Archive',
    verb: 'Archive',
    lists: ['resources'],
    noun: RESOURCE,
    access: [{ page: 'editResourceFile' }],
    isDangerous: true,
  },
  'restore-resources': {
    title: 'Restore resource files',
    button: 'Restore',
    verb: 'Restore',
    lists: ['resources'],
    noun: RESOURCE,
    access: [{ page: 'editResourceFile' }],
  },
  'archive-events': {
    title: 'Archive events',
    button: 'Archive',
    verb: 'Archive',
    lists: ['events'],
    noun: EVENT,
    access: [{ page: 'editEvent' }],
    isDangerous: true,
  },
  'restore-events': {
    title: 'Restore events',
    button: 'Restore',
    verb: 'Restore',
    lists: ['events'],
    noun: EVENT,
    access: [{ page: 'editEvent' }],
  },
  'archive-products': {
    title: 'Archive products',
    button: 'Archive',
    verb: 'Archive',
    lists: ['products'],
    noun: PRODUCT,
    access: [{ page: 'editProduct' }],
    isDangerous: true,
  },
  'restore-products': {
    title: 'Restore products',
    button: 'Restore',
    verb: 'Restore',
    lists: ['products'],
    noun: PRODUCT,
    access: [{ page: 'editProduct' }],
  },
  'archive-payment-terms': {
    title: 'Archive payment terms',
    button: 'Archive',
    verb: 'Archive',
    lists: ['paymentTerms'],
    noun: PAYMENT_TERM,
    access: [{ page: 'defaultSettings' }],
    isDangerous: true,
  },
  'restore-payment-terms': {
    title: 'Restore payment terms',
    button: 'Restore',
    verb: 'Restore',
    lists: ['paymentTerms'],
    noun: PAYMENT_TERM,
    access: [{ page: 'defaultSettings' }],
  },
  'archive-redirect-rules': {
    title: 'Archive redirect rules',
    button: 'Archive',
    verb: 'Archive',
    lists: ['redirectRules'],
    noun: REDIRECT_RULE,
    access: SELLING,
    isDangerous: true,
  },
  'restore-redirect-rules': {
    title: 'Restore redirect rules',
    button: 'Restore',
    verb: 'Restore',
    lists: ['redirectRules'],
    noun: REDIRECT_RULE,
    access: SELLING,
  },
  'close-funnels': {
    title: 'Close funnels',
    button: 'Close',
    verb: 'Close',
    lists: ['funnels'],
    noun: FUNNEL,
    access: SELLING,
    isDangerous: true,
  },
  'reopen-funnels': {
    title: 'Reopen funnels',
    button: 'Reopen',
    verb: 'Reopen',
    lists: ['funnels'],
    noun: FUNNEL,
    access: SELLING,
  },
} as const satisfies Readonly<Record<string, Declaration>>;

export type BulkOperationName = keyof typeof BULK_OPERATIONS;
export const BULK_OPERATION_NAMES = Object.keys(BULK_OPERATIONS) as readonly BulkOperationName[];

/**
 * The declaration of a bulk operation; null for an unknown name, as an older or later version may
 * send.
 */
export const bulkOperation = (name: string): Declaration | null =>
  Object.hasOwn(BULK_OPERATIONS, name) ? BULK_OPERATIONS[name as BulkOperationName] : null;

/** The acting user: their access, and whether they are viewing as someone else. */
export interface BulkActor {
  readonly access: Actor | null | undefined;
  readonly isImpersonating: boolean;
}

/**
 * Whether the user may carry out a bulk operation, including preview and undo. Unknown operations
 * are never allowed. Product decisions §20, X1.
 *
 * @example
 * const access = { roles: 'admin', ...SEEDED_ACCESS.admin };
 * mayDoInBulk({ access, isImpersonating: true }, 'archive-users') // false
 */
export function mayDoInBulk({ access, isImpersonating }: BulkActor, name: string): boolean {
  const operation = bulkOperation(name);
  if (operation === null || (operation.isOwnOnly === true && isImpersonating)) return false;
  return operation.access.some((need) => can(access, need));
}

/** The bulk operations the user may carry out on the records of a list, in order. */
export const bulkOperationsOf = (list: BulkList, actor: BulkActor): readonly BulkOperationName[] =>
  BULK_OPERATION_NAMES.filter((name) => (BULK_OPERATIONS[name].lists as readonly string[]).includes(list) && mayDoInBulk(actor, name));
