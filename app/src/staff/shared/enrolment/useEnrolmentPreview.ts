import { type PaymentEntry } from '@atlas/domain/payments';
import { enrolmentPreviewForm } from '@atlas/domain/subscriptions';
import { fromIsoDay } from '@atlas/domain/time';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { dateOrNull } from '../selling/dateOrNull.ts';
import type { FunnelDetailValues } from './enrolmentValues.ts';
import type { useEnrolmentPreviewQuery, useEnrolmentPreviewQuery$data } from './__generated__/useEnrolmentPreviewQuery.graphql.ts';

/** The outcome of an enrolment into one funnel, as entered so far. Amounts in whole pesos. */
export interface FunnelPreview {
  readonly funnelId: number;
  /** Why the person cannot be enrolled in this way; null if they can. */
  readonly problem: string | null;
  /** The field with the problem. */
  readonly field: string | null;
  readonly isClosed: boolean;
  /** True when the person's subscription is current: the enrolment must be a renewal. */
  readonly isActive: boolean;
  readonly startsAt: Date | null;
  readonly expiresAt: Date | null;
  readonly discount: number;
  readonly total: number;
  readonly entries: readonly PaymentEntry[];
}

export interface EnrolmentPreviews {
  /** The last outcome of a funnel; it remains until the next one arrives. */
  of: (funnelId: number) => FunnelPreview | undefined;
  /** Whether the outcomes are those of the current values. */
  isCurrent: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** The delay before changed values are sent, in milliseconds. */
const DELAY = 300;

const QUERY = graphql`
  query useEnrolmentPreviewQuery($id: Int!, $details: [EnrollFunnelDetail!]!) {
    user(id: $id) {
      enrolmentPreview(funnelDetails: $details) {
        funnelId
        problem
        field
        isClosed
        isActive
        startsAt
        expiresAt
        discount
        total
        payments {
          price
          scheduleDate
        }
      }
    }
  }
`;

type Answer = NonNullable<useEnrolmentPreviewQuery$data['user']>['enrolmentPreview'][number];

const previewOf = ({
  funnelId,
  problem,
  field,
  isClosed,
  isActive,
  startsAt,
  expiresAt,
  discount,
  total,
  payments,
}: Answer): FunnelPreview => ({
  funnelId,
  isClosed,
  isActive,
  discount,
  total,
  problem: problem ?? null,
  field: field ?? null,
  startsAt: dateOrNull(startsAt),
  expiresAt: dateOrNull(expiresAt),
  entries: payments.flatMap(({ price, scheduleDate }) => {
    const date = fromIsoDay(scheduleDate);
    return date === null ? [] : [{ price, scheduleDate: date }];
  }),
});

/** The values that a preview depends on, of the funnels whose values are complete. */
const requested = (details: readonly FunnelDetailValues[]) =>
  details
    .map(({ funnelId, paymentTermId, startByDays, validityByDays, coupon, renew }) => ({
      funnelId,
      paymentTermId,
      startByDays,
      validityByDays,
      coupon,
      renew,
    }))
    .filter((detail) => enrolmentPreviewForm.safeParse({ funnelDetails: [detail] }).success);

/**
 * Previews an enrolment while it is entered: access, payments and problems of each funnel, by the
 * rule that later applies. Tries again when the browser is back online.
 */
export function useEnrolmentPreview(personId: number, details: readonly FunnelDetailValues[]): EnrolmentPreviews {
  const environment = useRelayEnvironment();
  const [results, setResults] = useState<{ key: string; previews: ReadonlyMap<number, FunnelPreview> }>({ key: '', previews: new Map() });
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const asked = requested(details);
  const key = JSON.stringify(asked);
  const load = useEffectEvent(() =>
    fetchQuery<useEnrolmentPreviewQuery>(environment, QUERY, { id: personId, details: asked }, { fetchPolicy: 'network-only' }).subscribe({
      next: ({ user }) => {
        const previews = (user?.enrolmentPreview ?? []).map(previewOf);
        setResults((before) => ({ key, previews: new Map([...before.previews, ...previews.map((one) => [one.funnelId, one] as const)]) }));
        setFailed(false);
      },
      error: () => setFailed(true),
    }),
  );
  const isFirst = results.key === '';
  const delay = useEffectEvent(() => (isFirst ? 0 : DELAY));
  useEffect(() => {
    if (key === '[]') return undefined;
    let running: { unsubscribe: () => void } | null = null;
    const timer = setTimeout(() => (running = load()), delay());
    return () => {
      clearTimeout(timer);
      running?.unsubscribe();
    };
  }, [personId, key, attempt]);
  useEffect(() => {
    if (!hasFailed) return undefined;
    const again = () => setAttempt((before) => before + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [hasFailed]);
  return {
    of: (funnelId) => results.previews.get(funnelId),
    isCurrent: asked.length === details.length && (details.length === 0 || results.key === key),
    hasFailed,
    retry: () => setAttempt((before) => before + 1),
  };
}
