/**
 * @generated SignedSource<<0b354ffb59decfe01c96a7e06c800b17>>
 * @relayHash cef479b2beb320d9bc65cd14c0bfbdd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1230a7a81d74f3ff75acd58c621f69ef87d31dd7a502894c8a294a22aa00a2d8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangelogListScreenQuery } from './ChangelogListScreenQuery.graphql';

const node: PreloadableConcreteRequest<ChangelogListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1230a7a81d74f3ff75acd58c621f69ef87d31dd7a502894c8a294a22aa00a2d8",
    "metadata": {},
    "name": "ChangelogListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
