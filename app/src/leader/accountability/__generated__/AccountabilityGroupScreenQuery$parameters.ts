/**
 * @generated SignedSource<<c65fbd40ec74ef8363322e379582c800>>
 * @relayHash fc3feeb2f7e38c54754c0c24c15075dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60ef589f204f37f2259dcf9f73fb773bfcbe47b4336916a6c73e416ca74deef7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountabilityGroupScreenQuery } from './AccountabilityGroupScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountabilityGroupScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "60ef589f204f37f2259dcf9f73fb773bfcbe47b4336916a6c73e416ca74deef7",
    "metadata": {},
    "name": "AccountabilityGroupScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
