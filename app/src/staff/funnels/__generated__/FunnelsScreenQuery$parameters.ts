/**
 * @generated SignedSource<<4a5fa9737d03d2970be44f20f02a3e67>>
 * @relayHash b399ecee1c6f3b354fc0ea8937aae4aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52320be5f9387c17562990354e385cc90f154563c2bec0c138ad69726f2c76e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FunnelsScreenQuery } from './FunnelsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FunnelsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "52320be5f9387c17562990354e385cc90f154563c2bec0c138ad69726f2c76e0",
    "metadata": {},
    "name": "FunnelsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
