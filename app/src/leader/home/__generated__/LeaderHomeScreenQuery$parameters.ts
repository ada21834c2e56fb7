/**
 * @generated SignedSource<<6fc6d501b0b3cdb1326b908214e5e1ca>>
 * @relayHash c99ab800d8619b61c817c04cf33f27fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe6c4c2f44936d8fc6293ce262d914f2b3ed2ed57015a4f8b8678ab67b315962

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeaderHomeScreenQuery } from './LeaderHomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeaderHomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe6c4c2f44936d8fc6293ce262d914f2b3ed2ed57015a4f8b8678ab67b315962",
    "metadata": {},
    "name": "LeaderHomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
