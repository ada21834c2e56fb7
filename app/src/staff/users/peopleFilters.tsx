import { STATUS_FILTERS, type FilterNameOf } from '@atlas/domain/lists';
import { ENROLLMENT_STATUSES } from '@atlas/domain/subscriptions';
import { USER_STATUSES, type archivedUsersList, type membersList } from '@atlas/domain/users';
import { choiceFilter, type ListFilterControl } from '../../admin/lists/choiceFilter.tsx';
import { dayFilter } from '../../admin/lists/dayFilter.tsx';
import type { ListState } from '../../admin/lists/useListState.ts';
import type { PeopleChoices } from './usePeopleChoices.ts';

/** Adds the filter's name to its chip, because "Active" could be a status or an enrollment. */
function labelled(filter: ListFilterControl, label: string): ListFilterControl {
  const { active } = filter;
  return { ...filter, active: active && active.label !== label ? { ...active, label: `${label}: ${active.label}` } : active };
}

const ENROLLMENTS = ENROLLMENT_STATUSES.map((status) => ({ value: status, label: status }));
const STATUSES = STATUS_FILTERS.filter(({ value }) => (USER_STATUSES as readonly string[]).includes(value));

/** The filter by subscription status. Archived people have a separate list. */
export const statusFilter = <Key extends string>(state: ListState<Key, FilterNameOf<typeof membersList>>): ListFilterControl =>
  labelled(choiceFilter(state, { name: 'status', label: 'Status', all: 'All', options: STATUSES }), 'Status');

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
    return isOffered ? [labelled(choiceFilter(state, { name, label, all: 'All', options }), label)] : [];
  };
  return [
    labelled(choiceFilter(state, { name: 'enrolment', label: 'Enrollment', all: 'All', options: ENROLLMENTS }), 'Enrollment'),
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
