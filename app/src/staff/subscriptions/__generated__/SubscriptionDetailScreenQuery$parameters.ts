/**
 * @generated SignedSource<<2a6f7dc9c5ee5c2100807bc678db1242>>
 * @relayHash 4cc5236724099e5197a8cd1f79ac98f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fdca39c28f3f5eac46e868f1ec88c3c1e0d618be6bd418a5ec7e4279f169dbf5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SubscriptionDetailScreenQuery } from './SubscriptionDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<SubscriptionDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fdca39c28f3f5eac46e868f1ec88c3c1e0d618be6bd418a5ec7e4279f169dbf5",
    "metadata": {},
    "name": "SubscriptionDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
