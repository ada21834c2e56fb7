/**
 * @generated SignedSource<<6763ef5c3dbf7407a3ace39f8d1597b7>>
 * @relayHash 0051c88094dad4446bdb41d9aa9910ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c4e7a6fecc1abd3a9d8154886c5f0f47535b5645422a3bc07c0e05e826a6c74

import type { ConcreteRequest } from 'relay-runtime';
export type BulkFieldsBatchesQuery$variables = Record<PropertyKey, never>;
export type BulkFieldsBatchesQuery$data = {
  readonly enrollmentBatches: ReadonlyArray<{
    readonly batch: {
      readonly databaseId: number;
      readonly name: string;
    };
  }>;
};
export type BulkFieldsBatchesQuery = {
  response: BulkFieldsBatchesQuery$data;
  variables: BulkFieldsBatchesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BulkFieldsBatchesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EnrollmentBatch",
        "kind": "LinkedField",
        "name": "enrollmentBatches",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Batch",
            "kind": "LinkedField",
            "name": "batch",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BulkFieldsBatchesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EnrollmentBatch",
        "kind": "LinkedField",
        "name": "enrollmentBatches",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Batch",
            "kind": "LinkedField",
            "name": "batch",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8c4e7a6fecc1abd3a9d8154886c5f0f47535b5645422a3bc07c0e05e826a6c74",
    "metadata": {},
    "name": "BulkFieldsBatchesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "de589e18dae22ad92770714504b08415";

export default node;
