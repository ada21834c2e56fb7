/**
 * @generated SignedSource<<32eb45a7debc45138cef704797cd9878>>
 * @relayHash 8dc3f4059af33ec296972539b6f1332d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59c813703978fb81934ca8599c215dd94c9a5d4ac6de324e922b55a8873cb980

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LessonDetailScreenQuery } from './LessonDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<LessonDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59c813703978fb81934ca8599c215dd94c9a5d4ac6de324e922b55a8873cb980",
    "metadata": {},
    "name": "LessonDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
