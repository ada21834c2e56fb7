/**
 * @generated SignedSource<<712b86b29a98ecb73b75054d24ebc129>>
 * @relayHash 95a69d95e2baf8db17cf03eb7c2add10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b51da2da1ef1bc417b2bf82c323022188210db78d3338c2950f8a458adf47490

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChallengeBuddiesScreenQuery } from './ChallengeBuddiesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChallengeBuddiesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b51da2da1ef1bc417b2bf82c323022188210db78d3338c2950f8a458adf47490",
    "metadata": {},
    "name": "ChallengeBuddiesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
