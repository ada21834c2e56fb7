/**
 * @generated SignedSource<<510b04e3c659c0947317f7acdbb88876>>
 * @relayHash 37031cb1c3c4fabd7c1c989e50ad3a4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6a563c8a40744220221f20a4beddcf090950d1d880773e0a16295767827a4ef

import type { ConcreteRequest } from 'relay-runtime';
export type PersonNoteListPinMutation$variables = {
  id: number;
  pinned: boolean;
};
export type PersonNoteListPinMutation$data = {
  readonly setUserNotePinned: {
    readonly pinnedAt: string | null;
    readonly revision: number;
  };
};
export type PersonNoteListPinMutation = {
  response: PersonNoteListPinMutation$data;
  variables: PersonNoteListPinMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pinned"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "id"
  },
  {
    "kind": "Variable",
    "name": "pinned",
    "variableName": "pinned"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pinnedAt",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PersonNoteListPinMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserNote",
        "kind": "LinkedField",
        "name": "setUserNotePinned",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "name": "PersonNoteListPinMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserNote",
        "kind": "LinkedField",
        "name": "setUserNotePinned",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "e6a563c8a40744220221f20a4beddcf090950d1d880773e0a16295767827a4ef",
    "metadata": {},
    "name": "PersonNoteListPinMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9898119cc2c38db9df60071c12fb5de8";

export default node;
