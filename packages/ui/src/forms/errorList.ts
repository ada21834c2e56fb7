/** An error message and its field, as a dotted path. */
export interface FieldMessage {
  name: string;
  text: string;
}

/**
 * Flattens the nested errors of a form, each with the name of its field. The general error has no field and is
 * left out.
 *
 * @example errorList({ name: 'Name is required', funnels: [undefined, { days: 'Too low' }] })
 * // [{ name: 'name', text: 'Name is required' }, { name: 'funnels.1.days', text: 'Too low' }]
 */
export function errorList(errors: object | undefined, path = ''): FieldMessage[] {
  return Object.entries(errors ?? {}).flatMap(([key, error]: [string, unknown]) => {
    const name = `${path}${key}`;
    if (typeof error === 'string') return key.startsWith('FINAL_FORM/') || key === '' ? [] : [{ name, text: error }];
    return typeof error === 'object' && error !== null ? errorList(error, `${name}.`) : [];
  });
}
