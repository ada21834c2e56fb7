/**
 * @generated SignedSource<<2004cec9054ddd22f9143e215b851096>>
 * @relayHash 3f4890a62dd62443653887f5b615ce5d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f9c4f8d7dca2f75d6a61d9922187f83b1b2b2ac495cc2fda498d658dad69ffd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersScreenQuery } from './MembersScreenQuery.graphql';

const node: PreloadableConcreteRequest<MembersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f9c4f8d7dca2f75d6a61d9922187f83b1b2b2ac495cc2fda498d658dad69ffd",
    "metadata": {},
    "name": "MembersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
