/**
 * @generated SignedSource<<1a4195d18b523b6e9e7502c5af6da0cd>>
 * @relayHash 76e25bec84b5c139c18790cfe58b0415
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8d1815db9578f9020a7c0a83a92827b3e7c4c928a58dae0a215f17fed8e2987

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentTermsScreenQuery } from './PaymentTermsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentTermsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8d1815db9578f9020a7c0a83a92827b3e7c4c928a58dae0a215f17fed8e2987",
    "metadata": {},
    "name": "PaymentTermsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
