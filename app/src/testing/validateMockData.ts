import {
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { ResponseSequence, UPLOAD } from './storyAnswers.ts';

/** Throws when a value does not fit its type. `path` is its location: "viewer.course". */
export type CheckResponse = (answer: unknown, type: GraphQLOutputType, path: string) => void;

/** Checks for each scalar. A story sets what the server would return, so nothing is converted. */
const SCALARS: Record<string, (value: unknown) => boolean> = {
  ID: (value) => typeof value === 'string',
  String: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  Int: (value) => Number.isInteger(value),
  Float: (value) => Number.isFinite(value),
  DateTime: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value) && !Number.isNaN(Date.parse(value)),
  Day: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
  JSON: () => true,
  RichText: Array.isArray,
};

const isLeaf = (value: unknown, type: GraphQLNamedOutputType): boolean =>
  isScalarType(type) ? SCALARS[type.name]?.(value) === true : isEnumType(type) && type.getValues().some((one) => one.value === value);

/**
 * Finds mistakes in a story's data: unknown fields, and values of the wrong type. Functions are
 * checked when they return.
 */
export function validateMockData(schema: GraphQLSchema): CheckResponse {
  // Objects that passed the check: data may be large or circular.
  const checked = new WeakMap<object, GraphQLObjectType>();
  const isSent = (name: string) => name === UPLOAD || name in (schema.getMutationType()?.getFields() ?? {});

  const checkObject = (object: Readonly<Record<string, unknown>>, type: GraphQLNamedOutputType, path: string): void => {
    const { __typename: named = type.name, ...fields } = object;
    const own = schema.getType(String(named));
    if (!isObjectType(own)) throw new Error(`${path}: an object needs __typename to identify its type within ${type.name}`);
    if (isObjectType(type) && own !== type) throw new Error(`${path}: ${type.name} is not ${own.name}`);
    if (checked.get(object) === own) return;
    checked.set(object, own);
    for (const [name, value] of Object.entries(fields)) {
      const field = own.getFields()[name];
      if (!field) throw new Error(`${path}: ${own.name} has no field ${name}`);
      check(value, field.type, `${path}.${name}`);
    }
  };

  const check: CheckResponse = (answer, type, path) => {
    if (answer === undefined || typeof answer === 'function' || answer instanceof Error) return;
    if (answer instanceof ResponseSequence) {
      if (!isSent(answer.mutation)) throw new Error(`${path}: there is no mutation ${answer.mutation}`);
      for (const value of answer.values) check(value, type, path);
    } else if (isNonNullType(type)) {
      if (answer === null) throw new Error(`${path}: ${String(type)} cannot be null`);
      check(answer, type.ofType, path);
    } else if (answer !== null && isListType(type)) {
      if (!Array.isArray(answer)) throw new Error(`${path}: ${JSON.stringify(answer)} is not a list`);
      for (const [n, item] of answer.entries()) check(item, type.ofType, `${path}[${n}]`);
    } else if (answer !== null && !isListType(type) && !isLeaf(answer, type)) {
      const isObject = typeof answer === 'object' && !Array.isArray(answer) && !isScalarType(type) && !isEnumType(type);
      if (!isObject) throw new Error(`${path}: ${JSON.stringify(answer)} is not of the type ${type.name}`);
      checkObject(answer as Readonly<Record<string, unknown>>, type, path);
    }
  };
  return check;
}
