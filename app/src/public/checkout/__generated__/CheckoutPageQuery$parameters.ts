/**
 * @generated SignedSource<<847171195f78db75fb231aa4672155a8>>
 * @relayHash 2f5724cdd9787da09599ddcf5e99c85b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4b323fcc6727796113d2780cbd8f540bf76ae7f8f1311512a6045aa0eb491a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4b323fcc6727796113d2780cbd8f540bf76ae7f8f1311512a6045aa0eb491a7",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
