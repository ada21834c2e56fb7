/**
 * @generated SignedSource<<a81b17bdaa65d5cbcf14f73b68354cda>>
 * @relayHash a08aaf4f6d5e763c678118a6b25616ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aab7b059d0547959ebdc9dd2f49536a4723e502277004a1146ee231b122516d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonJourneyScreenQuery } from './PersonJourneyScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonJourneyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aab7b059d0547959ebdc9dd2f49536a4723e502277004a1146ee231b122516d4",
    "metadata": {},
    "name": "PersonJourneyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
