/**
 * @generated SignedSource<<8d0db2e73dc5b04c40bb8580221dc2d1>>
 * @relayHash dd000cc763d1ffdd906c4b532c7ea113
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da321f468f9dde208d41c9356daee73a07212a227191d052f0d7decf16c616f4

import type { ConcreteRequest } from 'relay-runtime';
export type SecondStepInput = {
  code: string;
  currentPassword: string;
};
export type TurnOffTwoStepDialogMutation$variables = {
  input: SecondStepInput;
};
export type TurnOffTwoStepDialogMutation$data = {
  readonly turnOffSecondFactor: {
    readonly recoveryCodesLeft: number;
    readonly secondFactorSince: string | null;
  };
};
export type TurnOffTwoStepDialogMutation = {
  response: TurnOffTwoStepDialogMutation$data;
  variables: TurnOffTwoStepDialogMutation$variables;
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
  "name": "secondFactorSince",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "recoveryCodesLeft",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TurnOffTwoStepDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "turnOffSecondFactor",
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
    "name": "TurnOffTwoStepDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AccountSecurity",
        "kind": "LinkedField",
        "name": "turnOffSecondFactor",
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
    "id": "da321f468f9dde208d41c9356daee73a07212a227191d052f0d7decf16c616f4",
    "metadata": {},
    "name": "TurnOffTwoStepDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d9383595c13e9df80bbeba1a21b7b365";

export default node;
