/**
 * @generated SignedSource<<78aaa37a6160639ee1c0e4318b9d3910>>
 * @relayHash a977d240cf4cf3ee704dae851d20a0ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2974e16a8f6f03fbba9d1e04e9d996bfa84c50bf4067e33195b3f87d4254327

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2974e16a8f6f03fbba9d1e04e9d996bfa84c50bf4067e33195b3f87d4254327",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
