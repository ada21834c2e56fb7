/**
 * @generated SignedSource<<5aa1be22d2480b3cecee8b8d65ee811b>>
 * @relayHash f0a83dcc5f421ad62ff658692b7e47aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1bc96f3f1f5a83945c9d32e75b8a11051b1743764672ed93e5836ab07f1a6e69

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContentScreenQuery } from './ContentScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1bc96f3f1f5a83945c9d32e75b8a11051b1743764672ed93e5836ab07f1a6e69",
    "metadata": {},
    "name": "ContentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
