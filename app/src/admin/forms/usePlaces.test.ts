import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { offeredPlaces, usePlaces } from './usePlaces.ts';

const names = (options: readonly { value: string }[]) => options.map(({ value }) => value);

describe('offeredPlaces', () => {
  const places = ['Biñan', 'Calamba', 'Santa Rosa'].map((name) => ({ name }));

  test.each([
    ['', ['Biñan', 'Calamba', 'Santa Rosa']],
    ['  ', ['Biñan', 'Calamba', 'Santa Rosa']],
    ['BINAN', ['Biñan']],
    ['santa', ['Santa Rosa', 'santa']],
    ['san', ['Santa Rosa', 'san']],
    [' Los Baños ', ['Los Baños']],
  ])('for %j are %j', (typed, offered) => {
    expect(names(offeredPlaces(places, typed))).toEqual(offered);
  });

  test('contain only the typed text when there is no list', () => {
    expect(offeredPlaces([], 'Atlantis')).toEqual([{ value: 'Atlantis', label: 'Atlantis', description: 'As you typed it' }]);
    expect(offeredPlaces([], '')).toEqual([]);
  });
});

describe('usePlaces', () => {
  const LISTS: Record<string, unknown> = {
    '/api/locations/countries': [{ name: 'Philippines', iso2: 'PH' }],
    '/api/locations/countries/PH/states': [{ name: 'Cebu', iso2: 'CEB' }],
    '/api/locations/countries/PH/states/CEB/cities': [{ name: 'Cebu City' }, { name: 'Talisay' }],
  };
  const requested = vi.fn((path: string): Promise<Response> => Promise.resolve(Response.json(LISTS[path] ?? [])));
  beforeEach(() => {
    requested.mockClear();
    vi.stubGlobal('fetch', requested);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  const places = () => renderHook(usePlaces).result.current;

  test('loads each level below the given names, once', async () => {
    const { countries, provinces, cities } = places();
    expect(names(await countries(''))).toEqual(['Philippines']);
    expect(names(await provinces('philippines')(''))).toEqual(['Cebu']);
    expect(names(await cities('Philippines', 'Cebu')('tal'))).toEqual(['Talisay', 'tal']);
    expect(names(await cities('Philippines', 'Cebu')(''))).toEqual(['Cebu City', 'Talisay']);
    expect(requested).toHaveBeenCalledTimes(3);
  });

  test('offers nothing below an unknown name', async () => {
    const { provinces, cities } = places();
    expect(await provinces('Atlantis')('')).toEqual([]);
    expect(await cities('Philippines', 'Nowhere')('')).toEqual([]);
    expect(await cities('', '')('')).toEqual([]);
  });

  test.each<[string, () => Promise<Response>]>([
    ['the connection is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server fails', () => Promise.resolve(new Response('', { status: 503 }))],
    ['the response is not JSON', () => Promise.resolve(new Response('<html>'))],
    ['the response is not a list of places', () => Promise.resolve(Response.json([null, { title: 'x' }]))],
  ])('when %s, reports no error and requests the list again next time', async (_what, answer) => {
    requested.mockImplementationOnce(answer);
    const { countries } = places();
    expect(names(await countries('ph'))).toEqual(['ph']);
    expect(names(await countries('ph'))).toEqual(['Philippines', 'ph']);
  });
});
