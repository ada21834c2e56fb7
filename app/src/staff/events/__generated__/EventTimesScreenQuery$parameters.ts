/**
 * @generated SignedSource<<2c5fd0a5b31cd983f5ac75933f4d72b2>>
 * @relayHash f5fafff53c6d0b79388a6263045e6cd6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e8b96dbac3b161023883a5c6e439a688fad4b2015c815159609b27f902d3494

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EventTimesScreenQuery } from './EventTimesScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventTimesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e8b96dbac3b161023883a5c6e439a688fad4b2015c815159609b27f902d3494",
    "metadata": {},
    "name": "EventTimesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
