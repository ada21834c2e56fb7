/**
 * @generated SignedSource<<baba9d3fc1605bd24c7726b4d2e0dd19>>
 * @relayHash f7feeec96c9b36c40bec87067eb90408
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d3acd2e4e0e92e126c69df242cf25af3814f53ba81dbd3a2fd63a24d65f08d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContentScreenQuery } from './ContentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d3acd2e4e0e92e126c69df242cf25af3814f53ba81dbd3a2fd63a24d65f08d9",
    "metadata": {},
    "name": "ContentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
