import { STATUS_FILTERS, type FilterNameOf } from '@atlas/domain/lists';
import { can } from '@atlas/domain/access';
import { STUCK_AFTER_DAYS } from '@atlas/domain/journey';
import { ENROLLMENT_STATUSES, EXPIRING_SOON_DAYS, UPCOMING_PAYMENT_DAYS } from '@atlas/domain/subscriptions';
import { QUIET_AFTER_DAYS, USER_STATUSES, type archivedUsersList, type membersList } from '@atlas/domain/users';
import { Chip } from '@atlas/ui';
import { choiceFilter, type ListFilterControl } from '../../admin/lists/choiceFilter.tsx';
import { choicesFilter } from '../../admin/lists/choicesFilter.tsx';
import { dayFilter } from '../../admin/lists/dayFilter.tsx';
import type { ListState } from '../../admin/lists/useListState.ts';
import { useAuth } from '../../session/authContext.ts';
import type { PeopleChoices } from './usePeopleChoices.ts';

const ENROLLMENTS = ENROLLMENT_STATUSES.map((status) => ({ value: status, label: status }));
const STATUSES = STATUS_FILTERS.filter(({ value }) => (USER_STATUSES as readonly string[]).includes(value));

type MembersState<Key extends string> = ListState<Key, FilterNameOf<typeof membersList>>;

/** The filter by subscription status. Archived people have a separate list. */
export function statusFilter<Key extends string>(state: MembersState<Key>): ListFilterControl {
  const { control, active } = choiceFilter(state, { name: 'status', label: 'Status', all: 'All', options: STATUSES });
  // "Active" could be an enrollment as well.
  return { control, active: active && { ...active, label: `Status: ${active.label}` } };
}

/** The filters used every day, as chips. Who owes is for readers of payments. */
const QUICK = [
  { name: 'due', value: 'soon', label: `Due in ${UPCOMING_PAYMENT_DAYS} days`, page: 'studentPaymentDetails' },
  { name: 'stuck', value: 'yes', label: `Stuck over ${STUCK_AFTER_DAYS} days`, page: null },
  { name: 'expiring', value: 'soon', label: `Expiring in ${EXPIRING_SOON_DAYS} days`, page: null },
] as const;

/** The chips above a list of people; each sets one filter and keeps the others. */
export function QuickFilters<Key extends string>({ state }: { state: MembersState<Key> }) {
  const { currentUser } = useAuth();
  return QUICK.filter(({ page }) => page === null || can(currentUser, { page })).map(({ name, value, label }) => {
    const isOn = state.list.filters[name] === value;
    return (
      <Chip key={name} selected={isOn} onClick={() => state.filter(name, isOn ? null : value)}>
        {label}
      </Chip>
    );
  });
}

/** The filters of links on the home pages. */
const FROM_HOME = [
  { name: 'own', value: 'yes', label: 'Your people' },
  { name: 'help', value: 'asked', label: 'Asks for help' },
  { name: 'overdue', value: 'yes', label: 'Overdue payment' },
  { name: 'quiet', value: 'yes', label: `Not seen for over ${QUIET_AFTER_DAYS} days` },
  { name: 'moveUp', value: 'waiting', label: 'Waiting to move up' },
] as const;

/** The filters that only a home page sets: they have no control, and can be removed while set. */
export const homeFilters = <Key extends string>(state: MembersState<Key>): readonly ListFilterControl[] =>
  FROM_HOME.filter(({ name, value }) => state.list.filters[name] === value).map(({ name, label }) => ({
    control: null,
    active: { id: name, label, onRemove: () => state.filter(name, null) },
  }));

/**
 * The filters of every list of people. A filter by record appears only if there are records to
 * choose from.
 */
export function peopleFilters<Key extends string>(
  state: ListState<Key, FilterNameOf<typeof archivedUsersList>>,
  choices: PeopleChoices | null,
): readonly ListFilterControl[] {
  const choice = (name: keyof PeopleChoices, label: string) => {
    const options = choices?.[name] ?? [];
    const isOffered = choices === null || options.length > 0 || state.list.filters[name] !== undefined;
    return isOffered ? [choicesFilter(state, { name, label, all: 'All', options })] : [];
  };
  return [
    choicesFilter(state, { name: 'enrolment', label: 'Enrollment', all: 'All', options: ENROLLMENTS }),
    ...choice('batch', 'Batch'),
    ...choice('stage', 'Stage'),
    ...choice('group', 'Group'),
    ...choice('level', 'Access level'),
    ...choice('funnel', 'Funnel'),
    ...choice('province', 'Province'),
    dayFilter(state, { name: 'expiresFrom', label: 'Expires from' }),
    dayFilter(state, { name: 'expiresTo', label: 'Expires until' }),
    dayFilter(state, { name: 'createdFrom', label: 'Joined from' }),
    dayFilter(state, { name: 'createdTo', label: 'Joined until' }),
  ];
}
