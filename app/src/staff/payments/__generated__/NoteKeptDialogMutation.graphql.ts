/**
 * @generated SignedSource<<9f74f26094a6d51320db94627ead0607>>
 * @relayHash 75f20a2bb5458ab0d01a898d760f1626
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 398727340015d1c50ecf92ee83dd15a958fdba27ef4aa9c9f51fac2843de84a7

import type { ConcreteRequest } from 'relay-runtime';
export type NoteKeptDialogMutation$variables = {
  databaseId: number;
  reason: string;
};
export type NoteKeptDialogMutation$data = {
  readonly resolveCollectedPayment: {
    readonly resolution: string | null;
  };
};
export type NoteKeptDialogMutation = {
  response: NoteKeptDialogMutation$data;
  variables: NoteKeptDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "databaseId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "reason"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "databaseId",
        "variableName": "databaseId"
      },
      {
        "kind": "Variable",
        "name": "reason",
        "variableName": "reason"
      }
    ],
    "concreteType": "CollectedPayment",
    "kind": "LinkedField",
    "name": "resolveCollectedPayment",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "resolution",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NoteKeptDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NoteKeptDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "398727340015d1c50ecf92ee83dd15a958fdba27ef4aa9c9f51fac2843de84a7",
    "metadata": {},
    "name": "NoteKeptDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f0250466d0b609bcd10296b95bfe33dd";

export default node;
