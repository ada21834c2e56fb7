/**
 * @generated SignedSource<<bb9fa67e4d5fc48fc967d8dd865be81e>>
 * @relayHash ef4615ee5d065d301b9bf6064d952567
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05b5002c3ea4f299d94eab6fb145348492a4043a42656d3b95cf82ff72671d39

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResourceFileScreenQuery } from './ResourceFileScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResourceFileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05b5002c3ea4f299d94eab6fb145348492a4043a42656d3b95cf82ff72671d39",
    "metadata": {},
    "name": "ResourceFileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
