/**
 * @generated SignedSource<<427fba3f756accf5d353f25039f4995c>>
 * @relayHash b0b0e67e22253511134361087e3d8e7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b14215eafdbd66fd611538308791c2eb37492e45af10b5e0128ce05d80ac27b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseIntroScreenQuery } from './CourseIntroScreenQuery.graphql';

const node: PreloadableConcreteRequest<CourseIntroScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b14215eafdbd66fd611538308791c2eb37492e45af10b5e0128ce05d80ac27b",
    "metadata": {},
    "name": "CourseIntroScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
