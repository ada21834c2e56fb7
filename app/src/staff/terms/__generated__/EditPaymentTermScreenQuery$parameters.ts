/**
 * @generated SignedSource<<26d2b617bbb5cd1f0320d7fa23de0a34>>
 * @relayHash b589be1aee090bca07ef9a9b3156535e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17f0b89fa44ffa2063597d4589969cb441f5796ba8ffef9c081205fda2821215

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditPaymentTermScreenQuery } from './EditPaymentTermScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditPaymentTermScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "17f0b89fa44ffa2063597d4589969cb441f5796ba8ffef9c081205fda2821215",
    "metadata": {},
    "name": "EditPaymentTermScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
