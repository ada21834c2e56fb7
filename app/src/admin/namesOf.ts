/** The names of several records in one line; '' for none. */
export const namesOf = (records: readonly { readonly name: string }[]): string => records.map(({ name }) => name).join(', ');
