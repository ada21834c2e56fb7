import { beforeEach, describe, expect, it } from 'vitest';
import { keepErrorRequest, recentErrorRequest } from './errorRequest.ts';

const ID = '3f2b8c1e-5d4a-4f6b-9c8d-7e6f5a4b3c2d';
const AT = 1_762_900_000_000;
const HALF_HOUR = 30 * 60_000;

describe('the request of the last error', () => {
  beforeEach(() => sessionStorage.clear());

  it.each([
    [0, ID],
    [HALF_HOUR - 1, ID],
    [HALF_HOUR, null],
    [-1, null],
  ])('%d milliseconds later is %s', (later, id) => {
    keepErrorRequest(ID, AT);
    expect(recentErrorRequest(AT + later)).toBe(id);
  });

  it('is null without an error, and for any other text', () => {
    expect(recentErrorRequest(AT)).toBeNull();
    keepErrorRequest(null, AT);
    keepErrorRequest('abc', AT);
    expect(recentErrorRequest(AT)).toBeNull();
  });

  it('is that of the latest error', () => {
    const other = ID.replace('3f', '4f');
    keepErrorRequest(ID, AT);
    keepErrorRequest(other, AT + 1);
    expect(recentErrorRequest(AT + 2)).toBe(other);
  });
});
