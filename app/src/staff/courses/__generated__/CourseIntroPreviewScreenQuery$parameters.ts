/**
 * @generated SignedSource<<01eae411bd9673f8c0d20bf4426eeb82>>
 * @relayHash eb7b6fcc926fedeb8a8b29a058b2df9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d8cee9260fa33fcd6d7cd5cbe509846008e887d51bca8928080a0892c6c43375

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseIntroPreviewScreenQuery } from './CourseIntroPreviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<CourseIntroPreviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d8cee9260fa33fcd6d7cd5cbe509846008e887d51bca8928080a0892c6c43375",
    "metadata": {},
    "name": "CourseIntroPreviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
