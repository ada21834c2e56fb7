/**
 * @generated SignedSource<<056897afb7d18cc7bb00d8268abc7294>>
 * @relayHash 4b14867360113130a28e88066b5caeb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03022ec1c80ed341028ade60913aeb5c26c1b8f21354b96299b04595a3662ee5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonActivityScreenQuery } from './PersonActivityScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonActivityScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03022ec1c80ed341028ade60913aeb5c26c1b8f21354b96299b04595a3662ee5",
    "metadata": {},
    "name": "PersonActivityScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
