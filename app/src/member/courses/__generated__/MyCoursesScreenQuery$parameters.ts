/**
 * @generated SignedSource<<49513db85cb46f7375ee3f8f8baf6273>>
 * @relayHash 4e6aaad0926c7f757a5c986a48ef1904
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d30908424b0f6fd2011cac6acd43df80feb55db8a4c379c97fada6a7cdba927

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyCoursesScreenQuery } from './MyCoursesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyCoursesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d30908424b0f6fd2011cac6acd43df80feb55db8a4c379c97fada6a7cdba927",
    "metadata": {},
    "name": "MyCoursesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
