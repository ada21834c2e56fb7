import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { countRootFields } from './countRootFields.ts';

test.each([
  ['mutation { a }', 1],
  ['mutation { a: x b: x c: x { d e } }', 3],
  ['mutation { ...F ...F y } fragment F on Mutation { a: x b: x { c } }', 5],
  ['mutation { ... on Mutation { a b } ...F } fragment F on Mutation { ...G c } fragment G on Mutation { d }', 4],
])('%s: %d', (text, fields) => {
  expect(countRootFields(parse(text))).toBe(fields);
});
