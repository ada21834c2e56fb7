/**
 * @generated SignedSource<<63ce0f0f75558ab04bd2b3ad424156ec>>
 * @relayHash 47d8d9b8ba498abb52f3989242f2431e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21f82d2721c8d38246775cd697d320bd834c989b176eb9a4854a50815258df88

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StaffHomeScreenQuery } from './StaffHomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<StaffHomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21f82d2721c8d38246775cd697d320bd834c989b176eb9a4854a50815258df88",
    "metadata": {},
    "name": "StaffHomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
