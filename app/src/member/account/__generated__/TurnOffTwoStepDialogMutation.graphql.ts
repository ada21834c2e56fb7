/**
 * @generated SignedSource<<721a37bd8e666cfdf51f752445156004>>
 * @relayHash 0f48ce282e7879fd0f858e62e469ff4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 756dbb777cef33b693275f9ae8f88e740dd6f4c4169a1a28630a144f94583197

import type { ConcreteRequest } from 'relay-runtime';
export type CurrentPasswordInput = {
  currentPassword: string;
};
export type TurnOffTwoStepDialogMutation$variables = {
  input: CurrentPasswordInput;
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
    "id": "756dbb777cef33b693275f9ae8f88e740dd6f4c4169a1a28630a144f94583197",
    "metadata": {},
    "name": "TurnOffTwoStepDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9fbbbbe3b87bccd7a1fd7d365047c489";

export default node;
