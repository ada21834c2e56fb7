/**
 * @generated SignedSource<<fa557dbbe22f622db368759fa3873da0>>
 * @relayHash 1cfb7516e93ae3e3511a4fcfd0f65648
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6728dce0ad3c8058fb85bbc36fe09af7d2803122b07596259ae1577fbab746c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BatchesScreenQuery } from './BatchesScreenQuery.graphql';

const node: PreloadableConcreteRequest<BatchesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6728dce0ad3c8058fb85bbc36fe09af7d2803122b07596259ae1577fbab746c8",
    "metadata": {},
    "name": "BatchesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
