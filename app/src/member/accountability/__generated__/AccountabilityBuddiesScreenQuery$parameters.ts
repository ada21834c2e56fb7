/**
 * @generated SignedSource<<4dd8a277fd8772648eb3384babf6d221>>
 * @relayHash 1df9c61440e66f2e86057640be3126f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e44727d0e304d5347ec712cc4d5f81ff0ab793e4d23c3874543359a8aa6e6d91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountabilityBuddiesScreenQuery } from './AccountabilityBuddiesScreenQuery.graphql';

const node: PreloadableConcreteRequest<AccountabilityBuddiesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e44727d0e304d5347ec712cc4d5f81ff0ab793e4d23c3874543359a8aa6e6d91",
    "metadata": {},
    "name": "AccountabilityBuddiesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
