/**
 * @generated SignedSource<<10cc57580df62c80d022d3c416a7e85e>>
 * @relayHash 5fb60f0776adfe3dbb93189e360c8d57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8830cabb42b96e2278f326a6a0563383c8b9c93e2ab3e0c7bff281e87f0bc25

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseDetailScreenQuery } from './CourseDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<CourseDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8830cabb42b96e2278f326a6a0563383c8b9c93e2ab3e0c7bff281e87f0bc25",
    "metadata": {},
    "name": "CourseDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
