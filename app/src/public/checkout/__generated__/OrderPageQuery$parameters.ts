/**
 * @generated SignedSource<<66cdc1cdc92cdfa59d17a4c675d403aa>>
 * @relayHash df660646d98dc27cfdd2e64657e88b29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b85cacf212502d13db8b265e76b7c1bbc8ffbec92ece5bec8d736c0a75bfd27

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b85cacf212502d13db8b265e76b7c1bbc8ffbec92ece5bec8d736c0a75bfd27",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
