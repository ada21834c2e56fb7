/**
 * @generated SignedSource<<f6e53aa6e24eedd42f60935cf7436c17>>
 * @relayHash 3527b58c5b820c7ab11379175447fa3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b07467e6ccb1a405a1554a8542e1f161a4c8af2301c9c936331bfc44038b50d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReconcileScreenQuery } from './ReconcileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReconcileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b07467e6ccb1a405a1554a8542e1f161a4c8af2301c9c936331bfc44038b50d",
    "metadata": {},
    "name": "ReconcileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
