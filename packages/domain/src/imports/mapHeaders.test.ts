import { describe, expect, test } from 'vitest';
import { headerKey, mapHeaders, sheetByTitles } from './mapHeaders.ts';
import { IMPORT_TEMPLATES } from './templates.ts';

const [members, subscription] = IMPORT_TEMPLATES.members;

describe('mapHeaders', () => {
  test.each([
    ['Tribe ID', 'Tribe ID'],
    [' tribe  id ', 'Tribe ID'],
    ['TRIBE_ID', 'Tribe ID'],
    ['Birth Date', 'Birth Date (mm/dd/yyyy)'],
    ['birthdate (dd/mm)', 'Birth Date (mm/dd/yyyy)'],
    ['Tribe', null],
    ['', null],
    ['()', null],
  ])('maps %j to %j', (title, column) => expect(mapHeaders(members, [title])).toEqual([column]));

  test('prefers the remembered columns, also one that is left out', () => {
    const remembered = { Given: 'First Name', Email: null, Sex: 'No such column' };
    expect(mapHeaders(members, ['Given', 'Email', 'Sex'], remembered)).toEqual(['First Name', null, 'Sex']);
  });
});

test('the key of a header depends on the sheet and the titles, not on order, case or spaces', () => {
  expect(headerKey('Members', ['Email', '', ' First  Name'])).toBe(headerKey('Members', ['first name', 'EMAIL']));
  expect(headerKey('Members', ['Email'])).not.toBe(headerKey('Groups', ['Email']));
});

describe('sheetByTitles', () => {
  test.each([
    [['Subscription ID', 'Created At', 'Funnel ID'], 'Subscription'],
    [['Email', 'Subscription ID'], 'Members'],
    [['Colour'], null],
  ])('finds for %j %j', (titles, sheet) => expect(sheetByTitles([members, subscription], titles)).toBe(sheet));

  test('prefers the sheet with the fewer missing columns', () => {
    expect(sheetByTitles(IMPORT_TEMPLATES.groups, ['Group ID', 'Name'])).toBe('Groups');
    expect(sheetByTitles(IMPORT_TEMPLATES.groups, ['Group ID', 'Name', 'Subgroup ID'])).toBe('Subgroups');
  });
});
