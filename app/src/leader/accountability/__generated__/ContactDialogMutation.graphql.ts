/**
 * @generated SignedSource<<d7579eda43a6dfce19e25e539ef3bd29>>
 * @relayHash 69e09179fba62437e48e214a5dddd83b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9b8e54f39f72e9b145d738bad5f2747c3bd62dd5fca8be3ad259185d375a0fa

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountabilityContactInput = {
  chatLink?: string | null;
  meetingDay?: number | null;
  meetingTime?: string | null;
};
export type ContactDialogMutation$variables = {
  id: number;
  input: AccountabilityContactInput;
  revision: number;
};
export type ContactDialogMutation$data = {
  readonly saveAccountabilityContact: {
    readonly " $fragmentSpreads": FragmentRefs<"ContactDialog_group">;
  };
};
export type ContactDialogMutation = {
  response: ContactDialogMutation$data;
  variables: ContactDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "revision"
},
v3 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  },
  {
    "kind": "Variable",
    "name": "revision",
    "variableName": "revision"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ContactDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "AccountabilityGroup",
        "kind": "LinkedField",
        "name": "saveAccountabilityContact",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ContactDialog_group"
          }
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ContactDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "AccountabilityGroup",
        "kind": "LinkedField",
        "name": "saveAccountabilityContact",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "databaseId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "revision",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "meetingDay",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "meetingTime",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "chatLink",
            "storageKey": null
          },
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
    "id": "b9b8e54f39f72e9b145d738bad5f2747c3bd62dd5fca8be3ad259185d375a0fa",
    "metadata": {},
    "name": "ContactDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "32a008e9af5e222c520c90f33018a663";

export default node;
