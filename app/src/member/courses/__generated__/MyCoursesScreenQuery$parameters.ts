/**
 * @generated SignedSource<<0937e44b6dd6ab6ad041fdd6c9607e8c>>
 * @relayHash bcd46645bc9e3ffeba2076d7ab06477a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50c1c44179f64f4a2817d970000264ed6d4054621b88817145af45176e52549c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyCoursesScreenQuery } from './MyCoursesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyCoursesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50c1c44179f64f4a2817d970000264ed6d4054621b88817145af45176e52549c",
    "metadata": {},
    "name": "MyCoursesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
