/**
 * @generated SignedSource<<b640467fced2ee128e4bf72fca8eff89>>
 * @relayHash 463721a418ccde5f44da40ca7ebbd022
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34f4bf753a51bffe38613bf577cfbcc33baf8cc5b40696eac7a8a00f6e752618

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersScreenQuery } from './MembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34f4bf753a51bffe38613bf577cfbcc33baf8cc5b40696eac7a8a00f6e752618",
    "metadata": {},
    "name": "MembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
