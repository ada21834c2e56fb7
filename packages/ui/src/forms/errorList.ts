/** One message and the field that it belongs to, by its path with dots. */
export interface FieldMessage {
  name: string;
  text: string;
}

/**
 * The messages of a form, however deep they lie, each with the name of its field. A message about the form as a whole has no field and is
 * left out.
 *
 * @example errorList({ name: 'Name is required', funnels: [undefined, { days: 'Days is too low' }] })
 * // [{ name: 'name', text: 'Name is required' }, { name: 'funnels.1.days', text: 'Days is too low' }]
 */
export function errorList(errors: object | undefined, path = ''): FieldMessage[] {
  return Object.entries(errors ?? {}).flatMap(([key, error]: [string, unknown]) => {
    const name = `${path}${key}`;
    if (typeof error === 'string') return key.startsWith('FINAL_FORM/') || key === '' ? [] : [{ name, text: error }];
    return typeof error === 'object' && error !== null ? errorList(error, `${name}.`) : [];
  });
}
