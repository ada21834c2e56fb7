/**
 * @generated SignedSource<<783989746ddc7fc401610cd288ddce19>>
 * @relayHash 4b0a4685dbac15c5e2ea2543bb50cd86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15ebc5d9708b562d2610f7be9cbf56192ff30ab2d5ed425aee2a59621678b160

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LessonScreenQuery } from './LessonScreenQuery.graphql';

const node: PreloadableConcreteRequest<LessonScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15ebc5d9708b562d2610f7be9cbf56192ff30ab2d5ed425aee2a59621678b160",
    "metadata": {},
    "name": "LessonScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
