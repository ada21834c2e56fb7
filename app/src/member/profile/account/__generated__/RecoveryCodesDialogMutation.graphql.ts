/**
 * @generated SignedSource<<bef2f75ea27c53471d0152c1a336949f>>
 * @relayHash 290b9c7e80ebd68042f167d0a9f85d0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aaae119031413c7e82df766d02386224c10d4385c5fd2a5b1f2313267ac37c6b

import type { ConcreteRequest } from 'relay-runtime';
export type SecondStepInput = {
  code: string;
  currentPassword: string;
};
export type RecoveryCodesDialogMutation$variables = {
  input: SecondStepInput;
};
export type RecoveryCodesDialogMutation$data = {
  readonly renewRecoveryCodes: ReadonlyArray<string>;
};
export type RecoveryCodesDialogMutation = {
  response: RecoveryCodesDialogMutation$data;
  variables: RecoveryCodesDialogMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "kind": "ScalarField",
    "name": "renewRecoveryCodes",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RecoveryCodesDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecoveryCodesDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "aaae119031413c7e82df766d02386224c10d4385c5fd2a5b1f2313267ac37c6b",
    "metadata": {},
    "name": "RecoveryCodesDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a1e8c3273ba2d1e3fbf27715e84d78bf";

export default node;
