/**
 * @generated SignedSource<<bdc530558e36d0d8e134d2570286ace4>>
 * @relayHash f5f27a819c3ca4058d21f2588b2ba71c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98ced90bc4b573d414e08bd5d7cc7b0b4b9eea31bedb4c1bc227f124d9379c65

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrdersScreenQuery } from './OrdersScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrdersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98ced90bc4b573d414e08bd5d7cc7b0b4b9eea31bedb4c1bc227f124d9379c65",
    "metadata": {},
    "name": "OrdersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
