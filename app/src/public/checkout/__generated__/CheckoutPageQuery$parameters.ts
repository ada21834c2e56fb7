/**
 * @generated SignedSource<<a38e203a616f3c3289057e1212089135>>
 * @relayHash c3e58e63f1baa19d93c032cfc6647070
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94d3d8c68c2c32ce43559dfa2bf230857c06c50a6858b4fdacc68b2796a41917

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckoutPageQuery } from './CheckoutPageQuery.graphql';

const node: PreloadableConcreteRequest<CheckoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94d3d8c68c2c32ce43559dfa2bf230857c06c50a6858b4fdacc68b2796a41917",
    "metadata": {},
    "name": "CheckoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
