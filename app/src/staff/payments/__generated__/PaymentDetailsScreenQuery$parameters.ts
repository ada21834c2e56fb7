/**
 * @generated SignedSource<<e14f3fcae3d7c2252589353b2ac4136e>>
 * @relayHash 6d4084fc9d8b0ab81d4c13c374ff004a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e22b6a0703e4a8676d4d534c4410017ea67c051c833d26c50764bd9917af2341

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentDetailsScreenQuery } from './PaymentDetailsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentDetailsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e22b6a0703e4a8676d4d534c4410017ea67c051c833d26c50764bd9917af2341",
    "metadata": {},
    "name": "PaymentDetailsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
