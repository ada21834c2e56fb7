import type { SessionUser } from '@atlas/domain/access';
import { settingValue } from '@atlas/domain/settings';
import { fromIsoDay } from '@atlas/domain/time';
import { graphql } from 'react-relay/hooks';
import type { ConcreteRequest } from 'relay-runtime';
import { fetchGraphQL } from '../session/fetchGraphQL.ts';
import type { askOverlayFactsQuery, askOverlayFactsQuery$data } from './__generated__/askOverlayFactsQuery.graphql.ts';
import type { MemberDues, OverlayFacts } from './overlayFacts.ts';

const FACTS = graphql`
  query askOverlayFactsQuery($isMember: Boolean!) {
    getDuesAndExpiration @include(if: $isMember) {
      expired {
        databaseId
        expiry
      }
      expiringSoon {
        databaseId
        expiry
      }
      upcomingPaymentDue {
        databaseId
        scheduleDate
      }
      overduePayments {
        databaseId
        scheduleDate
      }
      expiryGraceDays
      overdueGraceDays
      renewalLink
    }
    challengeDeadline: defaultSettingByName(name: "challenge-deadline") {
      value
    }
    eventName: defaultSettingByName(name: "event-name") {
      value
    }
    eventPlace: defaultSettingByName(name: "event-place") {
      value
    }
    eventDate: defaultSettingByName(name: "event-date") {
      value
    }
    ticketLink: defaultSettingByName(name: "event-ticket-link") {
      value
    }
    groupLink: defaultSettingByName(name: "event-group-link") {
      value
    }
  }
`;

/**
 * Asks for what overlays go by, from the server and never from a store, where the page may have no Relay. Throws a RequestError when it is refused or
 * the connection was lost. Specification 2 §7.
 */
export async function askOverlayFacts(user: SessionUser | null, token: string | null): Promise<OverlayFacts> {
  // What Relay compiles every tag to, and its types leave open.
  const { params } = FACTS as unknown as ConcreteRequest;
  const variables: askOverlayFactsQuery['variables'] = { isMember: user !== null };
  const { data } = await fetchGraphQL({ id: params.id ?? '', variables, isRead: true, token });
  const answer = data as unknown as askOverlayFactsQuery$data;
  return {
    member: duesOf(answer.getDuesAndExpiration),
    challengeDeadline: settingValue('challenge-deadline', answer.challengeDeadline?.value),
    event: {
      name: settingValue('event-name', answer.eventName?.value),
      place: settingValue('event-place', answer.eventPlace?.value),
      date: settingValue('event-date', answer.eventDate?.value),
      ticketLink: settingValue('event-ticket-link', answer.ticketLink?.value),
      groupLink: settingValue('event-group-link', answer.groupLink?.value),
    },
  };
}

type Subscription = { readonly databaseId: number; readonly expiry: unknown } | null;
type Entry = { readonly databaseId: number; readonly scheduleDate: unknown };

const subscriptionOf = (of: Subscription) => of && { id: of.databaseId, expiry: new Date(of.expiry as string) };
const entryOf = (of: Entry) => ({ id: of.databaseId, scheduleDate: fromIsoDay(of.scheduleDate as string) ?? new Date(Number.NaN) });

function duesOf(of: askOverlayFactsQuery$data['getDuesAndExpiration']): MemberDues | null {
  if (!of) return null;
  return {
    dues: {
      expired: subscriptionOf(of.expired),
      expiringSoon: subscriptionOf(of.expiringSoon),
      upcomingPaymentDue: of.upcomingPaymentDue && entryOf(of.upcomingPaymentDue),
      overduePayments: of.overduePayments.map(entryOf),
    },
    expiryGraceDays: of.expiryGraceDays,
    overdueGraceDays: of.overdueGraceDays,
    renewalLink: of.renewalLink ?? null,
  };
}
