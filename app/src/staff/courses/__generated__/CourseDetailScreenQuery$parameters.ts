/**
 * @generated SignedSource<<03324924edee0f9b3b8a9524e0cfd3ea>>
 * @relayHash 55a2505e72f3456e2f25123beb9bc599
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6862a4e70117a45f7550a0dbc1d40907aefb404b91f13a7ada4835f1ceb22e9a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseDetailScreenQuery } from './CourseDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<CourseDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6862a4e70117a45f7550a0dbc1d40907aefb404b91f13a7ada4835f1ceb22e9a",
    "metadata": {},
    "name": "CourseDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
