/**
 * @generated SignedSource<<6118e8ebcc0fc9a18c5afa2527e1fea1>>
 * @relayHash 3898035f45654f22c221ce89edb69444
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a8e428107c38e769c24f3db74836052c7f045fd6fe29e7545ac6eeea1481568

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrdersScreenQuery } from './OrdersScreenQuery.graphql';

const node: PreloadableConcreteRequest<OrdersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a8e428107c38e769c24f3db74836052c7f045fd6fe29e7545ac6eeea1481568",
    "metadata": {},
    "name": "OrdersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
