import { describe, expect, it } from 'vitest';
import { newTicket, readTicketKey } from './ticketKey.ts';

const SECRET = 'a-Z_'.repeat(8);

describe('a ticket', () => {
  it('has six letters or digits that no one mistakes for others', () => {
    expect(newTicket(() => 0)).toBe('BUG-222222');
    expect(newTicket((below) => below - 1)).toBe('BUG-ZZZZZZ');
    const all = Array.from({ length: 30 }, (_none, index) => newTicket((below) => index % below)).join('');
    expect(all.replaceAll('BUG-', '')).not.toMatch(/[01ILOU]/);
  });

  it.each([
    [`BUG-7KQ2MD.${SECRET}`, { ticket: 'BUG-7KQ2MD', secret: SECRET }],
    ['BUG-01041', { ticket: 'BUG-01041', secret: null }],
    [`BUG-7KQ2MD.${SECRET.slice(1)}`, null],
    [`BUG-7KQ2MD.${SECRET}a`, null],
    ['BUG-7KQ2MD.', null],
    [`BUG-7KQ2MD.${SECRET}\n`, null],
    ['bug-7kq2md', null],
    ['ATL-7KQ2MD', null],
    ['', null],
  ])('is read from %j', (text, key) => {
    expect(readTicketKey(text)).toEqual(key);
  });

  it('is read as it was made', () => {
    expect(readTicketKey(newTicket((below) => below - 1))?.ticket).toBe('BUG-ZZZZZZ');
  });
});
