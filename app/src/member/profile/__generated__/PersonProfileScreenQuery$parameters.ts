/**
 * @generated SignedSource<<7f0d1907b36b4b78e2a2bbd0a29eb14d>>
 * @relayHash 8340defa762474499c809d99d652a9f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54cca5ff5ee31f213200df5a3fb4bdc99bf5d5ebf74935684ebfc90031adcab7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonProfileScreenQuery } from './PersonProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "54cca5ff5ee31f213200df5a3fb4bdc99bf5d5ebf74935684ebfc90031adcab7",
    "metadata": {},
    "name": "PersonProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
