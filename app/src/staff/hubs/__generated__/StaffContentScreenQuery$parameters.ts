/**
 * @generated SignedSource<<386f0e50e90d327dcc6dd9732d97ad03>>
 * @relayHash f1600eaa3de317bb568aaa10aaafe509
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0dede840744877b28ba961aee82935b53f36997b82ff63b5b2238c1e74806f0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StaffContentScreenQuery } from './StaffContentScreenQuery.graphql';

const node: PreloadableConcreteRequest<StaffContentScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0dede840744877b28ba961aee82935b53f36997b82ff63b5b2238c1e74806f0",
    "metadata": {},
    "name": "StaffContentScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
