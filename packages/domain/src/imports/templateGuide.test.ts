import { expect, test } from 'vitest';
import { checkWorkbook } from './checkWorkbook.ts';
import { templateGuide } from './templateGuide.ts';
import { IMPORT_TEMPLATES, UPLOAD_KINDS } from './templates.ts';

test.each(UPLOAD_KINDS)('explains every column of %s', (kind) => {
  const guide = templateGuide(kind);
  expect(guide.map(({ sheet, column }) => [sheet, column])).toEqual(
    IMPORT_TEMPLATES[kind].flatMap(({ sheet, columns }) => columns.map((column) => [sheet, column])),
  );
  for (const { text } of guide) expect(text).toMatch(/^[A-Zt].*\.$/);
});

test.each(UPLOAD_KINDS)('has examples for %s that fit', (kind) => {
  const guide = templateGuide(kind);
  const workbook = Object.fromEntries(
    IMPORT_TEMPLATES[kind].map(({ sheet, columns }) => [
      sheet,
      [columns, guide.filter((one) => one.sheet === sheet).map(({ example }) => example)],
    ]),
  );
  const { problems, sheets } = checkWorkbook(kind, workbook);
  expect(problems).toEqual([]);
  for (const { sheet } of IMPORT_TEMPLATES[kind]) expect(sheets[sheet]).toHaveLength(1);
});
