import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cells, checkWorkbook } from './checkWorkbook.ts';
import { escapeFormula, unescapeFormula } from './escapeFormula.ts';
import { problemText } from './importProblem.ts';
import { IMPORT_TEMPLATES, type UploadKind } from './templates.ts';

const problems = (kind: UploadKind, workbook: Record<string, Cells>): string[] => checkWorkbook(kind, workbook).problems.map(problemText);

const MEMBER_TITLES = IMPORT_TEMPLATES.members[0].columns;
const SUBSCRIPTION_TITLES = IMPORT_TEMPLATES.members[1].columns;
type Column = (typeof MEMBER_TITLES)[number];

const memberLine = (cells: Partial<Record<Column, unknown>>): unknown[] => MEMBER_TITLES.map((title) => cells[title] ?? null);
const members = (...lines: Partial<Record<Column, unknown>>[]): Record<string, Cells> => ({
  Members: [MEMBER_TITLES, ...lines.map(memberLine)],
  Subscription: [SUBSCRIPTION_TITLES, ['S1', '01/31/2025', 'false', 12, 3]],
});

describe('checkWorkbook', () => {
  test('accepts an empty template', () => {
    for (const [kind, sheets] of Object.entries(IMPORT_TEMPLATES)) {
      const workbook = Object.fromEntries(sheets.map(({ sheet, columns }) => [sheet, [columns]]));
      expect(problems(kind as UploadKind, workbook)).toEqual([]);
    }
  });

  test('reads every column of a member', () => {
    const { sheets } = checkWorkbook(
      'members',
      members({
        'Tribe ID': 1017,
        Email: ' Juan@Example.com ',
        Batch: 'Batch 17',
        'First Name': 'Juan',
        'Last Name': 'dela Cruz',
        'Birth Date (mm/dd/yyyy)': '2/29/2000',
        'Facebook Profile': 'fb.com/juan.cruz',
        'Mobile Number': 9171234567,
        'Access Levels': 'Member, Coach ,',
        'Base Points': '250',
        'Subscription ID': 'S1',
      }),
    );
    expect(sheets.Members).toEqual([
      {
        row: 2,
        value: {
          'Tribe ID': '1017',
          Email: 'juan@example.com',
          Batch: 'Batch 17',
          'First Name': 'Juan',
          'Middle Name': null,
          'Last Name': 'dela Cruz',
          Suffix: null,
          'Birth Date (mm/dd/yyyy)': new Date('2000-02-28T16:00:00Z'),
          'Facebook Profile': 'https://www.facebook.com/juan.cruz',
          'Mobile Number': '+639171234567',
          Sex: null,
          'Group Name': null,
          'Access Levels': ['Member', 'Coach'],
          'Base Points': 250,
          'Subscription ID': 'S1',
        },
      },
    ]);
    expect(sheets.Subscription?.[0]?.value).toEqual({
      'Subscription ID': 'S1',
      'Created At (mm/dd/yyyy)': new Date('2025-01-30T16:00:00Z'),
      'Unenrolled (true or false)': false,
      'Funnel ID': 12,
      'Payment Term ID': 3,
    });
  });

  test.each<[Column, unknown, string]>([
    ['Email', 'juan', "Members, row 2, Email: 'juan' is not an email address."],
    [
      'Birth Date (mm/dd/yyyy)',
      '31/12/1999',
      "Members, row 2, Birth Date (mm/dd/yyyy): '31/12/1999' has the day before the month; write 12/31/1999 (mm/dd/yyyy).",
    ],
    ['Birth Date (mm/dd/yyyy)', '02/29/2025', "Members, row 2, Birth Date (mm/dd/yyyy): '02/29/2025' is not a date (mm/dd/yyyy)."],
    ['Birth Date (mm/dd/yyyy)', new Date(Number.NaN), "Members, row 2, Birth Date (mm/dd/yyyy): 'not a date' is not a date (mm/dd/yyyy)."],
    ['Facebook Profile', 'twitter.com/juan', "Members, row 2, Facebook Profile: 'twitter.com/juan' is not a Facebook profile."],
    ['Mobile Number', '91712345678', "Members, row 2, Mobile Number: '91712345678' is not a mobile number."],
    ['Email', 'juan@example.com cruz', "Members, row 2, Email: 'juan@example.com cruz' is not an email address."],
    ['Email', 'juan cruz@example.com', "Members, row 2, Email: 'juan cruz@example.com' is not an email address."],
    ['Email', 'juan@mail..com', "Members, row 2, Email: 'juan@mail..com' is not an email address."],
    ['Email', `${'a'.repeat(245)}@email.com`, `Members, row 2, Email: '${'a'.repeat(60)}…' is not an email address.`],
    ['Mobile Number', '12345', "Members, row 2, Mobile Number: '12345' is not a mobile number."],
    ['Base Points', '-5', "Members, row 2, Base Points: '-5' must be a whole number."],
    ['Base Points', 1.5, "Members, row 2, Base Points: '1.5' must be a whole number."],
    ['Suffix', 'x'.repeat(21), `Members, row 2, Suffix: '${'x'.repeat(21)}' must have at most 20 characters.`],
    ['Batch', 'x'.repeat(101), `Members, row 2, Batch: '${'x'.repeat(60)}…' must have at most 100 characters.`],
    ['Subscription ID', 'S9', "Members, row 2, Subscription ID: 'S9' is not in the sheet Subscription."],
  ])('rejects for %s the value %j', (column, value, text) => {
    const workbook = members({ 'Tribe ID': 'T1', [column]: value });
    expect(problems('members', workbook)).toEqual([text]);
    expect(checkWorkbook('members', workbook).sheets.Members).toEqual([]);
  });

  test.each<[Column, unknown, unknown]>([
    ['Suffix', 'x'.repeat(20), 'x'.repeat(20)],
    ['Email', `${'a'.repeat(244)}@email.com`, `${'a'.repeat(244)}@email.com`],
    ['Email', 'juan@mail.example.com.ph', 'juan@mail.example.com.ph'],
  ])('accepts for %s the value %j', (column, value, expected) => {
    expect(checkWorkbook('members', members({ 'Tribe ID': 'T1', [column]: value })).sheets.Members?.[0]?.value[column]).toBe(expected);
  });

  test.each([
    ['a date', 'no', 12, 3, "Created At (mm/dd/yyyy): 'a date' is not a date (mm/dd/yyyy)."],
    ['', 'no', 12, 3, 'Created At (mm/dd/yyyy): an empty cell is not a date (mm/dd/yyyy).'],
    ['01/31/2025', 'no', 12, 3, "Unenrolled (true or false): 'no' must be true or false."],
    ['01/31/2025', 'true', 1.5, 3, "Funnel ID: '1.5' must be a whole number."],
    ['01/31/2025', 'true', 12, null, 'Payment Term ID: an empty cell must be a whole number.'],
  ])('checks a subscription created %j, unenrolled %j, funnel %j, term %j: %s', (made, unenrolled, funnel, term, text) => {
    const workbook = { Members: [MEMBER_TITLES], Subscription: [SUBSCRIPTION_TITLES, ['S1', made, unenrolled, funnel, term]] };
    expect(problems('members', workbook)[0]).toBe(`Subscription, row 2, ${text}`);
  });

  test('reads an unenrolled subscription', () => {
    const workbook = { Members: [MEMBER_TITLES], Subscription: [SUBSCRIPTION_TITLES, ['S1', '01/31/2025', 'TRUE', 12, 3]] };
    expect(checkWorkbook('members', workbook).sheets.Subscription?.[0]?.value['Unenrolled (true or false)']).toBe(true);
  });

  test('reports an unexpected date by its day', () => {
    const workbook = {
      Members: [MEMBER_TITLES],
      Subscription: [SUBSCRIPTION_TITLES, ['S1', '01/31/2025', false, new Date('2025-01-31T00:00:00Z'), 3]],
    };
    expect(problems('members', workbook)).toEqual(["Subscription, row 2, Funnel ID: '2025-01-31' must be a whole number."]);
  });

  test('skips a column without a title, and empty cells', () => {
    const groups: Cells = [['Group ID', 'Name', '', null], ['G1', 'Luzon', 'a note', 7], [undefined], [null, undefined, ' ']];
    const result = checkWorkbook('groups', { Groups: groups, Subgroups: [IMPORT_TEMPLATES.groups[1].columns] });
    expect(result.problems).toEqual([]);
    expect(result.sheets.Groups).toHaveLength(1);
  });

  test('shows a value of 60 characters in full', () => {
    const text = 'x'.repeat(60);
    expect(problems('members', members({ 'Tribe ID': 'T1', Suffix: text }))[0]).toContain(`'${text}' must`);
  });

  test('counts a spreadsheet date by its day', () => {
    const { sheets } = checkWorkbook('members', members({ Email: 'a@b.co', 'Birth Date (mm/dd/yyyy)': new Date('2000-02-29T00:00:00Z') }));
    expect(sheets.Members?.[0]?.value['Birth Date (mm/dd/yyyy)']).toEqual(new Date('2000-02-28T16:00:00Z'));
  });

  test('requires a unique identifier for a member', () => {
    const text = problems(
      'members',
      members({ 'First Name': 'Juan' }, { Email: 'a@b.co' }, { Email: 'A@b.co' }, { 'Tribe ID': 'T1' }, { 'Tribe ID': 'T1' }),
    );
    expect(text).toEqual([
      'Members, row 2, Email: an empty cell needs an email address, or a Tribe ID in its row.',
      "Members, row 4, Email: 'a@b.co' is in row 3 already.",
      "Members, row 6, Tribe ID: 'T1' is in row 5 already.",
    ]);
  });

  test("accepts titles in any order, skips empty rows, and uses the spreadsheet's row numbers", () => {
    const groups: Cells = [['Name', ' Group ID '], [null, '  '], ['Luzon', 'G1'], [], ['', 'G2']];
    const result = checkWorkbook('groups', { Groups: groups, Subgroups: [IMPORT_TEMPLATES.groups[1].columns] });
    expect(result.sheets.Groups).toEqual([{ row: 3, value: { 'Group ID': 'G1', Name: 'Luzon' } }]);
    expect(result.problems.map(problemText)).toEqual([
      'Groups, row 5, Name: an empty cell must be filled in, with at most 100 characters.',
    ]);
  });

  test('reports missing sheets, and missing, repeated and unknown columns', () => {
    expect(problems('groups', { Groups: [['Group ID', 'Name', 'Colour']] })).toEqual([
      'Groups, Colour: the template has no such column; choose its column, or leave it out.',
      'Subgroups: the sheet is missing.',
    ]);
    expect(problems('groups', { Groups: [['Group ID', 'Group ID']], Subgroups: [] })).toEqual([
      'Groups, Name: the column is missing.',
      'Groups, Group ID: the column is there twice.',
      'Subgroups, Subgroup ID: the column is missing.',
      'Subgroups, Name: the column is missing.',
      'Subgroups, Group ID: the column is missing.',
    ]);
  });

  test('links groups and subgroups', () => {
    const text = problems('groups', {
      Groups: [IMPORT_TEMPLATES.groups[0].columns, ['G1', 'Luzon'], ['G1', 'Visayas']],
      Subgroups: [IMPORT_TEMPLATES.groups[1].columns, ['S1', 'Manila', 'G1'], ['S1', 'Cebu', 'G1'], ['S2', 'Davao', 'G2']],
    });
    expect(text).toEqual([
      "Groups, row 3, Group ID: 'G1' is in row 2 already.",
      "Subgroups, row 3, Subgroup ID: 'S1' is in row 2 already.",
      "Subgroups, row 4, Group ID: 'G2' is not in the sheet Groups.",
    ]);
  });

  test('reports a sheet named like a built-in property as missing', () => {
    expect(problems('groups', Object.create({ Groups: [] }) as Record<string, Cells>)).toContain('Groups: the sheet is missing.');
  });

  test('links courses, units and lessons', () => {
    const [course, unit, lesson] = [0, 1, 2].map((index) => [...(IMPORT_TEMPLATES.courses[index]?.columns ?? [])]);
    const text = problems('courses', {
      Courses: [course ?? [], [136, 'Bonuses', '', '', ''], [137, '', '', '', '']],
      Units: [unit ?? [], ['U1', 'One', '', '', '136'], ['U2', 'Two', '', '', 137], ['U3', 'Three', '', '', 138]],
      Lessons: [lesson ?? [], ['L1', 'Hello', '', '', 'U1'], ['L2', 'Hello', '', '', 'U9'], ['L1', 'Again', '', '', 'U2']],
    });
    expect(text).toEqual([
      'Courses, row 3, Name: an empty cell must be filled in, with at most 150 characters.',
      "Units, row 4, Course ID: '138' is not in the sheet Courses.",
      "Lessons, row 3, Unit ID: 'U9' is not in the sheet Units.",
      "Lessons, row 4, Lesson ID: 'L1' is in row 2 already.",
    ]);
  });

  test('never throws, whatever the cells contain, and can word every problem', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.date(),
      fc.constantFrom('=1+1', '01/01/2025', 'true', 'a@b.co'),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 6 }), (lines) => {
        const workbook = { Members: [MEMBER_TITLES, ...lines], Subscription: [SUBSCRIPTION_TITLES, ...lines] };
        const { sheets, problems: found } = checkWorkbook('members', workbook);
        for (const problem of found) expect(problemText(problem)).toMatch(/^(Members|Subscription), .+\.$/s);
        expect((sheets.Members?.length ?? 0) + (sheets.Subscription?.length ?? 0)).toBeLessThanOrEqual(2 * lines.length);
      }),
    );
  });
});

describe('escapeFormula', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+639171234567', "'+639171234567"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['-5', '-5'],
    ['-5.25', '-5.25'],
    ['-52', '-52'],
    ['=-5', "'=-5"],
    ['1=1', '1=1'],
    ['a@b.co', 'a@b.co'],
    ["'=1", "''=1"],
    ["O'Neil", "O'Neil"],
    ["'quoted'", "'quoted'"],
    ['Juan', 'Juan'],
    ['', ''],
  ])('exports %j as %j', (text, expected) => {
    expect(escapeFormula(text)).toBe(expected);
  });

  test('round-trips, and never starts a formula', () => {
    const text = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '1', 'a', '.') });
    fc.assert(
      fc.property(text, (value) => {
        const escaped = escapeFormula(value);
        expect(unescapeFormula(escaped)).toBe(value);
        expect(/^[=+@\t\r]/.test(escaped)).toBe(false);
      }),
    );
  });

  test('allows importing an exported mobile number', () => {
    const { sheets } = checkWorkbook('members', members({ 'Tribe ID': 'T1', 'Mobile Number': escapeFormula('+639171234567') }));
    expect(sheets.Members?.[0]?.value['Mobile Number']).toBe('+639171234567');
  });
});
