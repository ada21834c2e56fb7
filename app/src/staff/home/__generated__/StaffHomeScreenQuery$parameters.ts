/**
 * @generated SignedSource<<8fd27af6b335b33c29fb5d5d1b4a8f36>>
 * @relayHash 3571bad2d2cb391138baa7a3643af0c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af0a4b566ab479ba40c9814295481df5297a47d3345fa8cbb919efab8b80162d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StaffHomeScreenQuery } from './StaffHomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<StaffHomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af0a4b566ab479ba40c9814295481df5297a47d3345fa8cbb919efab8b80162d",
    "metadata": {},
    "name": "StaffHomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
