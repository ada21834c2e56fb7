import { expect, test } from 'vitest';
import { problemText } from './importProblem.ts';
import { titleProblems } from './titleProblems.ts';

test.each([
  ['Groups', ['Group ID', 'Name'], [], []],
  ['Members', ['Tribe ID'], [], []],
  ['Members', ['Email'], [], []],
  ['Members', ['First Name'], ['Members, Email: the column is missing.'], []],
  ['Courses', ['Course ID', 'Name'], [], []],
  ['Units', ['Unit ID', 'Unit ID', 'Name'], ['Units, Course ID: the column is missing.', 'Units, Unit ID: the column is there twice.'], []],
  [
    'Groups',
    ['Group ID', 'Name', 'Colour', ''],
    [],
    ['Groups, Colour: the template has no such column; choose its column, or leave it out.'],
  ],
] as const)('%s with %j', (sheet, titles, fatal, other) => {
  const columns = titles.map((title) => (['Colour', '', 'Problem'].includes(title) ? null : title));
  const found = titleProblems({ sheet, titles, columns });
  expect([found.fatal.map(problemText), found.other.map(problemText)]).toEqual([fatal, other]);
});
