/**
 * @generated SignedSource<<5b8c141818984246f53a9371c816657c>>
 * @relayHash 7be9ced7cd3e53f979d55deb69ff3749
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff663586f8bd7dbea75d17efd47397452f2c393eaa0b0a49ebf18f1d318aefbb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonProfileScreenQuery } from './PersonProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff663586f8bd7dbea75d17efd47397452f2c393eaa0b0a49ebf18f1d318aefbb",
    "metadata": {},
    "name": "PersonProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
