/**
 * @generated SignedSource<<15f765c536513e551e2b46b9c5a67e75>>
 * @relayHash 78063e11598f4ef9830b373d94cedd70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77f8471249721e907cf85530d6aa23c9725ab560d556630566ff290e48cea4b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyCoursesScreenQuery } from './MyCoursesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyCoursesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "77f8471249721e907cf85530d6aa23c9725ab560d556630566ff290e48cea4b5",
    "metadata": {},
    "name": "MyCoursesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
