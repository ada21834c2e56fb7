import * as z from 'zod/mini';
import type { Schema } from './fieldErrors.ts';

/** The object that a form checks, without the checks and transforms of the form as a whole. */
type ObjectOf<Form> = Form extends z.ZodMiniPipe<infer In, z.core.$ZodType> ? ObjectOf<In> : Form;

/** A field's value: lists are readonly, and a value that may be left out is null instead. */
type FieldValue<Value> = Value extends undefined ? null : Value extends readonly (infer Item)[] ? readonly Item[] : Value;

/** The values of a form's fields in the types of its schema: numbers for ids, lists for choices. */
export type FormValues<Form> =
  ObjectOf<Form> extends z.ZodMiniObject<infer Shape> ? { -readonly [Key in keyof Shape]: FieldValue<z.output<Shape[Key]>> } : never;

/** The values that a record does not hold in the form's types. */
type Missing<Values, From> = {
  [Key in keyof Values as Key extends keyof From ? (From[Key] extends Values[Key] | null | undefined ? never : Key) : Key]: Values[Key];
};

const EMPTY: Readonly<Record<string, () => unknown>> = { string: () => '', array: () => [], boolean: () => false };

/** The value of an empty field: its default, otherwise '', an empty list, false or null. */
function emptyValue(schema: z.core.$ZodType): unknown {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  if (def.type === 'default') return def.defaultValue;
  if (def.type === 'pipe') return emptyValue(def.in);
  if (def.type === 'optional' || def.type === 'nullable') return emptyValue(def.innerType);
  return EMPTY[def.type]?.() ?? null;
}

function shapeOf(form: z.core.$ZodType): Readonly<Record<string, z.core.$ZodType>> {
  const { def } = form._zod as z.core.$ZodTypes['_zod'];
  if (def.type === 'pipe') return shapeOf(def.in);
  if (def.type !== 'object') throw new TypeError(`A form is an object, not ${def.type}.`);
  return def.shape;
}

/**
 * The initial values of a form for a new record: each field's default, otherwise '' for text, an empty list, false, or null. A required number or
 * choice is null until it is filled in.
 *
 * @throws TypeError for a schema that is not an object
 * @example emptyValues(courseForm)
 * // { name: '', shortDescription: '', description: '', authorId: null, accessLevelIds: [] }
 */
export const emptyValues = <Form extends Schema>(form: Form): FormValues<Form> =>
  Object.fromEntries(Object.entries(shapeOf(form)).map(([name, schema]) => [name, emptyValue(schema)])) as FormValues<Form>;

/**
 * The initial values of a form for an existing record: fields of the same name, with null as the empty value of the field. Values that the record
 * holds under another name or type come from `others`; leaving one out does not compile.
 *
 * @param record what was loaded; fields that the form does not have are ignored
 * @throws TypeError for a schema that is not an object
 * @example
 * const course = { name: 'Rates', shortDescription: null, description: null, authorId: 3 };
 * formValues(courseForm, course, { accessLevelIds: idsOf([{ databaseId: 5 }]) })
 * // { name: 'Rates', shortDescription: '', description: '', authorId: 3, accessLevelIds: [5] }
 */
export function formValues<Form extends Schema, From extends object>(
  form: Form,
  record: From,
  ...[others]: Record<never, never> extends Missing<FormValues<Form>, From>
    ? [others?: Partial<FormValues<Form>>]
    : [others: Missing<FormValues<Form>, From> & Partial<FormValues<Form>>]
): FormValues<Form> {
  const given: Partial<Record<string, unknown>> = { ...record, ...others };
  const empty = emptyValues(form) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(empty).map(([name, none]) => [name, given[name] ?? none])) as FormValues<Form>;
}

/**
 * The ids of records, for a field with several choices.
 *
 * @example idsOf([{ databaseId: 3 }, { databaseId: 5 }]) // [3, 5]
 */
export const idsOf = (records: readonly { readonly databaseId: number }[]): number[] => records.map(({ databaseId }) => databaseId);
