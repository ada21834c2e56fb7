/**
 * @generated SignedSource<<49e04c34deab7274aa6201a4fced1167>>
 * @relayHash e04dcc9854fd2af45a70bc7ed966ceb9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bef007c27819a8d09146c0b54ebab5d7e22b8e38d1c4a03a320f29c02518387f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrdersScreenQuery } from './OrdersScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrdersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bef007c27819a8d09146c0b54ebab5d7e22b8e38d1c4a03a320f29c02518387f",
    "metadata": {},
    "name": "OrdersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
