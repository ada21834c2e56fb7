/**
 * @generated SignedSource<<8784a7ac435976cfad98028780df6dd1>>
 * @relayHash 9b25b757bb2e1b23b637531bbb3b5f89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 614b4eccd93b0a7b1122ad46059af19807da13a6b8a2906b0625a6e20c4a4640

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FunnelDetailScreenQuery } from './FunnelDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<FunnelDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "614b4eccd93b0a7b1122ad46059af19807da13a6b8a2906b0625a6e20c4a4640",
    "metadata": {},
    "name": "FunnelDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
