/**
 * @generated SignedSource<<d066daed27f5a524fc846fc36692712d>>
 * @relayHash b97de3c4e7a0f069e10413f6008875a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8ba74ba9c052ed874f2eb5168502b752d3067c63773d6deaacbb7ab54a86ae7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LeaderHomeScreenQuery } from './LeaderHomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<LeaderHomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8ba74ba9c052ed874f2eb5168502b752d3067c63773d6deaacbb7ab54a86ae7",
    "metadata": {},
    "name": "LeaderHomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
