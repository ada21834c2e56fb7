import { expect, test } from 'vitest';
import { importFileProblem } from './importFileProblem.ts';
import { MAX_IMPORT_BYTES } from './importLimits.ts';

test.each([
  ['members.xlsx', 1, null],
  ['MEMBERS.CSV', MAX_IMPORT_BYTES, null],
  ['members.csv', MAX_IMPORT_BYTES + 1, 'This file is too large. Split it into several.'],
  ['members.csv', 0, 'This file is empty.'],
  ['members.xls', 12_000, 'Choose an xlsx or CSV file.'],
  ['members', 12_000, 'Choose an xlsx or CSV file.'],
])('a file %j of %i bytes has the problem %j', (name, size, problem) => expect(importFileProblem({ name, size })).toBe(problem));
