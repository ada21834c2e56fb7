/**
 * @generated SignedSource<<56232507e69f1153dba5b99039d21202>>
 * @relayHash 105ab48ff7c926578db24a9af5e3a375
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e838d552c0377508e21036ea7cea414722ffe4f233995362276a94198a92441

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WaitingListScreenQuery } from './WaitingListScreenQuery.graphql';

const node: PreloadableConcreteRequest<WaitingListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e838d552c0377508e21036ea7cea414722ffe4f233995362276a94198a92441",
    "metadata": {},
    "name": "WaitingListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
