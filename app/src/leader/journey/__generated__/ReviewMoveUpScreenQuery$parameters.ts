/**
 * @generated SignedSource<<52a2537e84c458079a122fe78c2f5666>>
 * @relayHash 116e2a38ee750aba9a09103c94a6a24d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19bdc8538cd07b79dd25ec633bf7c6c9766f392b4e6a00a1e512db07635e174a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewMoveUpScreenQuery } from './ReviewMoveUpScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewMoveUpScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "19bdc8538cd07b79dd25ec633bf7c6c9766f392b4e6a00a1e512db07635e174a",
    "metadata": {},
    "name": "ReviewMoveUpScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
