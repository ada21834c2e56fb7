/**
 * @generated SignedSource<<45c3da165d0d50a58f6a2b51acdcbaad>>
 * @relayHash 118fbcf7edbc6981324303a64a6d6f3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e5948abaff9cf2716519de506b178227758ed28b2a81f98a64bac59a3069a61

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResourceFilesScreenQuery } from './ResourceFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResourceFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e5948abaff9cf2716519de506b178227758ed28b2a81f98a64bac59a3069a61",
    "metadata": {},
    "name": "ResourceFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
