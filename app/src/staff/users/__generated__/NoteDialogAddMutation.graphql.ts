/**
 * @generated SignedSource<<69e91615b9af70a2f9a034f38c109f6f>>
 * @relayHash f6c61ec8edbf3df1e831348a605c70b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93a3d93b4722253049b470cafc7967fd18f0c7efbe5f85b07d7c7b7fc7c34804

import type { ConcreteRequest } from 'relay-runtime';
export type UserNoteInput = {
  body: string;
};
export type NoteDialogAddMutation$variables = {
  idempotencyKey: string;
  input: UserNoteInput;
  personId: number;
};
export type NoteDialogAddMutation$data = {
  readonly addUserNote: {
    readonly id: string;
  };
};
export type NoteDialogAddMutation = {
  response: NoteDialogAddMutation$data;
  variables: NoteDialogAddMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "idempotencyKey"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "personId"
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "idempotencyKey",
        "variableName": "idempotencyKey"
      },
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "userId",
        "variableName": "personId"
      }
    ],
    "concreteType": "UserNote",
    "kind": "LinkedField",
    "name": "addUserNote",
    "plural": false,
    "selections": [
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
    "name": "NoteDialogAddMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "NoteDialogAddMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "93a3d93b4722253049b470cafc7967fd18f0c7efbe5f85b07d7c7b7fc7c34804",
    "metadata": {},
    "name": "NoteDialogAddMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7e290e2162a7311dbf8c329582438e66";

export default node;
