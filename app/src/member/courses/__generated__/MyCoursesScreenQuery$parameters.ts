/**
 * @generated SignedSource<<1af5e93b5f57b33b28676a601701b444>>
 * @relayHash e1bb542f85c2546f6d8edf712bca843e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ad1827f980d17c6745c19e2aa079eb1f68901085d92628f8bf754a4861b4f6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyCoursesScreenQuery } from './MyCoursesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyCoursesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ad1827f980d17c6745c19e2aa079eb1f68901085d92628f8bf754a4861b4f6e",
    "metadata": {},
    "name": "MyCoursesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
