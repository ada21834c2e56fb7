/**
 * Throws an error that names the first value that is not as it must be: the one loop of the guards.
 *
 * @throws RangeError for that value
 */
export function checkEach<Value>(
  values: Readonly<Record<string, Value>>,
  isRight: (value: Value, name: string) => boolean,
  must: string,
): void {
  for (const [name, value] of Object.entries(values)) {
    if (!isRight(value, name))
      throw new RangeError(`${name} must be ${must}, not ${Object(value) === value ? 'an object' : String(value)}`);
  }
}

/**
 * Throws an error that names the first value that is not in a list. For scripts in plain
 * JavaScript, where no compiler rejects a misspelled value.
 *
 * @param values the values by name
 * @param known the values, the choices of a list, or a table with the values as its keys
 * @throws RangeError for any other value
 * @example
 * const interval = 'monthly';
 * checkKnown({ interval }, ['week', 'month']) // throws RangeError
 */
export function checkKnown(values: Readonly<Record<string, unknown>>, known: object): void {
  const all: readonly unknown[] = Array.isArray(known)
    ? known.map((one: { readonly value?: unknown }) => one.value ?? one)
    : Object.keys(known);
  checkEach(values, (value) => all.includes(value), `one of ${all.join(', ')}`);
}

/**
 * Throws an error that names the first value that is missing from a record. Null is a value.
 *
 * @throws RangeError when a value is undefined
 * @example checkGiven({ coupon: undefined }) // throws RangeError
 */
export function checkGiven(values: Readonly<Record<string, unknown>>): void {
  checkEach(values, (value) => value !== undefined, 'given');
}
