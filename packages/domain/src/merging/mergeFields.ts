/**
 * The fields that staff choose from either account. The columns or rows of one field come from the
 * same account: a confirmed address comes with its password, a city with its country.
 */
export const MERGE_FIELDS = [
  { field: 'email', label: 'Email address and password' },
  { field: 'first-name', label: 'First name' },
  { field: 'middle-name', label: 'Middle name' },
  { field: 'last-name', label: 'Last name' },
  { field: 'suffix', label: 'Suffix' },
  { field: 'sex', label: 'Sex' },
  { field: 'birthdate', label: 'Birthdate' },
  { field: 'mobile-number', label: 'Mobile number' },
  { field: 'facebook-profile', label: 'Facebook profile' },
  { field: 'picture', label: 'Picture' },
  { field: 'about', label: 'About' },
  { field: 'place', label: 'Country, province and city' },
  { field: 'batch', label: 'Batch' },
  { field: 'stage', label: 'Stage' },
  { field: 'group', label: 'Group' },
  { field: 'accountability-group', label: 'Accountability group' },
  { field: 'success-manager', label: 'Success manager' },
] as const;

export type MergeField = (typeof MERGE_FIELDS)[number]['field'];

/** The values of an account as staff read them. Null where it has none. */
export interface MergedAccount {
  readonly id: number;
  readonly values: Readonly<Record<MergeField, string | null>>;
}

/** The account that each field comes from, by its id. */
export type MergeSources = Readonly<Record<MergeField, number>>;

/**
 * Suggests where each field comes from: the kept account where it has a value, otherwise the first
 * account that has one.
 *
 * @param accounts all accounts, also the kept one
 * @spec product decision §14
 */
export const suggestSources = (accounts: readonly MergedAccount[], keptId: number): MergeSources => {
  const keptFirst = accounts.toSorted((a, b) => Number(b.id === keptId) - Number(a.id === keptId));
  return Object.fromEntries(
    MERGE_FIELDS.map(({ field }) => [field, keptFirst.find(({ values }) => values[field] !== null)?.id ?? keptId]),
  ) as Record<MergeField, number>;
};

/** Whether the accounts differ in a field. Only such fields need a choice. */
export const differsIn = (accounts: readonly MergedAccount[], field: MergeField): boolean =>
  new Set(accounts.map(({ values }) => values[field]).filter((value) => value !== null)).size > 1;
