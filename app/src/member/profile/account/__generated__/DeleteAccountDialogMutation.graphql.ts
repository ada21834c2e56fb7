/**
 * @generated SignedSource<<305f7f91273ee786e398b34047d367d6>>
 * @relayHash ec175e6d008b5e5023c78a41243266fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c15eda410476f820b9c3d72bf9fe700a318fa7db8a09bdee8e23bf12c71f6af

import type { ConcreteRequest } from 'relay-runtime';
export type PrivacyRequestState = "DONE" | "FAILED" | "REQUESTED" | "WITHDRAWN" | "%future added value";
export type RequestDeletionInput = {
  code?: string | null;
  currentPassword: string;
};
export type DeleteAccountDialogMutation$variables = {
  input: RequestDeletionInput;
};
export type DeleteAccountDialogMutation$data = {
  readonly requestDeletion: {
    readonly state: PrivacyRequestState;
  };
};
export type DeleteAccountDialogMutation = {
  response: DeleteAccountDialogMutation$data;
  variables: DeleteAccountDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
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
    "name": "DeleteAccountDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PrivacyRequest",
        "kind": "LinkedField",
        "name": "requestDeletion",
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
    "name": "DeleteAccountDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PrivacyRequest",
        "kind": "LinkedField",
        "name": "requestDeletion",
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
    "id": "9c15eda410476f820b9c3d72bf9fe700a318fa7db8a09bdee8e23bf12c71f6af",
    "metadata": {},
    "name": "DeleteAccountDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "da13f108a43a684abd2d7a5c4caed81d";

export default node;
