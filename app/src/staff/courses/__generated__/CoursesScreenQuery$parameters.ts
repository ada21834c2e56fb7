/**
 * @generated SignedSource<<55ed38fa14ed69c9e938216008f0f23a>>
 * @relayHash 2962cdc99584ab8262c6d9b0b3a392c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79a3298712a351b9e62656ab32b776afd22e128411d2e32bad035e45849586e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CoursesScreenQuery } from './CoursesScreenQuery.graphql';

const node: PreloadableConcreteRequest<CoursesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79a3298712a351b9e62656ab32b776afd22e128411d2e32bad035e45849586e2",
    "metadata": {},
    "name": "CoursesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
