/**
 * @generated SignedSource<<940261c81a7e62f5087a9a6c3cb974e2>>
 * @relayHash 749d6695ccd6aba687e03edffa18f17e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4adeebe364a4f36140f4675209851226a6b471c92049cd1d804f6a4380bebeb5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonGroupsScreenQuery } from './PersonGroupsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonGroupsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4adeebe364a4f36140f4675209851226a6b471c92049cd1d804f6a4380bebeb5",
    "metadata": {},
    "name": "PersonGroupsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
