/**
 * @generated SignedSource<<183eb4a5b5fe0a2ad7bcfe2b3d0fab12>>
 * @relayHash 8cf0fbb973c45d635135680085b7c2f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e98aeb58d1192f1fa3fdc485c3701af6c51936c1a047f86b8eb9ec6d4f4b0e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FastPageQuery } from './FastPageQuery.graphql';

const node: PreloadableConcreteRequest<FastPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e98aeb58d1192f1fa3fdc485c3701af6c51936c1a047f86b8eb9ec6d4f4b0e6",
    "metadata": {},
    "name": "FastPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
