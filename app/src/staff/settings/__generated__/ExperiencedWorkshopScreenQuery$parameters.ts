/**
 * @generated SignedSource<<9a24c78ddac356f2765abbd9f7bc2b27>>
 * @relayHash e9ad3d93599d5ae5f152ab1dabd11f1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d077ae4a177634b34a525b6fa74f24dd2ad186672fc8e13ec5a6eab8452d375

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ExperiencedWorkshopScreenQuery } from './ExperiencedWorkshopScreenQuery.graphql';

const node: PreloadableConcreteRequest<ExperiencedWorkshopScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d077ae4a177634b34a525b6fa74f24dd2ad186672fc8e13ec5a6eab8452d375",
    "metadata": {},
    "name": "ExperiencedWorkshopScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
