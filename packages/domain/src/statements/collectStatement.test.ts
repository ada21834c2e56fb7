import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collectStatement, type StatementReading } from './collectStatement.ts';
import { headerKey } from './headerKey.ts';
import type { StatementOptions } from './statementLayout.ts';
import type { StatementMapping } from './statementMapping.ts';

const read = (rows: readonly (readonly string[])[], options?: StatementOptions): StatementReading => {
  const collector = collectStatement(options);
  for (const [index, cells] of rows.entries()) collector.add({ row: index + 1, cells });
  return collector.finish();
};
const summary = ({ lines }: StatementReading) =>
  lines.map(({ row, paidOn, time, referenceKey, amountCentavos, direction, balanceCentavos }) => [
    row,
    paidOn,
    time,
    referenceKey,
    direction === 'in' ? amountCentavos : -amountCentavos,
    balanceCentavos,
  ]);
const skippedRows = ({ skipped }: StatementReading) => skipped.map(({ row, reason }) => [row, reason]);

describe('a GCash statement', () => {
  const HEADERS = ['Date and Time', 'Description', 'Reference No.', 'Debit', 'Credit', 'Balance'];

  test('is read from rows like those of its PDF', () => {
    const reading = read([
      ['GCash Transaction History'],
      HEADERS,
      ['', 'STARTING BALANCE', '', '', '', '1,000.00'],
      ['2025-06-30 12:05 AM', 'Transfer from 09171234567', '9024521234567', '', '3,499.00', '4,499.00'],
      ['2025-06-30 01:10 PM', 'Buy Load', '9024521234568', '50.00', '', '4,449.00'],
      HEADERS,
      ['2025-07-01 09:00 AM', 'Total Fitness', '9024521234569', '49.00', '0.00', '4,400.00'],
      ['', 'continued on the next page', '', '', '', ''],
      ['', 'ENDING BALANCE', '', '', '', '4,400.00'],
      ['', 'TOTAL', '', '99.00', '3,499.00', ''],
    ]);
    expect(reading).toMatchObject({ source: 'gcash', headers: HEADERS, problems: [], balance: 'proven', accountNumber: null });
    expect(summary(reading)).toEqual([
      [4, '2025-06-30', '00:05', '9024521234567', 349_900, 449_900],
      [5, '2025-06-30', '13:10', '9024521234568', -5000, 444_900],
      [7, '2025-07-01', '09:00', '9024521234569', -4900, 440_000],
    ]);
    expect(skippedRows(reading)).toEqual([
      [1, 'preamble'],
      [2, 'header'],
      [3, 'balance'],
      [6, 'header'],
      [8, 'note'],
      [9, 'balance'],
      [10, 'total'],
    ]);
  });

  test.each([
    ['DateTime', 'Details', 'Ref No', 'Money Out', 'Money In'],
    ['Transaction Date', 'Particulars', 'Reference Number', 'Cash-out', 'Cash-in'],
    ['Date', 'Description', 'Reference', 'DEBIT', 'CREDIT (PHP)'],
  ])('is recognized by the headings %s, %s, %s, %s, %s', (...headers) => {
    const reading = read([headers, ['2025-06-30', 'Transfer', '9024521234567', '', '3,499.00']]);
    expect(reading.source).toBe('gcash');
    expect(summary(reading)).toEqual([[2, '2025-06-30', null, '9024521234567', 349_900, null]]);
  });

  test('has an amount with its type', () => {
    const reading = read([
      ['Type', 'Amount', 'Ref. No.', 'Date'],
      ['Cash In', '3,499.00', '9024521234567', '2025-06-30'],
      ['DEBIT', '-50.00', '9024521234568', '2025-06-30'],
      ['Payment', '50.00', '9024521234569', '2025-06-30'],
      ['Credit', '-50.00', '9024521234560', '2025-06-30'],
    ]);
    expect(summary(reading).map((line) => line[4])).toEqual([349_900, -5000]);
    expect(reading.problems).toEqual([
      { row: 4, column: 'Type', value: 'Payment', message: 'This is not credit or debit.' },
      { row: 5, column: 'Amount', value: '-50.00', message: 'A credit cannot be negative.' },
    ]);
  });

  test('is read from a converted workbook without headings', () => {
    const row = (date: string, reference: string, debit: string, credit: string) => [
      date,
      '',
      'Cash in',
      '',
      '',
      '',
      reference,
      '',
      debit,
      '',
      credit,
    ];
    const reading = read([
      ['Statement'],
      row('2026-08-20 08:20 AM', '0000203966985', '', '1,000.00'),
      row('2026-08-20 08:21 AM', '9.02452E+12', '', '1,000.00'),
      row('2026-08-21 08:20', '2040920724131', '40.00', ''),
    ]);
    expect(reading).toMatchObject({ source: 'gcash', headers: [], headerKey: null, problems: [] });
    expect(summary(reading)).toEqual([
      [2, '2026-08-20', '08:20', '0000203966985', 100_000, null],
      [3, '2026-08-20', '08:21', null, 100_000, null],
      [4, '2026-08-21', '08:20', '2040920724131', -4000, null],
    ]);
    expect(reading.lines.map(({ isReferenceLost }) => isReferenceLost)).toEqual([false, true, false]);
  });

  test('has rows in one cell, whose direction is the change of the balance', () => {
    const reading = read([
      ['', 'Date and Time Description Reference No. Debit Credit Balance'],
      ['STARTING BALANCE 1,000.00'],
      ['2026-04-18 05:41 PM Transfer from 09171234567 to 09187654321 2039915534650 500.00 1,500.00', '', ''],
      ['', '2026-04-19 05:41 Buy Load 2039915534651 200.00 1,300.00'],
    ]);
    expect(reading).toMatchObject({ source: 'gcash', problems: [], balance: 'proven' });
    expect(summary(reading)).toEqual([
      [3, '2026-04-18', '17:41', '2039915534650', 50_000, 150_000],
      [4, '2026-04-19', '05:41', '2039915534651', -20_000, 130_000],
    ]);
    expect(reading.lines[0]?.description).toBe('Transfer from 09171234567 to 09187654321');
  });

  test('has a problem for a row in one cell without a balance before it', () => {
    const reading = read([
      ['2026-04-18 Transfer from 09171234567 2039915534650 500.00 1,500.00'],
      ['2026-04-19 Buy Load 2039915534651 0.00 200.00 1,700.00'],
    ]);
    expect(summary(reading).map(([row, , , , amount]) => [row, amount])).toEqual([[2, 20_000]]);
    expect(reading.problems).toEqual([
      { row: 1, column: null, value: null, message: 'The row does not state whether the money came in or went out.' },
    ]);
  });

  test('is another account without references of 13 digits', () => {
    expect(read([HEADERS, ['2025-06-30', 'Transfer', 'A123', '', '5.00', '']]).source).toBe('mapped');
    const unknown = read([HEADERS, ['30/06/2025', 'Transfer', 'A123', '', '5.00', '']]);
    expect(unknown).toMatchObject({ source: null, mapping: null, headers: HEADERS, lines: [], problems: [] });
  });
});

describe('a BDO statement', () => {
  test('is read from the old layout, newest first', () => {
    const reading = read([
      ['', '', '', '', '', '', '', 'My Transactions'],
      ['Account No:', '', '001230004567', '', '', '', 'Generated By:', '', '', 'SOMEONE'],
      ['Account Currency:', '', 'PHP', '', '', '', 'Period Covered:', '', '', 'From 02/01/2024 To 02/29/2024'],
      [
        'Posting Date',
        'Description',
        '',
        'Branch',
        'Debit Amount',
        '',
        'Credit Amount',
        '',
        'Running Balance',
        '',
        'Currency',
        'Check Number',
      ],
      ['Feb 29, 2024', 'INTEREST WITHHELD', '', ' ', '0.55', '', '', '', '55,677.05', '', 'PHP', ''],
      ['Feb 28, 2024', 'FUND TRANSFER 9024521234567', '', ' ', '', '', '2.76', '', '55,677.60', '', 'PHP', ''],
      ['', '', '', '', '', '', '', '', '', '', 'Page 1 of 1', ''],
      ['', '', '', '', '', '** End of Report **', '', '', '', '', '', ''],
      [''],
    ]);
    expect(reading).toMatchObject({ source: 'bdo', accountNumber: '001230004567', problems: [], balance: 'proven' });
    expect(summary(reading)).toEqual([
      [5, '2024-02-29', null, null, -55, 5_567_705],
      [6, '2024-02-28', null, '9024521234567', 276, 5_567_760],
    ]);
    expect(skippedRows(reading).slice(3)).toEqual([
      [4, 'header'],
      [7, 'end'],
      [8, 'end'],
      [9, 'empty'],
    ]);
  });

  test('is read from the new layout', () => {
    const reading = read([
      ['Book date', 'Description', 'Amount', 'Credit/debit indicator', 'Account number(BBAN)'],
      ['30-06-2025', 'INSTAPAY 123456', '3,499.00', 'Credit', '001230004567'],
      ['01-07-2025', 'WITHDRAWAL', '500.00', 'Debit', '001230004567'],
      ['01-07-2025', 'INSTAPAY 123457', '500.00', 'Credit', '009990001111'],
    ]);
    expect(reading).toMatchObject({ source: 'bdo', accountNumber: '001230004567', balance: 'not-given' });
    expect(summary(reading)).toEqual([
      [2, '2025-06-30', null, null, 349_900, null],
      [3, '2025-07-01', null, null, -50_000, null],
    ]);
    expect(reading.problems).toEqual([
      {
        row: 4,
        column: 'Account number(BBAN)',
        value: '009990001111',
        message: 'The row belongs to another account than the first one.',
      },
    ]);
  });
});

test('a statement may name its account by letters', () => {
  const headers = ['Book date', 'Description', 'Amount', 'Credit/debit indicator', 'Account number(BBAN)'];
  const row = (account: string) => ['30-06-2025', 'INSTAPAY', '5.00', 'Credit', account];
  const reading = read([headers, row('MAIN'), row('MAIN'), row('OTHER'), row('')]);
  expect(reading.accountNumber).toBe('MAIN');
  expect(reading.lines.map((line) => line.row)).toEqual([2, 3, 5]);
});

test('a UnionBank statement is read', () => {
  const reading = read([
    ['Transaction Date', 'Posting Date', 'Description', 'Reference Number', 'Debit', 'Credit', 'Running Balance'],
    ['06/30/2025', '07/01/2025', 'INSTAPAY', 'UB123456789', '', '₱3,499.00', '₱3,499.00'],
    ['07/01/2025', '07/01/2025', 'FEE', 'UB123456790', '₱10.00', '', '₱3,490.00'],
  ]);
  expect(reading).toMatchObject({ source: 'unionbank', balance: { problemRow: 3 } });
  expect(summary(reading)[0]).toEqual([2, '2025-06-30', null, 'UB123456789', 349_900, 349_900]);
});

describe('another statement', () => {
  const ROWS = [
    ['Some bank'],
    ['Account Number: ****4567'],
    ['When', 'What', 'How much', 'Left'],
    ['30/06/2025', 'Transfer', '3,499.00', '3,499.00'],
    ['01/07/2025', 'Fee', '(10.00)', '3,489.00'],
  ];
  const MAPPING: StatementMapping = {
    date: 0,
    description: 1,
    reference: null,
    amount: { kind: 'signed', amount: 2 },
    balance: 3,
    account: null,
    dateOrder: 'dmy',
  };
  const LINES = [
    [4, '2025-06-30', null, null, 349_900, 349_900],
    [5, '2025-07-01', null, null, -1000, 348_900],
  ];

  test('is unknown without a mapping, with its headings and first rows', () => {
    const reading = read(ROWS);
    expect(reading).toMatchObject({ source: null, mapping: null, lines: [], headers: ROWS[2], headerKey: 'when|what|howmuch|left' });
    expect(reading.sample.map(({ cells }) => cells)).toEqual(ROWS);
  });

  test('is read by a given mapping', () => {
    const reading = read(ROWS, { mapping: MAPPING });
    expect(reading).toMatchObject({ source: 'mapped', headers: ROWS[2], accountNumber: '****4567', balance: 'proven', problems: [] });
    expect(summary(reading)).toEqual(LINES);
  });

  test('is read by the mapping that is remembered for its headings', () => {
    const remembered = new Map([[headerKey(['WHEN', 'what', 'How Much', 'Left']), MAPPING]]);
    const reading = read(ROWS, { remembered });
    expect(reading).toMatchObject({ source: 'mapped', mapping: MAPPING });
    expect(summary(reading)).toEqual(LINES);
  });

  test('has problems with a mapping for another order of the date', () => {
    const reading = read(ROWS, { mapping: { ...MAPPING, dateOrder: 'mdy' } });
    expect(reading.problems).toEqual([{ row: 4, column: 'When', value: '30/06/2025', message: 'This is not a date.' }]);
  });

  test('is unknown when its dates are in another order than those of its headings', () => {
    const headers = ['Transaction Date', 'Posting Date', 'Description', 'Reference Number', 'Debit', 'Credit'];
    const row = (date: string) => [date, date, 'INSTAPAY', 'UB123456789', '', '5.00'];
    const reading = read([headers, row('05/06/2025'), row('30/06/2025')]);
    expect(reading).toMatchObject({ source: null, mapping: null, headers, lines: [], problems: [], balance: 'not-given' });
    expect(read([headers, row('05/06/2025'), row('31/06/2025')])).toMatchObject({ source: 'unionbank', problems: [{ row: 3 }] });
  });

  test.each([
    ['amounts without decimals', [['A note'], ['When', 'How much'], ['30/06/2025', '3499']]],
    [
      'no lines',
      [
        ['A note', ''],
        ['When', 'How much'],
        ['', 'none'],
      ],
    ],
  ])('has headings above %s', (_what, rows) => expect(read(rows).headers).toEqual(['When', 'How much']));

  test('is unknown when its headings are not among the first rows', () => {
    const notes = Array.from({ length: 60 }, () => ['A note']);
    expect(read([...notes, ['Book date', 'Description', 'Amount', 'Credit/debit indicator']]).source).toBeNull();
    expect(read([...notes.slice(1), ['Book date', 'Description', 'Amount', 'Credit/debit indicator']]).source).toBe('bdo');
  });

  test('is empty without rows', () => {
    expect(read([])).toMatchObject({ source: null, headers: [], headerKey: null, lines: [], skipped: [] });
  });
});

describe('a row with a problem', () => {
  const HEADERS = ['Transaction Date', 'Posting Date', 'Description', 'Reference Number', 'Debit', 'Credit', 'Running Balance'];
  const GOOD = ['06/30/2025', '', 'X', 'UB1', '', '5.00', '5.00'];
  const withCell = (place: number, cell: string) => GOOD.map((good, index) => (index === place ? cell : good));

  test.each([
    ['a day that does not exist', withCell(0, '06/31/2025'), 'Transaction Date', '06/31/2025', 'This is not a date.'],
    ['no day', withCell(0, ''), 'Transaction Date', null, 'The date is missing.'],
    ['no amount', withCell(5, '0.00'), null, null, 'The row has no amount.'],
    ['a debit and a credit', withCell(4, '1.00'), 'Credit', '5.00', 'The row has a debit and a credit.'],
    [
      'an ambiguous amount',
      withCell(5, '1.234,50'),
      'Credit',
      '1.234,50',
      'This is ambiguous: use a comma for thousands and a point for centavos.',
    ],
    ['three decimals', withCell(5, '1.005'), 'Credit', '1.005', 'This has more than two decimals.'],
    ['a text as amount', withCell(5, 'x'.repeat(70)), 'Credit', `${'x'.repeat(60)}…`, 'This is not an amount.'],
    ['a text as balance', withCell(6, 'n/a'), 'Running Balance', 'n/a', 'This is not an amount.'],
  ])('with %s', (_what, cells, column, value, message) => {
    const reading = read([HEADERS, GOOD, cells]);
    expect(reading.problems).toEqual([{ row: 3, column, value, message }]);
    expect(reading.lines).toHaveLength(1);
  });

  test('is named by the letter of its column without headings', () => {
    const mapping: StatementMapping = {
      date: 0,
      description: null,
      reference: null,
      amount: { kind: 'signed', amount: 27 },
      balance: null,
      account: null,
      dateOrder: 'ymd',
    };
    const cells = ['2025-06-30', ...Array.from({ length: 26 }, () => ''), 'five'];
    expect(read([cells], { mapping }).problems).toEqual([{ row: 1, column: 'AB', value: 'five', message: 'This is not an amount.' }]);
  });

  test('is a line again where a debit is printed with a minus', () => {
    const cells = withCell(5, '').with(4, '-5.00').with(6, '');
    expect(summary(read([HEADERS, cells]))).toEqual([[2, '2025-06-30', null, 'UB1', -500, null]]);
  });
});

describe('any statement', () => {
  const cell = fc.constantFrom(
    '',
    '2025-06-30',
    '30/06/2025',
    '5.00',
    '-5.00',
    '1.234,50',
    '9024521234567',
    '9.02452E+12',
    'TOTAL',
    'STARTING BALANCE',
    'x',
  );
  const rows = fc.array(fc.array(cell, { maxLength: 7 }), { maxLength: 20 });
  const headings = fc.constantFrom(
    ['Date and Time', 'Description', 'Reference No.', 'Debit', 'Credit', 'Balance'],
    ['Book date', 'Description', 'Amount', 'Credit/debit indicator', 'Account number(BBAN)'],
    ['Posting Date', 'Description', 'Debit Amount', 'Credit Amount'],
    ['x'],
  );

  test('has each of its rows once, as a line, a problem or a skipped row', () => {
    fc.assert(
      fc.property(headings, rows, (headers, others) => {
        const reading = read([headers, ...others]);
        const found = [...reading.lines, ...reading.problems, ...reading.skipped].map(({ row }) => row).toSorted((a, b) => a - b);
        const all = Array.from({ length: others.length + 1 }, (_none, index) => index + 1);
        if (reading.source !== null) expect(found).toEqual(all);
        else expect(reading).toMatchObject({ mapping: null, lines: [], problems: [] });
      }),
      { numRuns: 500 },
    );
  });

  test('has positive amounts in whole centavos, and no key for a lost reference', () => {
    fc.assert(
      fc.property(headings, rows, (headers, others) => {
        for (const { amountCentavos, referenceKey, isReferenceLost } of read([headers, ...others]).lines) {
          expect(Number.isSafeInteger(amountCentavos) && amountCentavos > 0).toBe(true);
          expect(isReferenceLost && referenceKey !== null).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });
});
