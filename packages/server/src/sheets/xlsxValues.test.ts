import { sheetSerial, sheetTime } from '@atlas/domain/exports';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDateFormat, numberText, serialText } from './xlsxValues.ts';

it.each<[number, string | undefined, boolean]>([
  [0, undefined, false],
  [4, undefined, false],
  [13, undefined, false],
  [14, undefined, true],
  [22, undefined, true],
  [23, undefined, false],
  [47, undefined, true],
  [49, undefined, false],
  [164, 'yyyy-mm-dd', true],
  [164, 'dd/mm/yyyy h:mm AM/PM', true],
  [164, '[h]:mm', true],
  [164, '[$-en-PH]d mmm yyyy;@', true],
  [164, 'General', false],
  [164, '#,##0.00', false],
  [164, '0000000000000', false],
  [164, '"PHP days" #,##0.00', false],
  [164, '[$₱-3409]#,##0.00;[Red]-#,##0.00', false],
  [164, '_(* #,##0.00_);\\d0', false],
  [164, '0.00E+00', false],
])('the format %d with the code %j shows a date: %s', (id, code, expected) => expect(isDateFormat(id, code)).toBe(expected));

it.each<[number, boolean, string]>([
  [45_978, false, '2025-11-17'],
  [45_978.5, false, '2025-11-17 12:00'],
  [45_978.430555555555, false, '2025-11-17 10:20'],
  [45_978.999999999, false, '2025-11-18'],
  [44_516, true, '2025-11-17'],
  [61, false, '1900-03-01'],
  [59, false, '1900-02-28'],
])('the serial %d in a workbook from 1904 (%s) is %s', (serial, is1904, text) => expect(serialText(serial, is1904)).toBe(text));

it('reads every instant that an export writes', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1950-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }), (at) => {
      const written = sheetTime(at);
      const expected = written.endsWith('00:00:00') ? written.slice(0, 10) : written.slice(0, 16);
      expect(serialText(sheetSerial(at) ?? 0, false)).toBe(expected);
    }),
  );
});

it.each([
  ['9024521234567', undefined, '9024521234567'],
  ['9.024521234567E12', undefined, '9024521234567'],
  ['9007199254740991', undefined, '9007199254740991'],
  ['90071992547409920', undefined, '9.007199254740992e+16'],
  ['203966985', '0000000000000', '0000203966985'],
  ['5', '0', '5'],
  ['5', '0.00', '5'],
  ['161469.49000000002', undefined, '161469.49'],
  ['-0.01', undefined, '-0.01'],
  ['1234.5', '#,##0.00', '1234.5'],
  ['x', undefined, 'x'],
  ['', undefined, ''],
])('the number %j in the format %j is %j', (written, code, text) => expect(numberText(written, code)).toBe(text));
