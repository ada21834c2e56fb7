/**
 * @generated SignedSource<<eaa691166fef547197e0155dfce770ed>>
 * @relayHash c6e5c1c2820fe37300ae1a158c09a2ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eceb3e595d0771651736120bdacc43333faf73e1379b5ef64b8dfe74b851b0ce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FunnelDetailScreenQuery } from './FunnelDetailScreenQuery.graphql';

const node: PreloadableConcreteRequest<FunnelDetailScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eceb3e595d0771651736120bdacc43333faf73e1379b5ef64b8dfe74b851b0ce",
    "metadata": {},
    "name": "FunnelDetailScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
