import type { PlainRouteName, RouteName } from '../navigation/routes.ts';
import { type Actor, can } from './can.ts';
import type { FunctionFlag } from './functionFlags.ts';

/**
 * The create button in the header of each list, and the flag it requires.
 *
 * @spec 1 §2.8
 */
export const CREATE_BUTTONS = [
  { list: 'paymentTerms', route: 'newPaymentTerm', label: 'New Payment Term', flag: 'payment-term_create' },
  { list: 'groups', route: 'newGroup', label: 'Create a Group', flag: 'group_create' },
  { list: 'nonMembers', route: 'newUser', label: 'New User', flag: 'user_create' },
  { list: 'courses', route: 'newCourse', label: 'Create a Course', flag: 'course_create' },
  { list: 'accessLevels', route: 'newAccessLevel', label: 'New AccessLevel', flag: 'access-level_create' },
  { list: 'batches', route: 'newBatch', label: 'New Batch', flag: 'batch_create' },
  { list: 'events', route: 'newEvent', label: 'Create an Event', flag: 'event_create' },
  { list: 'resourceFiles', route: 'newResourceFile', label: 'Add Resource File', flag: 'resource-file_create' },
  { list: 'products', route: 'newProduct', label: 'Create a Product', flag: 'product_create' },
  { list: 'stages', route: 'newStage', label: 'Create a Stage', flag: 'stage_create' },
] as const satisfies readonly { list: RouteName; route: PlainRouteName; label: string; flag: FunctionFlag }[];

/**
 * The create button of a list for the user. Null for lists without one (such as funnels) and for
 * users without the flag.
 *
 * @example createButton('courses', { roles: 'admin', ...SEEDED_ACCESS.admin })
 * // { label: 'Create a Course', route: 'newCourse' }
 * @spec 1 §2.8
 */
export function createButton(list: RouteName, user: Actor | null | undefined): { label: string; route: PlainRouteName } | null {
  const button = CREATE_BUTTONS.find((candidate) => candidate.list === list);
  return button && can(user, { function: button.flag }) ? { label: button.label, route: button.route } : null;
}
