import { expect, test } from 'vitest';
import { type ImportProblem, problemText } from './importProblem.ts';
import { problemLines } from './problemLines.ts';

const email: ImportProblem = { sheet: 'Members', row: 7, column: 'Email', value: 'juan', message: 'is not an email address' };
const sex: ImportProblem = { ...email, column: 'Sex', value: null, message: 'must be filled in' };
const whole: ImportProblem = { ...email, column: null, value: null, message: 'this is the person of row 3' };
const linesOf = (...problems: readonly ImportProblem[]) =>
  problemLines({ sheet: 'Members', row: 7, problem: problems.map(problemText).join(' ') });

test('lists the problems of a row without their position', () => {
  expect(linesOf(email)).toEqual(["Email: 'juan' is not an email address."]);
  expect(linesOf(email, sex)).toEqual(["Email: 'juan' is not an email address.", 'Sex: an empty cell must be filled in.']);
});

test('lists a problem with the row as a whole', () => {
  expect(linesOf(email, whole)).toHaveLength(2);
});

test('leaves a message without a position as it is', () => {
  expect(problemLines({ sheet: 'Members', row: 7, problem: 'This person has an account already.' })).toEqual([
    'This person has an account already.',
  ]);
});

test('does not mistake another row for the position', () => {
  expect(problemLines({ sheet: 'Members', row: 7, problem: 'The same as Members, row 71.' })).toEqual(['The same as Members, row 71.']);
});
