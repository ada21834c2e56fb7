/**
 * @generated SignedSource<<98409d7477ae65c7cc2b6048b88413e9>>
 * @relayHash 45fa4048f744d9a828cb4112e66206d2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55777e578b6c3e3cba4174402a17824d92f67e59e1466370a9a0da61b82bce79

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResourceScreenQuery } from './ResourceScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResourceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55777e578b6c3e3cba4174402a17824d92f67e59e1466370a9a0da61b82bce79",
    "metadata": {},
    "name": "ResourceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
