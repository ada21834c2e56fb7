import { expect, test } from 'vitest';
import { FILE_EMPTY } from '../uploads/uploadProblem.ts';
import { MAX_STATEMENT_BYTES, statementFileProblem } from './statementFileProblem.ts';

const KIND = 'Choose a CSV, xlsx or PDF file.';

test.each([
  ['gcash.csv', 1, null],
  ['BDO Nov.XLSX', 1, null],
  ['gcash.2025.pdf', MAX_STATEMENT_BYTES, null],
  ['gcash.pdf', MAX_STATEMENT_BYTES + 1, 'Statements over 60 MB cannot be sent. Export fewer days.'],
  ['gcash.pdf', 0, FILE_EMPTY],
  ['gcash.xls', 1, KIND],
  ['statement', 1, KIND],
  ['photo.jpg', 1, KIND],
  ['', 1, KIND],
])('%j of %i bytes: %j', (name, size, problem) => expect(statementFileProblem({ name, size })).toBe(problem));
