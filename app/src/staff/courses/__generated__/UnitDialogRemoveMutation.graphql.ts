/**
 * @generated SignedSource<<67d1aded46a42037d3848207423fe8a9>>
 * @relayHash 2877c5439ffbcf2324022ce701fcc8be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ac88970441e947d1c4db8eed9500819f997006d6dde24721a459b4b2456f9ab

import type { ConcreteRequest } from 'relay-runtime';
export type UnitDialogRemoveMutation$variables = {
  id: number;
};
export type UnitDialogRemoveMutation$data = {
  readonly removeUnit: {
    readonly units: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type UnitDialogRemoveMutation = {
  response: UnitDialogRemoveMutation$data;
  variables: UnitDialogRemoveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Unit",
  "kind": "LinkedField",
  "name": "units",
  "plural": true,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UnitDialogRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "removeUnit",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UnitDialogRemoveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Course",
        "kind": "LinkedField",
        "name": "removeUnit",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2ac88970441e947d1c4db8eed9500819f997006d6dde24721a459b4b2456f9ab",
    "metadata": {},
    "name": "UnitDialogRemoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1560306d7be1622bd043b0719b78395b";

export default node;
