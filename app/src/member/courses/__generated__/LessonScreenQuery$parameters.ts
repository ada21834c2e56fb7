/**
 * @generated SignedSource<<09f7ba06d40a3bd700713041686b3078>>
 * @relayHash cc8128e2f36b3cdd3eb1b1f88affaa9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c37f617e56a60e45f3fdf08b4437d3d955ecdd95161c118f3539a9962091d98e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LessonScreenQuery } from './LessonScreenQuery.graphql';

const node: PreloadableConcreteRequest<LessonScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c37f617e56a60e45f3fdf08b4437d3d955ecdd95161c118f3539a9962091d98e",
    "metadata": {},
    "name": "LessonScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
