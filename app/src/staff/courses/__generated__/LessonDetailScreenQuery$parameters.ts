/**
 * @generated SignedSource<<9f872f8cc7cb6c2e0b482a888a31e449>>
 * @relayHash 3f6aeb5e48501e5bc057f9051cf5230f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6bc455487e83d43011984ade9d36d09adee18120f59cf62bce98920de0da393f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LessonDetailScreenQuery } from './LessonDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<LessonDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6bc455487e83d43011984ade9d36d09adee18120f59cf62bce98920de0da393f",
    "metadata": {},
    "name": "LessonDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
