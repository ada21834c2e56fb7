/**
 * @generated SignedSource<<4741ccd6767c83b9406e823e48fe6676>>
 * @relayHash 743bdd3b3cec5c6bf21d0302d49230f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bce9896fa775caeb4b5beb85b02cefb60b4c0ff05c4e43e6e724439aaeb8f8b3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonJourneyScreenQuery } from './PersonJourneyScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonJourneyScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bce9896fa775caeb4b5beb85b02cefb60b4c0ff05c4e43e6e724439aaeb8f8b3",
    "metadata": {},
    "name": "PersonJourneyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
