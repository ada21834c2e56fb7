import { expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { INVALID_TRIED_PATH, triedAddress, tryRedirectForm } from './tryRedirectForm.ts';

test.each([
  ['/webinar', { path: '/webinar', search: '' }],
  [' /Webinar/?from=fb&x=1#top ', { path: '/Webinar/', search: '?from=fb&x=1' }],
  ['/webinar#top', { path: '/webinar', search: '' }],
  ['/', { path: '/', search: '' }],
  ['webinar', null],
  ['', null],
  ['//example.com', null],
  ['https://example.com/webinar', null],
  ['/a b', null],
  ['/a?x=1 2', null],
  ['/a/../b', null],
])('the address %j is %j', (text, address) => expect(triedAddress(text)).toEqual(address));

test.each([
  [{ path: '/webinar' }, undefined],
  [{ path: '/webinar', audience: 'members', day: '2025-12-01' }, undefined],
  [{ path: '' }, { path: 'Path is required' }],
  [{ path: 'webinar' }, { path: INVALID_TRIED_PATH }],
  [{ path: '/a', audience: 'everyone' }, { audience: 'Person is not valid' }],
  [{ path: '/a', day: 'soon' }, { day: 'Day is not valid' }],
])('%j has the errors %j', (values, errors) => expect(fieldErrors(tryRedirectForm, values)).toEqual(errors));
