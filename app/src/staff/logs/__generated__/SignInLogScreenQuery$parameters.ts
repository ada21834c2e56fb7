/**
 * @generated SignedSource<<a934615b6f8fc5da352aea33a5b6a195>>
 * @relayHash ad24d3d4e77dce037db0f8ae743a18d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48d679a13ef7ee1c76627f9ab69c0861caef1738e7b75531af8efba10c95f963

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SignInLogScreenQuery } from './SignInLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<SignInLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48d679a13ef7ee1c76627f9ab69c0861caef1738e7b75531af8efba10c95f963",
    "metadata": {},
    "name": "SignInLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
