/**
 * @generated SignedSource<<c98a8818e1c04571186aaf2ae2d43666>>
 * @relayHash bc586a0ebce36f79e0cad60b22340b83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36fad0100f4b72ced9fc65b664484fb530f27dfb92cd095ea190b14e0dbc6430

import type { ConcreteRequest } from 'relay-runtime';
export type ImportState = "CHECKED" | "CHECKING" | "DONE" | "FAILED" | "RUNNING" | "STOPPED" | "UNDOING" | "UNDONE" | "%future added value";
export type ImportColumnInput = {
  column?: string | null;
  sheet: string;
  title: string;
};
export type ImportColumnsMutation$variables = {
  columns: ReadonlyArray<ImportColumnInput>;
  databaseId: number;
};
export type ImportColumnsMutation$data = {
  readonly mapImport: {
    readonly state: ImportState;
  };
};
export type ImportColumnsMutation = {
  response: ImportColumnsMutation$data;
  variables: ImportColumnsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "columns"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "databaseId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "columns",
    "variableName": "columns"
  },
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "databaseId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ImportColumnsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Import",
        "kind": "LinkedField",
        "name": "mapImport",
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ImportColumnsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Import",
        "kind": "LinkedField",
        "name": "mapImport",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    "id": "36fad0100f4b72ced9fc65b664484fb530f27dfb92cd095ea190b14e0dbc6430",
    "metadata": {},
    "name": "ImportColumnsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "77b9e5adafd51ca8aea527741954cdbc";

export default node;
