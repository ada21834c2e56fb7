/**
 * @generated SignedSource<<60f312f98e223bb695d104b84116dec6>>
 * @relayHash 00700b92463e67e4ba2621afbe4f3186
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecfa67d6c25d7c008f8083535917f05a5aeebc6a692f6010ba803370279f92b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoursesScreenQuery } from './CoursesScreenQuery.graphql';

const node: PreloadableConcreteRequest<CoursesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ecfa67d6c25d7c008f8083535917f05a5aeebc6a692f6010ba803370279f92b1",
    "metadata": {},
    "name": "CoursesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
