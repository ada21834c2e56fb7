/**
 * @generated SignedSource<<8978ef80e258debdf881435a4d61e499>>
 * @relayHash 59e6d07c3d3eceabd7bd1763d9fd9e36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc1eb5e0383cd680c38b6d56b46b46e734789c04251ab1883beb232263e78721

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FunnelDetailScreenQuery } from './FunnelDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<FunnelDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fc1eb5e0383cd680c38b6d56b46b46e734789c04251ab1883beb232263e78721",
    "metadata": {},
    "name": "FunnelDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
