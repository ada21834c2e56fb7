/**
 * @generated SignedSource<<3b6cc54f7bb25b959663c5bb62797f6c>>
 * @relayHash e467483dab72e44b872c3a0460f0a894
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 192eed38402eb328d1b5edc426faa4f8781e5e932002c6032319cf2298b38306

import type { ConcreteRequest } from 'relay-runtime';
export type CurrentPasswordInput = {
  currentPassword: string;
};
export type secondFactorMutationsSetUpMutation$variables = {
  input: CurrentPasswordInput;
};
export type secondFactorMutationsSetUpMutation$data = {
  readonly setUpSecondFactor: {
    readonly key: string;
    readonly uri: string;
  };
};
export type secondFactorMutationsSetUpMutation = {
  response: secondFactorMutationsSetUpMutation$data;
  variables: secondFactorMutationsSetUpMutation$variables;
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
    "concreteType": "SecondFactorKey",
    "kind": "LinkedField",
    "name": "setUpSecondFactor",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "key",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "uri",
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
    "name": "secondFactorMutationsSetUpMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "secondFactorMutationsSetUpMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "192eed38402eb328d1b5edc426faa4f8781e5e932002c6032319cf2298b38306",
    "metadata": {},
    "name": "secondFactorMutationsSetUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ca089a78728a6e9a290f4934c9b901c5";

export default node;
