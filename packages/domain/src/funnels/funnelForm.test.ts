import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../forms/fieldErrors.ts';
import { funnelForm } from './funnelForm.ts';
import { SLUG_RESERVED } from './slugField.ts';
import { MAX_START_DAYS } from './startDate.ts';
import { MAX_VALIDITY_DAYS } from './validityDate.ts';
import { WINDOW_REVERSED } from './salesWindow.ts';

const funnel = { name: 'Freelancing course', slug: 'freelancing-course-2' };

describe('funnelForm', () => {
  test('needs a name and an address; the rest means: now, for life, always open', () => {
    expect(funnelForm.parse(funnel)).toEqual({
      ...funnel,
      paymentTermIds: [],
      accessLevelId: null,
      startByDays: 0,
      startsAt: null,
      validityByDays: null,
      opensAt: null,
      closesAt: null,
      hidden: false,
      hasWaitingList: false,
    });
  });

  test('reads its days in Manila', () => {
    const typed = {
      ...funnel,
      startsOn: '2026-01-05',
      opensOn: '2025-12-01',
      closesOn: '2025-12-31',
      validityByDays: '365',
      startByDays: '2',
    };
    expect(funnelForm.parse(typed)).toMatchObject({
      startsAt: new Date('2026-01-05T00:00:00+08:00'),
      opensAt: new Date('2025-12-01T00:00:00+08:00'),
      closesAt: new Date('2026-01-01T00:00:00+08:00'),
      validityByDays: 365,
      startByDays: 2,
    });
  });

  test.each([
    [{ name: '' }, { name: 'Name is required' }],
    [{ slug: 'checkout' }, { slug: SLUG_RESERVED }],
    [{ opensOn: '2025-12-02', closesOn: '2025-12-01' }, { closesOn: WINDOW_REVERSED }],
    [{ closesOn: 'never' }, { closesOn: 'Last day of sales is not valid' }],
    [{ startByDays: -1 }, { startByDays: 'Start is too low' }],
    [{ startByDays: MAX_START_DAYS + 1 }, { startByDays: 'Start is too high' }],
    [{ validityByDays: 0 }, { validityByDays: 'Validity is too low' }],
    [{ validityByDays: MAX_VALIDITY_DAYS + 1 }, { validityByDays: 'Validity is too high' }],
    [{ startsOn: '2025-02-30' }, { startsOn: 'Start date is not valid' }],
  ])('rejects %j', (change, errors) => expect(fieldErrors(funnelForm, { ...funnel, ...change })).toEqual(errors));
});
