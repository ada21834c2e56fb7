/**
 * @generated SignedSource<<bbd913b1addf52ddf6a2588e2969f1b7>>
 * @relayHash 6ff1af79baeb95acaff5d03697f4f5de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4482631847fe025819eecf4376120863200e803cebacabb92e57d64bf88a63b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyStageScreenQuery } from './MyStageScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyStageScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4482631847fe025819eecf4376120863200e803cebacabb92e57d64bf88a63b8",
    "metadata": {},
    "name": "MyStageScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
