/**
 * @generated SignedSource<<473f7d4d0e2f94a85a2c5adfe05e2f9f>>
 * @relayHash 7005647663b30331710462b081769c1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a84239663fc8fe1ec8f6aa511b0e817418afd08d6ce5a421edc34d59d4822a17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonAccessScreenQuery } from './PersonAccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonAccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a84239663fc8fe1ec8f6aa511b0e817418afd08d6ce5a421edc34d59d4822a17",
    "metadata": {},
    "name": "PersonAccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
