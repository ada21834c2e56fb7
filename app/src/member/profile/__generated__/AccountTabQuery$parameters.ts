/**
 * @generated SignedSource<<176b89fc58da4c055293bf9b6378b00a>>
 * @relayHash d44549f1505bd8668cab92dc91e99ece
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5fe8b937ffb1ecbdf94b13845799e2542d17af5be7d53b931d7b8ccbbc850408

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccountTabQuery } from './AccountTabQuery.graphql';

const node: PreloadableConcreteRequest<AccountTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5fe8b937ffb1ecbdf94b13845799e2542d17af5be7d53b931d7b8ccbbc850408",
    "metadata": {},
    "name": "AccountTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
