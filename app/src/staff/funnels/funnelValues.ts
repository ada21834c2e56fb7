import { funnelForm, windowDays } from '@atlas/domain/funnels';
import { formValues, type FormValues } from '@atlas/domain/forms';
import { isoDay } from '@atlas/domain/time';
import { graphql, readInlineData } from 'react-relay/hooks';
import { dateOrNull } from '../shared/selling/dateOrNull.ts';
import type { funnelValues_funnel$key } from './__generated__/funnelValues_funnel.graphql.ts';

/** The values of the form of a funnel. */
export type FunnelValues = FormValues<typeof funnelForm>;

/** The form values of a funnel. */
export function funnelValues(key: funnelValues_funnel$key): FunnelValues {
  const { accessLevel, paymentTerms, startsAt, opensAt, closesAt, ...funnel } = readInlineData(
    graphql`
      fragment funnelValues_funnel on Funnel @inline {
        name
        slug
        startByDays
        startsAt
        validityByDays
        opensAt
        closesAt
        hidden
        hasWaitingList
        accessLevel {
          databaseId
        }
        paymentTerms {
          paymentTermId
        }
      }
    `,
    key,
  );
  const sales = windowDays({ opensAt: dateOrNull(opensAt), closesAt: dateOrNull(closesAt) });
  return formValues(funnelForm, funnel, {
    paymentTermIds: paymentTerms.map(({ paymentTermId }) => paymentTermId),
    accessLevelId: accessLevel?.databaseId ?? null,
    startsOn: startsAt == null ? null : isoDay(startsAt),
    opensOn: sales.from,
    closesOn: sales.until,
  });
}

/** Converts the validated form values to the API's input. */
export const funnelInput = ({ startsOn, opensOn, closesOn, ...values }: FunnelValues) => ({
  ...values,
  startsOn: startsOn || null,
  opensOn: opensOn || null,
  closesOn: closesOn || null,
});
