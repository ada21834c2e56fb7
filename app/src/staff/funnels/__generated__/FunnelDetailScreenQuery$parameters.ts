/**
 * @generated SignedSource<<f9afcf4e81fd68b423c29bb231230755>>
 * @relayHash d7a7c70f1d0ca1b85f367b4eef945d4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9229d89202733811a991bbe7c21f9056170b3f2e29ef0193b7419eac7d1eee6e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FunnelDetailScreenQuery } from './FunnelDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<FunnelDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9229d89202733811a991bbe7c21f9056170b3f2e29ef0193b7419eac7d1eee6e",
    "metadata": {},
    "name": "FunnelDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
