/**
 * @generated SignedSource<<9b5d70bb6203bc6ef217702898fdcd47>>
 * @relayHash a9aec340cb15b6964be5c125d450472b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7624339fc1ee8aadb34b1c79800717634bfc4019462746e99e9ba723593a8d76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonNotesScreenQuery } from './PersonNotesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonNotesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7624339fc1ee8aadb34b1c79800717634bfc4019462746e99e9ba723593a8d76",
    "metadata": {},
    "name": "PersonNotesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
