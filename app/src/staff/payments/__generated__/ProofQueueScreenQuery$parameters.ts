/**
 * @generated SignedSource<<bd300629e1f8a2cdb46b2c352b37eeef>>
 * @relayHash 09a5240307599109d6e44ee4e3de0da8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae85eaed0344006301da45a1be84613a7d23b94b18d6b565d3dfe16d01e587a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProofQueueScreenQuery } from './ProofQueueScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProofQueueScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ae85eaed0344006301da45a1be84613a7d23b94b18d6b565d3dfe16d01e587a7",
    "metadata": {},
    "name": "ProofQueueScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
