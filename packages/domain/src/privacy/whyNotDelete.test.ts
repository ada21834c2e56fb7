import { describe, expect, it } from 'vitest';
import { type PersonToDelete, whyNotDelete } from './whyNotDelete.ts';

const FREE: PersonToDelete = { isLastAdmin: false, affiliateCentavos: 0, openInstalments: 0 };

describe('whyNotDelete', () => {
  it.each([
    [{}, null],
    [{ isLastAdmin: true }, 'last administrator'],
    [{ affiliateCentavos: 1 }, 'Commissions are still due'],
    [{ affiliateCentavos: -1 }, 'Commissions are still due'],
    [{ openInstalments: 1 }, 'payments that are still open'],
    [{ isLastAdmin: true, affiliateCentavos: 1, openInstalments: 1 }, 'last administrator'],
    [{ affiliateCentavos: 1, openInstalments: 1 }, 'Commissions are still due'],
    [{ isLastAdmin: undefined as unknown as boolean }, 'last administrator'],
    [{ affiliateCentavos: Number.NaN }, 'Commissions are still due'],
  ])('of %j contains %j', (facts, text) => {
    const reason = whyNotDelete({ ...FREE, ...facts });
    if (text === null) expect(reason).toBeNull();
    else expect(reason).toContain(text);
  });
});
