/**
 * @generated SignedSource<<309ad22162fb3416933af464c0fc8459>>
 * @relayHash a8b2ff98e6d3e9622a9a8d230dba7e89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e25223cd60a3664703472cd8ef1e03b33623e3b8879102b12165623305ab976

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WaitingListScreenQuery } from './WaitingListScreenQuery.graphql';

const node: PreloadableConcreteRequest<WaitingListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e25223cd60a3664703472cd8ef1e03b33623e3b8879102b12165623305ab976",
    "metadata": {},
    "name": "WaitingListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
