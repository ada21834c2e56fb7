/**
 * @generated SignedSource<<ff6355f7886fba12176a4c7da1960e41>>
 * @relayHash ca653c8758bb187c6302a2063fceef31
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f99564d16e1521827316df1c11484ea89ebadf6ca4b43c568aca38e672f4cf0

import type { ConcreteRequest } from 'relay-runtime';
export type ImportState = "CHECKED" | "CHECKING" | "DONE" | "FAILED" | "RUNNING" | "STOPPED" | "UNDOING" | "UNDONE" | "%future added value";
export type ImportCheckMutation$variables = {
  databaseId: number;
};
export type ImportCheckMutation$data = {
  readonly applyImport: {
    readonly state: ImportState;
  };
};
export type ImportCheckMutation = {
  response: ImportCheckMutation$data;
  variables: ImportCheckMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "databaseId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "databaseId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ImportCheckMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Import",
        "kind": "LinkedField",
        "name": "applyImport",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "ImportCheckMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Import",
        "kind": "LinkedField",
        "name": "applyImport",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "1f99564d16e1521827316df1c11484ea89ebadf6ca4b43c568aca38e672f4cf0",
    "metadata": {},
    "name": "ImportCheckMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "63ba3ed4c4fa04b7815d65aeac579621";

export default node;
