/**
 * @generated SignedSource<<c54175fdf0a6c644aff09929fecbb7a3>>
 * @relayHash 46d2089f7039ac7795be127dc27d333a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e547020274642c813b5fc6721de44275f0ef9c076cf39e63cffb1a3d5302fd5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseScreenQuery } from './CourseScreenQuery.graphql';

const node: PreloadableConcreteRequest<CourseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e547020274642c813b5fc6721de44275f0ef9c076cf39e63cffb1a3d5302fd5a",
    "metadata": {},
    "name": "CourseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
