/**
 * @generated SignedSource<<ddf8b8348d740226bfe091cd3df3ba35>>
 * @relayHash 5b7ed03781e9d585707f9cc97c0a0589
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6fe28e3ff151e670f471593c112319e41e9aa36f980809f7cbf5b8a8ab7a67c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BatchDetailScreenQuery } from './BatchDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<BatchDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c6fe28e3ff151e670f471593c112319e41e9aa36f980809f7cbf5b8a8ab7a67c",
    "metadata": {},
    "name": "BatchDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
