import { describe, expect, test } from 'vitest';
import { listVariables, readListSearch } from '../lists/listSearch.ts';
import { readersResourcesList } from './readersResourcesList.ts';
import { resourcesList } from './resourcesList.ts';

const FIRST = { first: 10, offset: 0, after: null, sort: { by: 'created', descending: true } };
const NOTHING = { search: null, kind: null, isPublic: null, forAffiliates: null, hasBrokenLink: null, publication: null, archived: null };

describe('resourcesList', () => {
  test.each([
    ['', { ...FIRST, filter: NOTHING }],
    ['q=rates&kind=spreadsheet', { ...FIRST, filter: { ...NOTHING, search: 'rates', kind: ['SPREADSHEET'] } }],
    ['kind=hologram&status=else&link=whole', { ...FIRST, filter: NOTHING }],
    ['public=yes&affiliates=no', { ...FIRST, filter: { ...NOTHING, isPublic: true, forAffiliates: false } }],
    ['link=broken&status=archived', { ...FIRST, filter: { ...NOTHING, hasBrokenLink: true, archived: true } }],
    ['sort=name&page=2', { ...FIRST, offset: 10, sort: { by: 'name', descending: false }, filter: NOTHING }],
  ])('reads %j', (search, variables) => {
    expect(listVariables(readListSearch(new URLSearchParams(search), resourcesList), resourcesList)).toEqual(variables);
  });
});

describe('readersResourcesList', () => {
  test.each([
    ['', { ...FIRST, filter: { search: null, kind: null } }],
    ['q=rates&kind=link&status=archived', { ...FIRST, filter: { search: 'rates', kind: 'LINK' } }],
    ['sort=-name', { ...FIRST, sort: { by: 'name', descending: true }, filter: { search: null, kind: null } }],
  ])('reads %j', (search, variables) => {
    expect(listVariables(readListSearch(new URLSearchParams(search), readersResourcesList), readersResourcesList)).toEqual(variables);
  });
});
