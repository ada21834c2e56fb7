import * as z from 'zod/mini';
import { optionalDay } from '../forms/optionalDay.ts';
import { requiredLine } from '../forms/textField.ts';
import { recordId, recordIds, wholeNumber } from '../forms/wholeNumberField.ts';
import { fromIsoDay } from '../time/isoDay.ts';
import { windowInstants, windowProblem } from './salesWindow.ts';
import { slugField } from './slugField.ts';
import { MAX_START_DAYS } from './startDate.ts';
import { orBlankValidity } from './funnelCustomisation.ts';

/** Maximum length of a funnel's name, in characters. */
export const MAX_FUNNEL_NAME = 150;

const fields = z.object({
  name: requiredLine('Name', MAX_FUNNEL_NAME),
  slug: slugField,
  /** The payment terms it offers, in order; the first is preselected. None means payment in full. */
  paymentTermIds: z._default(recordIds('Payment term'), []),
  /** The access level that comes with it; null for the level of members. */
  accessLevelId: z._default(z.nullable(recordId('Access level')), null),
  /** Days between the purchase and the start of access. */
  startByDays: z._default(wholeNumber('Start', { least: 0, most: MAX_START_DAYS }), 0),
  /** Access does not start before this day. */
  startsOn: optionalDay('Start date'),
  validityByDays: orBlankValidity,
  /** The first and the last day of sales; null means no limit on that side. */
  opensOn: optionalDay('First day of sales'),
  closesOn: optionalDay('Last day of sales'),
  hidden: z._default(z.boolean(), false),
  /** Whether the page of the closed funnel takes addresses. */
  hasWaitingList: z._default(z.boolean(), false),
});

/**
 * A funnel as staff edit it: name, address, payment terms, access level, start and validity of the
 * access, sales window, and whether it is hidden and keeps a waiting list.
 *
 * @spec 2 §3, §5; the sales window and the waiting list are product decisions
 */
export const funnelForm = z.pipe(
  fields.check(
    z.superRefine(({ opensOn, closesOn }, context) => {
      const message = windowProblem({ from: opensOn, until: closesOn });
      if (message !== null) context.addIssue({ code: 'custom', path: ['closesOn'], message });
    }),
  ),
  z.transform(({ opensOn, closesOn, startsOn, ...values }) => ({
    ...values,
    startsAt: startsOn === null ? null : fromIsoDay(startsOn),
    ...windowInstants({ from: opensOn, until: closesOn }),
  })),
);

/** A new funnel: the form, and the product that it sells. */
export const newFunnelForm = z.object({ productId: recordId('Product') });

export type FunnelForm = z.output<typeof funnelForm>;
