/**
 * @generated SignedSource<<c1751b5b2a0cd38d797286d02dd0b1aa>>
 * @relayHash 644bab7f81270ca61fe7e21ce9bf326c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f11e6f7159172a962b86bcb2735b27571780fa605b9ed2f0f78d28e3ffa87d44

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewResourceFileScreenQuery } from './NewResourceFileScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewResourceFileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f11e6f7159172a962b86bcb2735b27571780fa605b9ed2f0f78d28e3ffa87d44",
    "metadata": {},
    "name": "NewResourceFileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
