import { plainSettingValue } from '@atlas/domain/settings';
import { graphql } from 'react-relay/hooks';
import type { ConcreteRequest } from 'relay-runtime';
import { fetchGraphQL } from '../session/fetchGraphQL.ts';
import type { loadOverlayFactsQuery$data } from './__generated__/loadOverlayFactsQuery.graphql.ts';
import type { OverlayFacts } from './overlayFacts.ts';

const FACTS = graphql`
  query loadOverlayFactsQuery {
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
 * Loads the facts for overlays from the server, never from a store, because the page may have no
 * Relay.
 * @throws RequestError when the server rejects the request or the connection is lost.
 * @spec 2 §7
 */
export async function loadOverlayFacts(token: string | null): Promise<OverlayFacts> {
  // Relay compiles every tag to this, which its types leave open.
  const { params } = FACTS as unknown as ConcreteRequest;
  const { data } = await fetchGraphQL({ id: params.id ?? '', variables: {}, isRead: true, token });
  const answer = data as unknown as loadOverlayFactsQuery$data;
  return {
    challengeDeadline: plainSettingValue('challenge-deadline', answer.challengeDeadline?.value),
    event: {
      name: plainSettingValue('event-name', answer.eventName?.value),
      place: plainSettingValue('event-place', answer.eventPlace?.value),
      date: plainSettingValue('event-date', answer.eventDate?.value),
      ticketLink: plainSettingValue('event-ticket-link', answer.ticketLink?.value),
      groupLink: plainSettingValue('event-group-link', answer.groupLink?.value),
    },
  };
}
