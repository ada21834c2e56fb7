/**
 * @generated SignedSource<<3dd3eb873ba0578654266f89d6d22dbf>>
 * @relayHash ed7fac8760392bd3160f1ad5f8b2dbd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd41f9bbc2b3969ec3afac4bcfb7b647c73a6576fffe94b5366fb05bfe7b7d22

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProofQueueScreenQuery } from './ProofQueueScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProofQueueScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd41f9bbc2b3969ec3afac4bcfb7b647c73a6576fffe94b5366fb05bfe7b7d22",
    "metadata": {},
    "name": "ProofQueueScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
