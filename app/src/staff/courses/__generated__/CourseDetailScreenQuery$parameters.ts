/**
 * @generated SignedSource<<a7d1092882d5004f2c5b9ad77ddf83e0>>
 * @relayHash 46c9454ac88a388a1ac22407b10d1f06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0113171970fd4f016f132f4bb2a8ac941c6a1453949b05c482d469e359df8538

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseDetailScreenQuery } from './CourseDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<CourseDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0113171970fd4f016f132f4bb2a8ac941c6a1453949b05c482d469e359df8538",
    "metadata": {},
    "name": "CourseDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
