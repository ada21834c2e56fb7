/**
 * @generated SignedSource<<43996fca1b1c2f90559d9a4871e4d45a>>
 * @relayHash 19ecfb8ffe625a52314504abd7c04a0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4eb6b62a6ef932efc94177ef05e0fb58551f4496ca6dc4abc8d219fddd1e0615

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FunnelPageQuery } from './FunnelPageQuery.graphql';

const node: PreloadableConcreteRequest<FunnelPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4eb6b62a6ef932efc94177ef05e0fb58551f4496ca6dc4abc8d219fddd1e0615",
    "metadata": {},
    "name": "FunnelPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
