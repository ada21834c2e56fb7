import { expect, test } from 'vitest';
import { isoDay } from '../time/isoDay.ts';
import { sheetDay } from './sheetDay.ts';
import { sheetDayText } from './sheetDayText.ts';

test.each(['1900-01-01', '2000-02-29', '2025-11-17', '9999-12-31'])('%s is read back', (day) => {
  expect(isoDay(sheetDay(sheetDayText(day)) ?? new Date(0))).toBe(day);
});

test.each([null, '', '17 Nov'])('%j is empty', (day) => expect(sheetDayText(day)).toBe(''));
