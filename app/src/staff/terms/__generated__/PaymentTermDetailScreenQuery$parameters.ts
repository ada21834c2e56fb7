/**
 * @generated SignedSource<<ac9ad3722918b6958b575cd15f004874>>
 * @relayHash cf2e345cde2c50d49c4e522343b657ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b973bf20bb61b59cf3590b7dbff8030a47bce7375cd15f097ddfcc4c9a3cbea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PaymentTermDetailScreenQuery } from './PaymentTermDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<PaymentTermDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b973bf20bb61b59cf3590b7dbff8030a47bce7375cd15f097ddfcc4c9a3cbea",
    "metadata": {},
    "name": "PaymentTermDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
