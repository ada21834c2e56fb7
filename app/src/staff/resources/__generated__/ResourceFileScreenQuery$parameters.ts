/**
 * @generated SignedSource<<e718649e6cbd36d3eff54c1fc140fbd1>>
 * @relayHash 5dc79156970c31901befc8d51c606fd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88cb86b551549510115c8d95a7ee260279007a5b3b5e4d8704ffbdbdd704a1a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResourceFileScreenQuery } from './ResourceFileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResourceFileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88cb86b551549510115c8d95a7ee260279007a5b3b5e4d8704ffbdbdd704a1a6",
    "metadata": {},
    "name": "ResourceFileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
