/**
 * @generated SignedSource<<224d2fbecf2423a8a4f78cb0c3e94de0>>
 * @relayHash e92a14d3abf70abbae2b878ba70c0c0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d9e14fee989076cf1d545ac03aabe98e20edd23da431205043727a83a7615d1c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionsTabQuery } from './SubscriptionsTabQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d9e14fee989076cf1d545ac03aabe98e20edd23da431205043727a83a7615d1c",
    "metadata": {},
    "name": "SubscriptionsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
