/**
 * @generated SignedSource<<858a0e67a3df5dcb2b15d0d74f81e065>>
 * @relayHash acd85f97a8a17bd49dfdbb30e0baa5cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd23fe4125d782f62284940a8f492fdbc0e7cdf1d1e6a1f4e575da01dd992ba9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseScreenQuery } from './CourseScreenQuery.graphql';

const node: PreloadableConcreteRequest<CourseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd23fe4125d782f62284940a8f492fdbc0e7cdf1d1e6a1f4e575da01dd992ba9",
    "metadata": {},
    "name": "CourseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
