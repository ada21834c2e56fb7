/**
 * @generated SignedSource<<e5b17be78aeef950d7c3cb6892ff85c2>>
 * @relayHash 79c62d2b013a7437df0cc44cfad53ac3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b0341d9e5d3d43ffe2c0495c030c1e237839caf403dbdf5fd4f58652755e85e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonProfileScreenQuery } from './PersonProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b0341d9e5d3d43ffe2c0495c030c1e237839caf403dbdf5fd4f58652755e85e",
    "metadata": {},
    "name": "PersonProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
