/**
 * @generated SignedSource<<31dd59079ead23d690d15435571186fc>>
 * @relayHash 86599489e8867d926e039c2d38fe984c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5608c9ab1297f04e5d2107334699aadf0a8f94913041c2eb5daac0ea320f66cb

import type { ConcreteRequest } from 'relay-runtime';
export type BulkFieldsLevelsQuery$variables = Record<PropertyKey, never>;
export type BulkFieldsLevelsQuery$data = {
  readonly accessLevels: ReadonlyArray<{
    readonly databaseId: number;
    readonly name: string;
  }>;
};
export type BulkFieldsLevelsQuery = {
  response: BulkFieldsLevelsQuery$data;
  variables: BulkFieldsLevelsQuery$variables;
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
    "name": "BulkFieldsLevelsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AccessLevel",
        "kind": "LinkedField",
        "name": "accessLevels",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
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
    "name": "BulkFieldsLevelsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AccessLevel",
        "kind": "LinkedField",
        "name": "accessLevels",
        "plural": true,
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
    ]
  },
  "params": {
    "id": "5608c9ab1297f04e5d2107334699aadf0a8f94913041c2eb5daac0ea320f66cb",
    "metadata": {},
    "name": "BulkFieldsLevelsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "88e64dfbc77a51c02d29051889b65bee";

export default node;
