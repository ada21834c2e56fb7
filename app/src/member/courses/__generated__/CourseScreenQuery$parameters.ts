/**
 * @generated SignedSource<<35fad9cc41f15588760b58bfa445d694>>
 * @relayHash f1e24f2da61b263e50c6790a3cad6bf8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdaf4002d2bed49203c2b2af623ea9b949b9bf63f5d7af3b33bd442f2709fed7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CourseScreenQuery } from './CourseScreenQuery.graphql';

const node: PreloadableConcreteRequest<CourseScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cdaf4002d2bed49203c2b2af623ea9b949b9bf63f5d7af3b33bd442f2709fed7",
    "metadata": {},
    "name": "CourseScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
