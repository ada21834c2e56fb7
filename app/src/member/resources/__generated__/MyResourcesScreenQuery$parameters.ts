/**
 * @generated SignedSource<<2ff43b45a090a4b172612b1965fd4539>>
 * @relayHash 78f0f44298a35de0daaf81ed66b71c21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8735649c593598b3e66f7547ad4da96ffd6d9a09675a6dad401af9762c998228

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyResourcesScreenQuery } from './MyResourcesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyResourcesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8735649c593598b3e66f7547ad4da96ffd6d9a09675a6dad401af9762c998228",
    "metadata": {},
    "name": "MyResourcesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
