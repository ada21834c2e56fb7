/**
 * @generated SignedSource<<417b3bfb034c7e65c74149ed000563d7>>
 * @relayHash 3e9fd281758b3c4d94ab23c853d98574
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64bd7dc036cd19717f84c8f27fc23cdc013e3d0bde1e5ba372e7788b21f7123d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentDetailsScreenQuery } from './PaymentDetailsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentDetailsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64bd7dc036cd19717f84c8f27fc23cdc013e3d0bde1e5ba372e7788b21f7123d",
    "metadata": {},
    "name": "PaymentDetailsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
