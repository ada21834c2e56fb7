import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { filterOf, readListSearch } from '../lists/listSearch.ts';
import { membersList } from '../users/peopleLists.ts';
import { segmentForm } from './segmentForm.ts';
import { SEGMENT_NEEDS_FILTER, segmentSearch, whyNotSegment } from './segmentLists.ts';
import { segmentNotices } from './segmentNotices.ts';
import { segmentLink, segmentPath } from './segmentPath.ts';

describe('whyNotSegment', () => {
  test.each([
    'province=Cebu',
    'q=maria',
    'status=active&batch=3,4',
    'expiresFrom=2025-11-01',
    'own=yes&overdue=yes',
    'province=Cebu&sort=name&page=2&tab=list',
  ])('accepts %s', (search) => {
    expect(whyNotSegment('members', search)).toBeNull();
    expect(whyNotSegment('nonMembers', search)).toBeNull();
  });

  test.each(['', '?', 'sort=name', 'page=2', 'q=', 'province=', 'q=%20'])('rejects %j, which would be everyone', (search) => {
    expect(whyNotSegment('members', search)).toBe(SEGMENT_NEEDS_FILTER);
  });

  test.each(['status=archived', 'batch=0', 'batch=all', 'stauts=active', 'status=active&status=inactive', 'expiresFrom=2025-02-30'])(
    'rejects %s instead of ignoring it',
    (search) => {
      expect(whyNotSegment('members', search)).toMatch(/Clear the filters/);
    },
  );
});

describe('segmentSearch', () => {
  test.each([
    ['?sort=-name&page=3&province=Cebu', 'province=Cebu'],
    ['status=active&batch=3,4', 'batch=3%2C4&status=active'],
    ['batch=3,4&status=active&tab=x&global=y', 'batch=3%2C4&status=active'],
    ['q= Maria ', 'q=Maria'],
  ])('of %s is %s', (search, written) => {
    expect(segmentSearch('members', search)).toBe(written);
  });

  const VALUE = fc.record(
    {
      q: fc.constantFrom('maria', 'a&b=c', 'Ñ'),
      status: fc.constantFrom('active', 'inactive'),
      batch: fc.constantFrom('1', '2,3'),
      province: fc.constantFrom('Cebu', 'Metro Manila', 'A%2CB'),
      due: fc.constant('soon'),
      createdFrom: fc.constant('2025-11-01'),
    },
    { requiredKeys: [] },
  );

  test('selects the same as the address, and is stable', () => {
    fc.assert(
      fc.property(VALUE, (values) => {
        const search = new URLSearchParams(values as Record<string, string>).toString();
        const written = segmentSearch('members', search);
        const read = (text: string) => filterOf(readListSearch(new URLSearchParams(text), membersList), membersList);
        expect(read(written)).toEqual(read(search));
        expect(segmentSearch('members', written)).toBe(written);
      }),
    );
  });
});

describe('segmentForm', () => {
  test('cleans the name and the filters', () => {
    expect(segmentForm.parse({ name: ' Cebu ', list: 'members', search: '?province=Cebu&page=2' })).toEqual({
      name: 'Cebu',
      list: 'members',
      search: 'province=Cebu',
    });
  });

  test.each([
    [{ name: '', list: 'members', search: 'province=Cebu' }, 'name'],
    [{ name: 'x'.repeat(81), list: 'members', search: 'province=Cebu' }, 'name'],
    [{ name: 'A', list: 'archivedUsers', search: 'province=Cebu' }, 'list'],
    [{ name: 'A', list: 'members', search: '' }, 'search'],
    [{ name: 'A', list: 'members', search: 'stauts=active' }, 'search'],
    [{ name: 'A', list: 'members', search: `q=${'x'.repeat(4000)}` }, 'search'],
  ])('rejects %j', (input, field) => {
    expect(Object.keys(fieldErrors(segmentForm, input) ?? {})).toEqual([field]);
  });
});

test.each([
  [{ list: 'members', search: 'province=Cebu' } as const, '/community/members?province=Cebu'],
  [{ list: 'nonMembers', search: 'batch=3%2C4&q=maria' } as const, '/community/non-members?batch=3%2C4&q=maria'],
])('segmentPath of %j is %s', (segment, path) => {
  expect(segmentPath(segment)).toBe(path);
});

test('segmentLink names the key only', () => {
  expect(segmentLink({ list: 'members', key: 'k3_-Az09' })).toBe('/community/members?segment=k3_-Az09');
});

test.each([
  [[], []],
  [[{ filter: 'group', archived: 0, gone: 0 } as const], []],
  [[{ filter: 'group', archived: 1, gone: 0 } as const], ['A group of this segment is archived. It still selects the people in it.']],
  [
    [{ filter: 'level', archived: 1, gone: 1 } as const],
    [
      'An access level of this segment is archived. It still selects the people in it.',
      'An access level of this segment no longer exists. It selects no one.',
    ],
  ],
  [[{ filter: 'batch', archived: 2, gone: 0 } as const], ['2 batches of this segment are archived. They still select the people in them.']],
  [[{ filter: 'funnel', archived: 0, gone: 3 } as const], ['3 funnels of this segment no longer exist. They select no one.']],
])('the notices of %j', (counts, notices) => {
  expect(segmentNotices(counts)).toEqual(notices);
});
