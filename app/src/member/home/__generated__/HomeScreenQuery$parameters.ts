/**
 * @generated SignedSource<<ee968660b430fd34f722aff552247899>>
 * @relayHash 5c7180dc1673b62fc4b66159a75c9de0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e74e8d6367828c321839db6b0c078efb8a0f2482e87e687a475d79220c8092b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e74e8d6367828c321839db6b0c078efb8a0f2482e87e687a475d79220c8092b",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
