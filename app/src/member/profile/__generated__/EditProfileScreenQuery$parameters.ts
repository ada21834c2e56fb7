/**
 * @generated SignedSource<<1dc13e893836ba7d7e2837f5c44d7130>>
 * @relayHash 6c68d25befb6ddcc6e7aa4baec11efde
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc22f5d9d3b0c2927fdadb37ad9789bde21f11fe1104ab328912ba53ffa7cf0f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditProfileScreenQuery } from './EditProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dc22f5d9d3b0c2927fdadb37ad9789bde21f11fe1104ab328912ba53ffa7cf0f",
    "metadata": {},
    "name": "EditProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
