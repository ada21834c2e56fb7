/**
 * @generated SignedSource<<c95ad6d91f60f2e290447062dc29cae6>>
 * @relayHash f5d660a3963d5cdd0c1078a7b62df664
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0167e95c42c1dca5824894c47548227bc8dbd3100594f2d3c9c5599ec6e9c23b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllPaymentsScreenQuery } from './AllPaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AllPaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0167e95c42c1dca5824894c47548227bc8dbd3100594f2d3c9c5599ec6e9c23b",
    "metadata": {},
    "name": "AllPaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
