/**
 * @generated SignedSource<<07d9db412bf19baad89367298f5c6e89>>
 * @relayHash 60bea02a6ab4733475c4890dd06fffb4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6fd5a1ac2c124a0650afdbabe90c7538a5abef9d09a9ee2461221150c7ae0eef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResourceFileScreenQuery } from './ResourceFileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResourceFileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6fd5a1ac2c124a0650afdbabe90c7538a5abef9d09a9ee2461221150c7ae0eef",
    "metadata": {},
    "name": "ResourceFileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
