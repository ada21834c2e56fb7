/**
 * @generated SignedSource<<820beaa6d10a551c26d47042b899945c>>
 * @relayHash a7e6446851d7045005f9aa55c038f01a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca41e764f2956e5593e0e4021a1cbeba7d126da6fd33bc40ca901cb0f25b6cb5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProvidersScreenQuery } from './ProvidersScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProvidersScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ca41e764f2956e5593e0e4021a1cbeba7d126da6fd33bc40ca901cb0f25b6cb5",
    "metadata": {},
    "name": "ProvidersScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
