/**
 * @generated SignedSource<<7086fd97625c33fd73f646301b973ef9>>
 * @relayHash 876dd2a63c4eeb08602c1811d2a84cb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8080772aa3db0ff720c7dcea945751b6c723ce1c441ebeb283d4030eba6ee774

import type { ConcreteRequest } from 'relay-runtime';
export type ChangeEmailInput = {
  code?: string | null;
  currentPassword: string;
  email: string;
};
export type ChangeEmailDialogMutation$variables = {
  input: ChangeEmailInput;
};
export type ChangeEmailDialogMutation$data = {
  readonly changeEmail: {
    readonly pendingEmail: string | null;
  };
};
export type ChangeEmailDialogMutation = {
  response: ChangeEmailDialogMutation$data;
  variables: ChangeEmailDialogMutation$variables;
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
  "name": "pendingEmail",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ChangeEmailDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "changeEmail",
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
    "name": "ChangeEmailDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "changeEmail",
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
    "id": "8080772aa3db0ff720c7dcea945751b6c723ce1c441ebeb283d4030eba6ee774",
    "metadata": {},
    "name": "ChangeEmailDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c80c74282ab9e3fbd3444f2cd9f0e89c";

export default node;
