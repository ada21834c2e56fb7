/**
 * @generated SignedSource<<90e299cacd663edf7c2bdcef702a4db1>>
 * @relayHash 5a9bd7703e637fb1947aaa6f605c7a5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e24b4698e7d08ce534aa927047e7bc492f26966caf07aa396299e07834102b88

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PersonAccessScreenQuery } from './PersonAccessScreenQuery.graphql';

const node: PreloadableConcreteRequest<PersonAccessScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e24b4698e7d08ce534aa927047e7bc492f26966caf07aa396299e07834102b88",
    "metadata": {},
    "name": "PersonAccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
